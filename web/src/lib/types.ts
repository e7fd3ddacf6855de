/** What the server says, as docs/http-api.md and docs/live.md write it down. Nothing here is made up by the client. */

/** Seats are 0, 1, … clockwise. */
export type Seat = number;

export const COLOURS = ["red", "blue", "yellow", "green"] as const;
export type Colour = (typeof COLOURS)[number];

export type Phase = "discard" | "predict" | "play" | "round_over" | "match_over";

/** A card and the colour it is declared in. */
export type Play = [number: number, colour: Colour];

export type Move = { discard: number } | { predict: number } | { play: Play };

export interface Space {
  colour: Colour;
  number: number;
}

/** A token on the research board; without a seat it is a neutral one. */
export interface Token extends Space {
  seat: Seat | null;
}

/** A space of the board and the cell it lies in. Spaces touch horizontally and vertically. */
export interface LaidSpace extends Space {
  row: number;
  column: number;
}

export interface Layout {
  name: string;
  spaces: LaidSpace[];
}

export interface Trick {
  leader: Seat;
  plays: Play[];
  winner: Seat;
}

export interface Score {
  tricks: number;
  bonus: number;
  total: number;
}

/** A match as one seat, or a spectator, may see it. */
export interface View {
  phase: Phase;
  round: number;
  start: Seat;
  to_act: Seat[];
  /** For each seat its cards, ascending; null where they are not shown. */
  hands: (number[] | null)[];
  hand_sizes: number[];
  discards: (number | null)[];
  discarded: boolean[];
  predictions: (number | null)[];
  /** For each seat the colours it may still declare. */
  tokens: Colour[][];
  board: Token[];
  leader: Seat;
  led: Colour | null;
  /** The trick under way, from its leader clockwise. */
  trick: Play[];
  /** Who takes the trick as it lies now. */
  winning?: Seat | null;
  /** The tricks of the round that are over. */
  tricks: Trick[];
  tricks_won: number[];
  paradox: Seat | null;
  round_scores: Score[][];
  totals: number[];
  winners: Seat[];
  secret: string | null;
  /** What this seat may do now. */
  legal: Move[];
}

export type GameEvent =
  | { event: "dealt"; round: number; start: Seat; hands: (number[] | null)[] }
  | { event: "neutral"; colour: Colour; number: number }
  | { event: "discarded"; seat: Seat; number: number | null }
  | { event: "predicted"; seat: Seat; tricks: number }
  | { event: "played"; seat: Seat; number: number; colour: Colour }
  | { event: "token_lost"; seat: Seat; colour: Colour }
  | { event: "trick_won"; seat: Seat }
  | { event: "paradox"; seat: Seat; hand: number[] }
  | { event: "round_scored"; scores: Score[] }
  | { event: "match_won"; winners: Seat[] };

export type Status = "open" | "playing" | "over" | "abandoned";

/** Who sits at a seat; a bot has its kind, a person null. */
export interface Player {
  name: string;
  bot: string | null;
}

/** A side of one's own, drawn as in a layout file. */
export interface OwnSide {
  name: string;
  rows: string[];
}

export interface Options {
  seats: number;
  side: string | OwnSide | null;
  public: boolean;
  /** Seconds for a move; null: nobody is hurried. */
  clock: number | null;
  start: Seat | null;
  hints: boolean;
  quick_start: boolean;
  pause: number;
}

/** What may be asked for when a table is made; what is left out follows the server's defaults. */
export type TableWish = Partial<Options> & { bots?: (string | null)[]; sit?: boolean };

/** The part of a picture that an entry brings up to date. */
export interface Changing {
  match: View | null;
  status: Status;
  players: (Player | null)[];
  /** So many of the free seats are kept for those who played before. */
  kept: number;
  host: Seat | null;
  ready: Seat[];
  offers: Seat[];
  rematch: string | null;
  /** When the clock of the seats to act began, in seconds since 1970. */
  waiting_since: number | null;
}

/** All that the asker may know of a table now. */
export interface Picture extends Changing {
  table: string;
  number: number;
  /** The asker's, null for a spectator. */
  seat: Seat | null;
  options: Options;
  commitment: string;
  entropy: (string | null)[];
  online: Seat[];
  layout: Layout;
  /** From which ply a match of the past is played on here; null for a match of its own. */
  practice: number | null;
}

export const PHRASES = ["hello", "well-played", "thanks", "oops", "thinking", "paradox", "good-game"] as const;
export type Phrase = (typeof PHRASES)[number];

/** What an entry of a table's log is about. */
type Happened =
  | { what: "seated"; seat: Seat; player: Player }
  | { what: "stood"; seat: Seat }
  | { what: "mixed"; seat: Seat; entropy: string }
  | { what: "made" | "begun" | "dealt" | "abandoned" }
  | { what: "moved"; seat: Seat; by: "player" | "bot" | "clock" }
  | { what: "ready"; seat: Seat }
  | { what: "reacted"; seat: Seat; phrase: Phrase }
  | { what: "offered"; seat: Seat; abandon: boolean }
  | { what: "rematched"; table: string };

/** An entry of a table's log. The newest also has the picture's changing part, and one's own seat as `you`. */
export type Entry = Happened & {
  number: number;
  at: number;
  events: GameEvent[];
  you?: Seat | null;
} & Partial<Changing>;

