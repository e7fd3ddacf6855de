/** What is said in passing: toasts to read, and words for the live region that screen readers speak. */

export interface Notice {
  id: number;
  text: string;
  tone: "plain" | "problem";
}

const SHOWN_FOR = 6000;

class Notices {
  shown = $state.raw<Notice[]>([]);
  /** What the live region of a place says; the newest last, and only a few. */
  spoken = $state.raw<{ id: number; text: string; place: symbol | undefined }[]>([]);
  /** Where things are said: on the page, or in the dialog on top of it. All beneath an open dialog is out of reach. */
  #places = $state.raw<symbol[]>([]);
  #count = 0;

  /** The topmost place: what is said now is said there. */
  get place(): symbol | undefined {
    return this.#places.at(-1);
  }

  /** Have things said at a place on top of the others, until what is returned is called. */
  open(place: symbol): () => void {
    this.#places = [...this.#places, place];
    return () => (this.#places = this.#places.filter((other) => other !== place));
  }

  /** Show a short text for a while. */
  toast(text: string, tone: Notice["tone"] = "plain"): void {
    const notice = { id: (this.#count += 1), text, tone };
    this.shown = [...this.shown.filter((other) => other.text !== text), notice].slice(-3);
    setTimeout(() => this.dismiss(notice.id), SHOWN_FOR);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }

  /** Have a text spoken, after what is being spoken. */
  announce(text: string): void {
    this.spoken = [...this.spoken, { id: (this.#count += 1), text, place: this.place }].slice(-8);
  }
}

export const notices = new Notices();
