/** The positions that make_positions.py wrote. */
import type { Layout, Seat, Space, View } from "@/lib/types";
import written from "./positions.json";

export interface Position {
  layout: Layout;
  match: View;
  groups: { seat: Seat; spaces: Space[] }[];
}

export const POSITIONS = written as unknown as Record<string, Position>;

export const NAMES = ["Ada", "Erwin", "Quark", "Maria Goeppert", "Boson"];
