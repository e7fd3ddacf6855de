/**
 * How a move comes about: a card and a space in either order, by mouse, touch or keys. What can be chosen is what the
 * server lists as legal; why something can't comes from its help.
 */

import { reason, type Names } from "@/lib/telling";
import { say } from "@/lib/texts.svelte";
import type { Colour, Help, Move, Play, Seat, Space, View } from "@/lib/types";

/** What is on the table while somebody chooses. */
export interface Situation {
  view: View;
  seat: Seat | null;
  names: Names;
  help: Help | null;
  /** Ask once more before a play or a prediction. */
  confirm: boolean;
}

const COLOUR_KEYS: Record<string, Colour> = { r: "red", b: "blue", y: "yellow", g: "green" };

export class Choosing {
  /** The chosen card, by its place in the hand. */
  card = $state.raw<{ number: number; place: number } | null>(null);
  space = $state.raw<Space | null>(null);
  /** A move that waits for a yes. */
  proposal = $state.raw<Move | null>(null);
  /** A space or card that somebody wants to know about. */
  asked = $state.raw<{ space: Space } | { number: number } | null>(null);

  readonly #situation: () => Situation | null;
  readonly #act: (move: Move) => void;

  constructor(situation: () => Situation | null, act: (move: Move) => void) {
    this.#situation = situation;
    this.#act = act;
  }

