/* eslint-disable svelte/prefer-svelte-reactivity -- what is shown is in $state; the rest is nobody's to watch */
/**
 * A table, live. The connection comes back by itself and says which entry was the last; whatever was asked and not
 * answered is asked again under the same id, so nothing is missed and nothing is done twice.
 *
 * What is known and what is shown differ: what others do is shown one after the other, at a pace that can be followed.
 */

import { ApiError } from "./api";
import type { Entry, Move, News, Phrase, Picture, Request, Seat } from "./types";

/** `gone`: there is no such table, or this client is not understood. It makes no sense to try again. */
export type Connection = "connecting" | "live" | "lost" | "gone";

/** As much of a WebSocket as we need. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
}

export interface LiveOptions {
  connect?: (table: string) => Line;
  /** Milliseconds between what others do. */
  pace?: () => number;
}

interface Asked {
  message: Request & { id: string };
  answered: (number: number) => void;
  failed: (error: ApiError) => void;
}

const WAITS = [200, 500, 1000, 2000, 4000, 8000];
const QUIET_FOR = 25_000;
const ANSWER_WITHIN = 10_000;
const ASK_AGAIN_AFTER = 1000;
const FINAL_CODES = [4400, 4404];
const SIGNED_OUT = 4401;
const KEPT_ENTRIES = 400;

const CHANGING = ["match", "status", "players", "kept", "host", "ready", "offers", "rematch", "waiting_since"] as const;

export class LiveTable {
  /** The table as it is shown now. */
  picture = $state.raw<Picture | null>(null);
  connection = $state<Connection>("connecting");
  /** The own move that is on its way. */
  pending = $state.raw<Move | null>(null);
  /** Everything shown since the page was opened, oldest first. */
  entries = $state.raw<Entry[]>([]);
  /** The seats whose people are connected. */
  online = $state.raw<Seat[]>([]);
  /** Whether something has happened that is not shown yet. */
  catchingUp = $state(false);
  /** How many seconds the server's clock is ahead of ours. */
  ahead = $state(0);

  readonly table: string;
  readonly #connect: (table: string) => Line;
  readonly #pace: () => number;
  readonly #name = randomName();
  #count = 0;
  #line: Line | null = null;
  #known: number | null = null;
  /** Whether a hello has been answered: what comes before may be long past. */
  #greeted = false;
  #asked = new Map<string, Asked>();
  #ready: Promise<number> | null = null;
  #queue: (Entry | Picture)[] = [];
  #showing: ReturnType<typeof setTimeout> | null = null;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #heartbeat: ReturnType<typeof setTimeout> | null = null;
  #attempts = 0;
  #closed = false;

