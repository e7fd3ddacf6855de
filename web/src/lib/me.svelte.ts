/** Who one is here: nobody until something needs a guest, then a guest with a friendly name. */

import { api, ApiError } from "./api";
import { say } from "./texts.svelte";
import type { Guest } from "./types";

const KEPT_AS = "catinthebox.guest";
const NAMES = 6;

class Me {
  guest = $state.raw<Guest | null>(null);
  #asking: Promise<Guest> | null = null;

  /** Find out who one is, if one has been here before, or for certain. */
  async recall({ surely = false } = {}): Promise<Guest | null> {
    if (this.guest || !(surely || wasHere())) return this.guest;
    return this.#take(await whoAmI());
  }

  /** Be somebody: the guest one is already, or a new one of this name. */
  async welcome(name = friendlyName()): Promise<Guest> {
    if (this.guest) return this.guest;
    this.#asking ??= this.#become(name).finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** Be called so from now on. */
  async rename(name: string): Promise<void> {
    const guest = await this.welcome(name);
    if (guest.name !== name) this.#take(await api.rename(name));
  }

  /** Become the guest that another device has given a code for. */
  async carry(code: string): Promise<void> {
    this.#take(await api.useLink(code));
  }

  /** Be nobody on this device; others may still be this guest. */
  async signOut(): Promise<void> {
    await api.signOut();
    this.#take(null);
  }

  /** Be forgotten by the server, names in old matches included. */
  async forget(): Promise<void> {
    await api.forgetMe();
    this.#take(null);
  }

  async #become(name: string): Promise<Guest> {
    const guest = (await whoAmI()) ?? (await api.welcome(name));
    this.#take(guest);
    return guest;
  }

  #take(guest: Guest | null): Guest | null {
    this.guest = guest;
    try {
      if (guest) localStorage.setItem(KEPT_AS, "here");
      else localStorage.removeItem(KEPT_AS);
    } catch {
      // Then we ask the server next time.
    }
    return guest;
  }
}

async function whoAmI(): Promise<Guest | null> {
  try {
    return await api.me();
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_known") return null;
    throw error;
  }
}

/** The cookie is out of a page's sight, so we remember whether there should be one. */
function wasHere(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== null;
  } catch {
    return true;
  }
}

/** A name for somebody who has not chosen one; not one of these, which others have, as long as there are more. */
export function friendlyName(taken: readonly string[] = []): string {
  const all = Array.from({ length: NAMES }, (_, which) => say("web-guest-name", { which }));
  const left = all.filter((name) => !taken.includes(name));
  const names = left.length > 0 ? left : all;
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

export const me = new Me();
