/** Tables as people wish for them: one with bots, at once, or one for friends. */

import type { TableWish } from "./types";

export type Side = "white" | "purple" | null;

/** A match against bots: a bot for every seat but one's own, and the side of the board (null: the rulebook's). */
export interface WithBots {
  bots: string[];
  side: Side;
}

/** A table for friends: its seats, and how many of them bots take. */
export interface WithFriends {
  seats: number;
  bots: number;
  bot: string;
  public: boolean;
  /** Seconds for a move; 0: nobody is hurried. */
  clock: number;
  side: Side;
  /** Whether people may ask for hints. */
  hints: boolean;
}

export const SEATS = [2, 3, 4, 5];
export const CLOCKS = [0, 30, 60, 180, 86_400];

/** The bot for people who did not choose: friendly, and not hard to beat. */
export const DEFAULT_BOT = "housecat";

const FOUR: WithBots = { bots: [DEFAULT_BOT, DEFAULT_BOT, DEFAULT_BOT], side: null };
const KEPT_AS = "catinthebox.bots";

/** The table with bots that was asked for last, three friendly ones at first. */
export function lastWithBots(): WithBots {
  try {
    return withBotsFrom(localStorage.getItem(KEPT_AS));
  } catch {
    return FOUR;
  }
}

export function keepWithBots(wish: WithBots): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(wish));
  } catch {
    // Then it is three friendly ones again next time.
  }
}

/** What was kept, if it still makes sense. */
export function withBotsFrom(kept: string | null): WithBots {
  try {
    const found = JSON.parse(kept ?? "null") as Partial<WithBots> | null;
    const bots = found?.bots;
    if (!Array.isArray(bots) || !SEATS.includes(bots.length + 1)) return FOUR;
    if (!bots.every((bot) => typeof bot === "string")) return FOUR;
    return { bots, side: found?.side === "white" || found?.side === "purple" ? found.side : null };
  } catch {
    return FOUR;
  }
}

/** The same bots for another number of players; new ones are of the last one's kind. */
export function forPlayers(wish: WithBots, players: number): WithBots {
  const kind = wish.bots.at(-1) ?? DEFAULT_BOT;
  return { ...wish, bots: Array.from({ length: players - 1 }, (_, index) => wish.bots[index] ?? kind) };
}

/** What to ask the server for: one sits first, the bots follow. Against bots hints are always fair. */
export function botTable({ bots, side }: WithBots): TableWish {
  return { seats: bots.length + 1, side, hints: true, bots: [null, ...bots] };
}

/** What to ask the server for: people first, bots in the last seats. One seat at least is left for a friend. */
export function friendsTable(wish: WithFriends): TableWish {
  const { seats, side } = wish;
  const people = Math.max(2, seats - wish.bots);
  return {
    seats,
    side,
    public: wish.public,
    clock: wish.clock || null,
    hints: wish.hints,
    bots: Array.from({ length: seats }, (_, seat) => (seat < people ? null : wish.bot)),
  };
}