/** Why the server said no: for programs by its code, for people by rules and facts. */
export interface Refusal {
  code: string;
  message: string;
  rules: string[];
  facts: Record<string, unknown>;
}

/** What comes over the live connection. */
export type News =
  | ({ type: "picture" } & Picture)
  | ({ type: "entry" } & Entry)
  | { type: "online"; seats: Seat[] }
  | { type: "accepted"; id: string | null; number: number }
  | { type: "refused"; id: string | null; error: Refusal }
  | { type: "pong" };

/** What a client may ask over the live connection; each gets an id on its way. */
export type Request =
  | { type: "move"; based_on: number; move: Move }
  | { type: "ready" }
  | { type: "react"; phrase: Phrase }
  | { type: "abandon"; abandon: boolean };

/** The written answer to a request: the number of its entry. */
export interface Accepted {
  number: number;
  repeated: boolean;
}

/** A play that can't be made now, and why. */
export interface WhyNot {
  move: { play: Play };
  code: string;
  rules: string[];
  facts: Record<string, unknown>;
}

/** What a seat could work out by itself, for the number of the log it was asked at. */
export interface Help {
  number: number;
  why: WhyNot[];
  costs: { move: { play: Play }; loses: Colour }[];
  /** For each number in hand: how many such cards, and how many spaces they could still go to. */
  exposure: { number: number; in_hand: number; spaces: number }[];
  forced: Move | null;
}

/** What an action promises, each figure with its standard error. */
export interface Judgement {
  action: Move;
  /** The points of the round that it leads to, on average. */
  points: number;
  points_error: number;
  /** The chance to meet the prediction. */
  met: number;
  met_error: number;
  /** The chance to cause the paradox. */
  paradox: number;
  paradox_error: number;
  /** In how many worlds it was tried. */
  worlds: number;
}

/** What a seat may do, best first, for the number of the log it was asked at. */
export interface Hint {
  number: number;
  actions: Judgement[];
}

/** A decision of a finished match, judged by what its seat could know. */
export interface Decision {
  /** The frame of the replay in which the seat had to decide. */
  ply: number;
  round: number;
  seat: Seat;
  action: Move;
  best: Move;
  /** The points of the round that the action led to, on average. */
  points: number;
  points_error: number;
  best_points: number;
  /** Those after what is usual. */
  usual_points: number;
  met: number;
  paradox: number;
  /** What the action gave away against the best one, in points: own ones, and half of what others gained. */
  cost: number;
  cost_error: number;
}

/** Where a seat's points of a round came from: mean + deal − cost + luck. Null is what is not known. */
export interface Account {
  /** What such a seat usually gets, over all deals. */
  mean: number;
  /** How much more it would usually get with these cards. */
  deal: number | null;
  /** What its actions cost compared with the usual ones; below 0 is what they brought. */
  cost: number | null;
  points: number | null;
  /** The rest. */
  luck: number | null;
}

export interface Review {
  version: number;
  players: number;
  names: string[];
  decisions: Decision[];
  rounds: { round: number; seats: Account[] }[];
}

/** How far a review is that is still thought about. */
export interface Progress {
  done: number;
  of: number;
}

export interface Guest {
  id: string;
  name: string;
}

export interface Listed {
  table: string;
  status: Status;
  options: Options;
  players: (Player | null)[];
  made_at: number;
}

export interface Lobby {
  tables: Listed[];
  more: boolean;
}

export interface BotKind {
  name: string;
  /** Whether it is the one for people who did not choose. */
  default: boolean;
}

/** A seat of a finished match; without a name it is somebody who deleted themselves. */
export interface Finisher {
  name: string | null;
  bot: string | null;
  total: number;
  rank: number;
  won: boolean;
}

export interface FinishedMatch {
  table: string;
  ended_at: number;
  rated: boolean;
  seat: Seat;
  players: Finisher[];
}

/** Sums over all rounds one has played to the end of their matches. */
export interface Figures {
  rounds: number;
  tricks: number;
  predictions: number;
  met: number;
  bonuses: number;
  /** The sizes of the groups that earned bonuses. */
  groups: number;
  paradoxes: number;
}

export interface OwnFigures {
  matches: number;
  won: number;
  figures: Figures;
  rating: number | null;
}

export interface Place {
  rank: number;
  name: string;
  bot: string | null;
  rating: number;
  matches: number;
}

export interface DealtCards {
  hands: number[][];
  leftover: number[];
}

/** What dealing again needs, and what must come of it: see docs/deals.md. */
export interface DealSecret {
  players: number;
  commitment: string | null;
  secret: string | null;
  entropy: (string | null)[];
  start: Seat;
  /** Whether the start seat follows from the secret too. */
  drawn_start: boolean;
  /** How many of the first rounds were given and don't follow from the secret. */
  given: number;
  rounds: DealtCards[];
}

/** A moment of a replay; the first is after the first deal. */
export interface Frame {
  number: number;
  events: GameEvent[];
  match: View;
}

export interface Replay {
  /** Null for a record from a file. */
  table: string | null;
  players: (Player | null)[];
  layout: Layout;
  options: Options | null;
  deal: DealSecret;
  winners: Seat[];
  frames: Frame[];
}