  get #legal(): Move[] {
    return this.#situation()?.view.legal ?? [];
  }

  get #plays(): Play[] {
    return this.#legal.flatMap((move) => ("play" in move ? [move.play] : []));
  }

  /** The numbers in hand that can be chosen now; null when no card is asked for. */
  get playable(): number[] | null {
    const numbers = this.#legal.flatMap((move) =>
      "discard" in move ? [move.discard] : "play" in move ? [move.play[0]] : [],
    );
    return numbers.length > 0 ? unique(numbers) : null;
  }

  /** What can be predicted now. */
  get predictions(): number[] {
    return this.#legal.flatMap((move) => ("predict" in move ? [move.predict] : []));
  }

  /** Where the chosen card can go, or any card if none is chosen. */
  get open(): Space[] {
    const number = this.space ? null : (this.card?.number ?? null);
    return this.#plays.filter((play) => number === null || play[0] === number).map(spaceOf);
  }

  /** Of those, the spaces where a play costs a colour token. */
  get costly(): Space[] {
    return this.open.filter((space) => this.#costOf(space) !== null);
  }

  /** The colour token that is at risk by what is chosen or looked at. */
  get atRisk(): Colour | null {
    const looked = this.asked && "space" in this.asked && this.#isOpen(this.asked.space) ? this.asked.space : null;
    const proposed = this.proposal && "play" in this.proposal ? spaceOf(this.proposal.play) : null;
    const space = looked ?? proposed ?? this.space;
    return space ? this.#costOf(space) : null;
  }

  /** What to say about what somebody wants to know; null if there is nothing to say. */
  get answer(): string | null {
    const situation = this.#situation();
    if (!situation || !this.asked || !this.#myPlay(situation)) return null;
    return "space" in this.asked ? this.#aboutSpace(this.asked.space) : this.#aboutCard(this.asked.number);
  }

  chooseCard(number: number, place: number): void {
    const situation = this.#situation();
    if (!situation || !this.playable?.includes(number)) {
      this.asked = { number };
      return;
    }
    this.asked = null;
    const again = this.card?.place === place;
    if (situation.view.phase === "discard") {
      const move = { discard: number };
      if (again && this.proposal) this.#make(move);
      else {
        this.card = { number, place };
        this.proposal = move;
      }
    } else if (this.space?.number === number) {
      this.#propose({ play: [number, this.space.colour] });
    } else if (again) {
      this.clear();
    } else {
      this.clear();
      this.card = { number, place };
    }
  }

  chooseSpace(space: Space): void {
    const situation = this.#situation();
    if (!situation || !this.#isOpen(space)) {
      this.asked = { space };
      return;
    }
    const complete = this.card !== null && (!this.space || same(this.space, space));
    if (complete) {
      this.#propose({ play: [space.number, space.colour] });
      return;
    }
    const hand = situation.seat === null ? [] : (situation.view.hands[situation.seat] ?? []);
    this.clear();
    this.space = space;
    this.card = { number: space.number, place: hand.indexOf(space.number) };
    this.proposal = { play: [space.number, space.colour] };
  }

  predict(tricks: number): void {
    if (this.predictions.includes(tricks)) this.#propose({ predict: tricks });
  }

  /** Have a legal move lie ready, its card and space chosen; it waits for a yes, whatever the settings say. */
  layReady(move: Move): void {
    const situation = this.#situation();
    if (!situation || !this.#legal.some((legal) => JSON.stringify(legal) === JSON.stringify(move))) return;
    this.clear();
    this.proposal = move;
    if ("predict" in move) return;
    const number = "play" in move ? move.play[0] : move.discard;
    const hand = situation.seat === null ? [] : (situation.view.hands[situation.seat] ?? []);
    this.card = { number, place: hand.indexOf(number) };
    if ("play" in move) this.space = spaceOf(move.play);
  }

  /** Say yes to the proposed move. */
  agree(): void {
    if (this.proposal) this.#make(this.proposal);
  }

  clear(): void {
    this.card = null;
    this.space = null;
    this.proposal = null;
    this.asked = null;
  }

  /** A number, then r, b, y or g; Escape clears. Whether the key meant anything. */
  press(key: string): boolean {
    const situation = this.#situation();
    if (!situation) return false;
    if (key === "Escape") {
      const any = this.card !== null || this.proposal !== null || this.asked !== null;
      this.clear();
      return any;
    }
    if (/^[1-9]$/.test(key)) return this.#pressNumber(Number(key), situation);
    const colour = COLOUR_KEYS[key.toLowerCase()];
    if (!colour || !this.card || !this.#myPlay(situation)) return false;
    this.space = null;
    this.proposal = null;
    this.chooseSpace({ colour, number: this.card.number });
    return true;
  }

  #pressNumber(number: number, { view, seat }: Situation): boolean {
    if (this.predictions.length > 0) {
      this.predict(number);
      return true;
    }
    const place = seat === null ? -1 : (view.hands[seat]?.indexOf(number) ?? -1);
    if (!this.playable || place < 0) return false;
    if (view.phase === "play" && this.card?.number === number) return true; // chosen already
    this.space = null;
    this.chooseCard(number, this.card?.number === number ? this.card.place : place);
    return true;
  }

  #propose(move: Move): void {
    const again = JSON.stringify(this.proposal) === JSON.stringify(move);
    if (again || !this.#situation()?.confirm) this.#make(move);
    else {
      this.proposal = move;
      if ("play" in move) this.space = spaceOf(move.play);
    }
  }

  #make(move: Move): void {
    this.proposal = null;
    this.asked = null;
    this.#act(move);
  }

  #isOpen(space: Space): boolean {
    return this.open.some((other) => same(other, space));
  }

  #costOf(space: Space): Colour | null {
    const cost = this.#situation()?.help?.costs.find(({ move }) => same(spaceOf(move.play), space));
    return cost?.loses ?? null;
  }

  #myPlay({ view, seat }: Situation): boolean {
    return view.phase === "play" && seat !== null && view.to_act.includes(seat);
  }

  #aboutSpace(space: Space): string | null {
    if (this.#isOpen(space)) {
      const colour = this.#costOf(space);
      return colour ? say("web-cost", { colour }) : null;
    }
    const situation = this.#situation();
    const refusal = situation?.help?.why.find(({ move }) => same(spaceOf(move.play), space));
    if (situation && refusal) return reason(refusal, situation.names);
    if (this.card && this.card.number !== space.number) return say("web-other-number", { number: this.card.number });
    return reason({ code: "not_in_hand", rules: ["T2"], facts: { number: space.number } }, []);
  }

  /** Why a card can't be played at all: the reasons of its four colours. */
  #aboutCard(number: number): string | null {
    const situation = this.#situation();
    const refusals = situation?.help?.why.filter(({ move }) => move.play[0] === number) ?? [];
    return situation && refusals.length > 0
      ? unique(refusals.map((refusal) => reason(refusal, situation.names))).join(" ")
      : null;
  }
}

/** The space that a play goes to. */
export function spaceOf([number, colour]: Play): Space {
  return { number, colour };
}

function same(one: Space, other: Space): boolean {
  return one.colour === other.colour && one.number === other.number;
}

function unique<T>(values: T[]): T[] {
  return values.filter((value, place) => values.indexOf(value) === place);
}
