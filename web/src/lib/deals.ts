/** Dealing a match again, exactly as docs/deals.md says, with nothing but the browser's own cryptography. */

import type { DealSecret, DealtCards, Seat } from "./types";

/** The highest number and the cards for each seat, by the number of players. */
const CARDS: Readonly<Record<number, readonly [highest: number, each: number]>> = {
  2: [5, 10],
  3: [6, 10],
  4: [8, 10],
  5: [9, 9],
};
const OF_EACH_NUMBER = 5;

type Bytes = Uint8Array<ArrayBuffer>;

/** A round beside the same round dealt again. `given` was dealt by hand: there is nothing to compare. */
export type RoundFinding = "same" | "different" | "given";

/** What dealing again brought to light. */
export interface Findings {
  /** The secret's own commitment. */
  commitment: string;
  /** Whether it is the one that was shown before the first deal; null if none was. */
  kept: boolean | null;
  /** Whether the seat that started follows from the secret; null if it was chosen. */
  start: boolean | null;
  rounds: RoundFinding[];
}

/** Browsers compute hashes only for pages that came over a safe way: https, or from this very machine. */
export const canCheck = (): boolean => typeof crypto !== "undefined" && typeof crypto.subtle === "object";

/** Deal a match again and compare it with what was dealt. */
export async function checkDeals(deal: DealSecret & { secret: string }): Promise<Findings> {
  const key = await matchKey(deal.secret, deal.entropy);
  const rounds = deal.rounds.map(async (dealt, index): Promise<RoundFinding> => {
    if (index < deal.given) return "given";
    return same(dealt, await dealOf(key, deal.players, index + 1)) ? "same" : "different";
  });
  const commitment = await commitmentOf(deal.secret);
  return {
    commitment,
    kept: deal.commitment === null ? null : commitment === deal.commitment,
    start: deal.drawn_start ? (await startOf(key, deal.players)) === deal.start : null,
    rounds: await Promise.all(rounds),
  };
}

/** Whether nothing that could be compared was different. */
export function allTrue({ kept, start, rounds }: Findings): boolean {
  return kept !== false && start !== false && !rounds.includes("different");
}

/** What binds the dealer to a secret before anybody knows it. */
export async function commitmentOf(secret: string): Promise<string> {
  return hex(await sha256(bytes(`catinthebox commitment 1\n${secret}`)));
}

/** What all deals follow from: the secret, and what each seat added to it. */
export async function matchKey(secret: string, entropy: readonly (string | null)[]): Promise<Bytes> {
  const added = entropy.map(async (text, seat) => `${seat} ${text === null ? "-" : hex(await sha256(bytes(text)))}`);
  const lines = [`catinthebox deals 1 ${entropy.length}`, ...(await Promise.all(added))];
  return hmac(await signing(bytes(secret)), bytes(lines.join("\n")));
}

/** The seat that starts the first round. */
export async function startOf(key: Bytes, players: number): Promise<Seat> {
  return below(players, stream(key, "start"));
}

/** The cards of a round, from 1: each hand ascending, the leftover in its order. */
export async function dealOf(key: Bytes, players: number, round: number): Promise<DealtCards> {
  const [highest, each] = CARDS[players] ?? [0, 0];
  const cards = Array.from({ length: highest * OF_EACH_NUMBER }, (_, place) => Math.floor(place / OF_EACH_NUMBER) + 1);
  const numbers = stream(key, `round ${round}`);
  for (let left = cards.length; left > 1; left -= 1) {
    const place = await below(left, numbers);
    [cards[place], cards[left - 1]] = [cards[left - 1] as number, cards[place] as number];
  }
  const hands = Array.from({ length: players }, (_, seat) =>
    cards.slice(seat * each, (seat + 1) * each).sort((a, b) => a - b),
  );
  return { hands, leftover: cards.slice(players * each) };
}

/** Numbers of 32 bits without end, for one purpose. */
async function* stream(key: Bytes, label: string): AsyncGenerator<number, never> {
  const signer = await signing(key);
  for (let block = 0; ; block += 1) {
    const digest = new DataView((await hmac(signer, bytes(`${label} ${block}`))).buffer);
    for (let at = 0; at < digest.byteLength; at += 4) yield digest.getUint32(at);
  }
}

/** The next number below n, each equally likely: what would favour some is thrown away. */
async function below(n: number, numbers: AsyncGenerator<number, never>): Promise<number> {
  const fair = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const { value } = await numbers.next();
    if (value < fair) return value % n;
  }
}

const same = (one: DealtCards, other: DealtCards) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The order within a hand means nothing. */
const sorted = ({ hands, leftover }: DealtCards) => [hands.map((hand) => [...hand].sort((a, b) => a - b)), leftover];

const bytes = (text: string): Bytes => new TextEncoder().encode(text);

const hex = (some: Bytes) => [...some].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const sha256 = async (message: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest("SHA-256", message));

const HMAC = { name: "HMAC", hash: "SHA-256" };

/** A key to sign with. Browsers refuse an empty one; a single zero is the same to HMAC. */
const signing = (key: Bytes) =>
  crypto.subtle.importKey("raw", key.length > 0 ? key : new Uint8Array(1), HMAC, false, ["sign"]);

const hmac = async (key: CryptoKey, message: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.sign(HMAC, key, message));
