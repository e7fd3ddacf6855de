/** The server's HTTP API, typed. Whatever goes wrong is an ApiError, a lost network too. */

import type { Lesson } from "./lessons";
import type {
  Accepted,
  BotKind,
  Entry,
  FinishedMatch,
  Guest,
  Help,
  Hint,
  Listed,
  Lobby,
  Move,
  OwnFigures,
  Picture,
  Place,
  Progress,
  Refusal,
  Replay,
  Review,
  Seat,
  TableWish,
} from "./types";

/** Something was refused, or never arrived (`network`). Nothing has changed then. */
export class ApiError extends Error {
  readonly code: string;
  readonly rules: string[];
  readonly facts: Record<string, unknown>;
  /** Seconds to wait before asking again, where the server says so. */
  readonly wait: number | null;

  constructor(refusal: Refusal, wait: number | null = null) {
    super(refusal.message);
    this.name = "ApiError";
    this.code = refusal.code;
    this.rules = refusal.rules;
    this.facts = refusal.facts;
    this.wait = wait;
  }
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

async function answer(method: Method, path: string, body?: BodyInit, type?: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body, headers: { "Content-Type": type ?? "application/json" } }),
    });
  } catch {
    throw new ApiError({ code: "network", message: "the server can't be reached", rules: [], facts: {} });
  }
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** A refusal's own words; what has none (a proxy's page, say) is told by its status. */
async function refusalOf(response: Response): Promise<ApiError> {
  const wait = Number(response.headers.get("Retry-After")) || null;
  const body: unknown = await response.json().catch(() => null);
  if (body !== null && typeof body === "object" && "error" in body) return new ApiError(body.error as Refusal, wait);
  const code = response.status === 404 ? "not_found" : response.status >= 500 ? "internal" : "bad_request";
  return new ApiError({ code, message: response.statusText, rules: [], facts: {} }, wait);
}

async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await answer(method, path, body === undefined ? undefined : JSON.stringify(body));
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const TEXT = "text/plain;charset=utf-8";

const at = (table: string, what = "") => `/api/tables/${encodeURIComponent(table)}${what && `/${what}`}`;

export const api = {
  welcome: (name: string) => json<Guest>("POST", "/api/guests", { name }),
  me: () => json<Guest>("GET", "/api/me"),
  rename: (name: string) => json<Guest>("PATCH", "/api/me", { name }),
  forgetMe: () => json<undefined>("DELETE", "/api/me"),
  makeLink: () => json<{ code: string; seconds: number }>("POST", "/api/me/links"),
  useLink: (code: string) => json<Guest>("POST", "/api/guests/links/use", { code }),
  signOut: () => json<undefined>("DELETE", "/api/me/tokens/current"),
  myTables: () => json<Listed[]>("GET", "/api/me/tables"),
  myMatches: (before?: number) =>
    json<FinishedMatch[]>("GET", `/api/me/matches${before === undefined ? "" : `?before=${before}`}`),
  myFigures: () => json<OwnFigures>("GET", "/api/me/figures"),
  ladder: () => json<Place[]>("GET", "/api/leaderboard"),

  lobby: (page = 1) => json<Lobby>("GET", `/api/tables?page=${page}`),
  lessons: async () => (await json<{ lessons: Lesson[] }>("GET", "/api/lessons")).lessons,
  bots: async () => (await json<{ bots: BotKind[] }>("GET", "/api/bots")).bots,
  makeTable: (wish: TableWish) => json<Picture>("POST", "/api/tables", wish),
  picture: (table: string) => json<Picture>("GET", at(table)),
  log: async (table: string) => (await json<{ entries: Entry[] }>("GET", at(table, "log"))).entries,
  help: (table: string) => json<Help>("GET", at(table, "help")),
  hint: (table: string) => json<Hint>("GET", at(table, "hint")),
  join: (table: string, seat?: Seat) => json<Picture>("POST", at(table, "join"), seat === undefined ? {} : { seat }),
  leave: (table: string) => json<Accepted>("POST", at(table, "leave")),
  seatBot: (table: string, seat: Seat, bot: string) => json<Accepted>("POST", at(table, "bot"), { seat, bot }),
  clearSeat: (table: string, seat: Seat) => json<Accepted>("POST", at(table, "clear"), { seat }),
  mixIn: (table: string, text: string) => json<Accepted>("POST", at(table, "entropy"), { text }),
  begin: (table: string) => json<Accepted>("POST", at(table, "begin")),
  move: (table: string, id: string, based_on: number, move: Move) =>
    json<Accepted>("POST", at(table, "moves"), { id, based_on, move }),
  rematch: (table: string) => json<Picture>("POST", at(table, "rematch")),
  replay: (table: string) => json<Replay>("GET", at(table, "replay")),
  /** Where the record of a finished match can be downloaded. */
  recordPath: (table: string) => at(table, "record"),
  record: async (table: string) => (await answer("GET", at(table, "record"))).text(),
  readRecord: async (record: string): Promise<Replay> =>
    (await (await answer("POST", "/api/records", record, TEXT)).json()) as Replay,
  /** The review of a finished match. */
  review: (table: string) => json<Review | Progress>("GET", at(table, "review")),
  /** The review of a match by its record. */
  reviewRecord: async (record: string): Promise<Review | Progress> =>
    (await (await answer("POST", "/api/reviews", record, TEXT)).json()) as Review | Progress,
  /** A table of one's own where a recorded match stands at a frame, with bots at the other seats. */
  practise: (record: string, ply: number, seat: Seat, bot: string) =>
    json<Picture>("POST", "/api/practice", { record, ply, seat, bot }),
};
