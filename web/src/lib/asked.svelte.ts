/** Something asked of the server: on its way, here, or failed. What was here before stays until there is news. */
export class Asked<T> {
  value = $state.raw<T | null>(null);
  /** Why the last asking failed; null if it did not. */
  error = $state.raw<unknown>(null);
  readonly #ask: () => Promise<T>;
  #turn = 0;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
  }

  /** Ask, or ask again; only the newest answer counts. */
  again = async (): Promise<void> => {
    const turn = (this.#turn += 1);
    try {
      const value = await this.#ask();
      if (turn !== this.#turn) return;
      this.value = value;
      this.error = null;
    } catch (error) {
      if (turn === this.#turn) this.error = error;
    }
  };
}