  constructor(table: string, { connect = openSocket, pace = () => 0 }: LiveOptions = {}) {
    this.table = table;
    this.#connect = connect;
    this.#pace = pace;
    this.#open();
    if (typeof window === "undefined") return;
    window.addEventListener("online", this.#lookUp);
    document.addEventListener("visibilitychange", this.#lookUp);
  }

  /** Make a move, on the table as it is shown. It is kept until the server has answered. */
  async move(move: Move): Promise<void> {
    if (this.pending || !this.picture) return;
    this.pending = move;
    try {
      await this.#ask({ type: "move", based_on: this.picture.number, move });
    } catch (error) {
      if (error instanceof ApiError && error.code === "late") this.#hello(null); // the whole picture, as it is now
      throw error;
    } finally {
      this.pending = null;
    }
  }

  /** The next round may begin; once is enough, and so it is when it has begun by itself meanwhile. */
  async ready(): Promise<void> {
    this.#ready ??= this.#ask({ type: "ready" }).finally(() => (this.#ready = null));
    try {
      await this.#ready;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "wrong_phase")) throw error;
    }
  }

  /** Said now or not at all: later it would be about something else. */
  async react(phrase: Phrase): Promise<void> {
    if (this.connection !== "live") throw refusal("network", "the server can't be reached");
    await this.#ask({ type: "react", phrase });
  }

  abandon = (abandon: boolean): Promise<number> => this.#ask({ type: "abandon", abandon });

  /** Show everything at once that is still waiting to be shown. */
  hurry(): void {
    if (this.#showing !== null) clearTimeout(this.#showing);
    this.#showing = null;
    while (this.#queue.length > 0) this.#showNext();
    this.catchingUp = false;
  }

  /** Connect as whoever one is now, and look at everything anew: who has just become a guest sees other things. */
  arrive(): void {
    this.#known = null;
    this.reconnect();
  }

  /** Connect anew, and go on where one was. */
  reconnect(): void {
    if (this.#closed || this.connection === "gone") return;
    this.#drop();
    this.#attempts = 0;
    if (this.connection === "live") this.connection = "connecting";
    this.#open();
  }

  /** Leave the table's side. */
  close(): void {
    this.#closed = true;
    this.#drop();
    if (typeof window !== "undefined") {
      window.removeEventListener("online", this.#lookUp);
      document.removeEventListener("visibilitychange", this.#lookUp);
    }
    if (this.#showing !== null) clearTimeout(this.#showing);
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** The network is back, or somebody looks at the page again: don't wait for the next attempt. */
  #lookUp = (): void => {
    if (isAside()) return;
    if (this.connection === "lost") this.reconnect();
    else if (this.connection === "live") this.#askWhetherItStands();
  };

  #open(): void {
    const line = this.#connect(this.table);
    this.#line = line;
    this.#expectAnswer();
    line.onopen = () => {
      this.connection = "live";
      this.#hello(this.#known);
      for (const { message } of this.#asked.values()) this.#send(message);
    };
    line.onmessage = ({ data }) => {
      this.#attempts = 0;
      this.#listen();
      this.#hear(JSON.parse(data) as News);
    };
    line.onclose = ({ code }) => this.#lost(code);
  }

  #drop(): void {
    const line = this.#line;
    this.#line = null;
    if (this.#heartbeat !== null) clearTimeout(this.#heartbeat);
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  #lost(code: number): void {
    this.#drop();
    if (FINAL_CODES.includes(code)) {
      this.connection = "gone";
      for (const { failed } of this.#asked.values()) failed(refusal("no_table", "there is no such table"));
      return;
    }
    if (code === SIGNED_OUT) this.#known = null; // who has become somebody else sees other things
    if (this.connection === "live" || this.#attempts > 0) this.connection = "lost";
    const wait = WAITS[Math.min(this.#attempts, WAITS.length - 1)] ?? 0;
    this.#attempts += 1;
    this.#later(wait, () => {
      if (this.#line === null) this.#open();
    });
  }

  /** A line that says nothing for long is asked whether it still stands. */
  #listen(): void {
    this.#whenQuiet(QUIET_FOR, () => this.#askWhetherItStands());
  }

  #askWhetherItStands(): void {
    this.#send({ type: "ping" });
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    this.#whenQuiet(ANSWER_WITHIN, () => this.#lost(1006));
  }

  /** What to do if nothing is heard from now on. */
  #whenQuiet(quiet: number, act: () => void): void {
    if (this.#heartbeat !== null) clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(act, quiet);
  }

  #hello(after: number | null): void {
    this.#greeted = false;
    this.#send({ type: "hello", views: true, ...(after === null ? {} : { after }) });
    this.#expectAnswer();
  }

  #ask(request: Request): Promise<number> {
    this.#count += 1;
    const message = { ...request, id: `${this.#name}-${this.#count}` };
    return new Promise((answered, failed) => {
      this.#asked.set(message.id, { message, answered, failed });
      this.#send(message);
    });
  }

  /** Said now, or with the next connection: who comes back repeats what was asked. */
  #send(message: object): void {
    if (this.connection === "live") this.#line?.send(JSON.stringify(message));
  }

  #hear(news: News): void {
    switch (news.type) {
      case "picture":
        this.#known = news.number;
        this.online = news.online;
        this.#queue.push(news);
        this.hurry();
        break;
      case "entry":
        if (this.#known !== null && news.number <= this.#known) break;
        this.#known = news.number;
        if (this.#greeted) this.ahead = news.at - Date.now() / 1000; // it has just been written
        this.#take(news);
        break;
      case "online":
        this.online = news.seats;
        this.#greeted = true;
        break;
      case "accepted":
        this.#answer(news.id)?.answered(news.number);
        break;
      case "refused":
        if (news.error.code === "unavailable") this.#askAgain(news.id);
        else this.#answer(news.id)?.failed(new ApiError(news.error));
        break;
      case "pong":
        break;
    }
  }

  #answer(id: string | null): Asked | undefined {
    const asked = id === null ? undefined : this.#asked.get(id);
    if (id !== null) this.#asked.delete(id);
    return asked;
  }

  #askAgain(id: string | null): void {
    this.#later(ASK_AGAIN_AFTER, () => {
      const asked = id === null ? undefined : this.#asked.get(id);
      if (asked) this.#send(asked.message);
    });
  }

  /** The own doing is shown at once, with all before it; what others do waits for its turn. */
  #take(entry: Entry): void {
    this.#queue.push(entry);
    const own = "seat" in entry && entry.seat === this.picture?.seat && entry.what !== "seated";
    if (own || entry.match === undefined || isAside() || this.#pace() === 0) this.hurry();
    else if (this.#showing === null) this.#showNextAndWait();
    this.catchingUp = this.#queue.length > 0;
  }

  #showNextAndWait(): void {
    const shown = this.#queue[0];
    this.#showNext();
    this.#showing = setTimeout(
      () => {
        this.#showing = null;
        if (this.#queue.length > 0) this.#showNextAndWait();
        this.catchingUp = this.#queue.length > 0;
      },
      this.#pace() * (shown ? breaths(shown) : 1),
    );
  }

  #showNext(): void {
    const next = this.#queue.shift();
    if (!next) return;
    if (isPicture(next)) {
      this.picture = next;
      return;
    }
    this.entries = [...this.entries, next].slice(-KEPT_ENTRIES);
    if (this.picture) this.picture = after(this.picture, next);
  }

  #later(wait: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#closed) act();
    }, wait);
    this.#timers.add(timer);
  }
}

function refusal(code: string, message: string): ApiError {
  return new ApiError({ code, message, rules: [], facts: {} });
}

/** The picture after an entry. */
function after(picture: Picture, entry: Entry): Picture {
  const changed = Object.fromEntries(CHANGING.filter((name) => entry[name] !== undefined).map((n) => [n, entry[n]]));
  const seat = entry.you === undefined ? picture.seat : entry.you;
  return { ...picture, ...changed, seat, number: entry.number };
}

/** How long something is looked at, in paces: a trick longer than a card, a paradox longest. */
function breaths(shown: Entry | Picture): number {
  if (isPicture(shown)) return 0;
  const events = shown.events.map(({ event }) => event);
  if (events.includes("paradox")) return 4;
  if (events.includes("trick_won")) return 2;
  return events.length > 0 && !events.includes("discarded") ? 1 : 0.3;
}

function isPicture(shown: Entry | Picture): shown is Picture {
  return "table" in shown && "layout" in shown;
}

/** Nobody looks at a page in the background, and its timers are slow. */
function isAside(): boolean {
  return typeof document !== "undefined" && document.hidden;
}

function openSocket(table: string): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`) as Line;
}

/** Also where a page is not served securely, and the browser has no `randomUUID`. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("");
}
