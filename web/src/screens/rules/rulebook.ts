/** How the rules page is put together: its parts with their rules, the table of player counts, and boards to draw. */

import { COLOURS, type Layout } from "@/lib/types";

/** The parts by their keys, each with the ids of its rules. */
export const PARTS = [
  ["rulebook-material", ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8"]],
  ["rulebook-match", ["G1", "G2", "G3"]],
  ["rulebook-preparing", ["P1", "P2", "P3", "P4"]],
  ["rulebook-tricks", ["T1", "T2", "T3"]],
  ["rulebook-declaring", ["D1", "D2", "D3", "D4", "D5", "D6"]],
  ["rulebook-winning", ["W1", "W2"]],
  ["rulebook-paradox", ["X1", "X2", "X3", "X4"]],
  ["rulebook-scoring", ["S1", "S2", "S3", "S4", "S5"]],
] as const;

export interface Count {
  players: number;
  numbers: number;
  dealt: number;
  tricks: number;
  predictions: readonly number[];
  sides: readonly Side[];
}

/** The table of player counts. */
export const COUNTS: readonly Count[] = [
  { players: 2, numbers: 5, dealt: 10, tricks: 8, predictions: [], sides: ["white"] },
  { players: 3, numbers: 6, dealt: 10, tricks: 8, predictions: [1, 3, 4], sides: ["white", "purple"] },
  { players: 4, numbers: 8, dealt: 10, tricks: 8, predictions: [1, 2, 3], sides: ["white", "purple"] },
  { players: 5, numbers: 9, dealt: 9, tricks: 7, predictions: [1, 2, 3], sides: ["purple"] },
];

export type Side = "white" | "purple";

/** A side of the board. On purple the colours move down one row with every three numbers. */
export function boardSide(side: Side, numbers: number): Layout {
  const spaces = Array.from({ length: numbers }, (_, column) =>
    COLOURS.map((colour, row) => {
      const down = side === "purple" ? Math.floor(column / 3) : 0;
      return { colour, number: column + 1, row: (row + down) % COLOURS.length, column };
    }),
  ).flat();
  return { name: side, spaces };
}
