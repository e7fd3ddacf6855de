/** What is said in passing: toasts to read, and words for the live region that screen readers speak. */

export interface Notice {
  id: number;
  text: string;
  tone: "plain" | "problem";
}

const SHOWN_FOR = 6000;

class Notices {
  shown = $state.raw<Notice[]>([]);
  /** What the live region says; the newest last, and only a few. */
  spoken = $state.raw<{ id: number; text: string }[]>([]);
  #count = 0;

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
    this.spoken = [...this.spoken, { id: (this.#count += 1), text }].slice(-8);
  }
}

export const notices = new Notices();
