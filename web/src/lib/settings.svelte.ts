/** What one has set on this device. It stays in the browser; the server knows nothing of it. */

export const LANGUAGES = ["en", "cs", "de", "fr", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Choices {
  /** Null follows the browser. */
  language: Language | null;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "on" | "off";
  /** `steps` tells the four colours apart by lightness alone. */
  palette: "usual" | "steps";
  sounds: boolean;
  /** Ask once more before a move is made. */
  confirm: boolean;
  /** What is forced, how exposed each number is, the largest group. */
  help: boolean;
  /** Milliseconds between what others do, so that it can be followed; 0 shows everything at once. */
  pace: number;
}

const USUAL: Choices = {
  language: null,
  theme: "auto",
  motion: "auto",
  palette: "usual",
  sounds: false,
  confirm: false,
  help: true,
  pace: 700,
};

const KEPT_AS = "catinthebox.settings";

/** What was kept, as far as it still makes sense: one bad value does not spoil the others. */
export function choicesFrom(kept: string | null): Choices {
  let found: unknown = null;
  try {
    found = JSON.parse(kept ?? "null");
  } catch {
    // Somebody else wrote it: begin anew.
  }
  const values = { ...(found !== null && typeof found === "object" ? found : {}) } as Record<string, unknown>;
  const one = <T>(name: keyof Choices, allowed: readonly T[], usual: T): T =>
    allowed.includes(values[name] as T) ? (values[name] as T) : usual;
  const pace = values.pace;
  return {
    language: one("language", [null, ...LANGUAGES], USUAL.language),
    theme: one("theme", ["auto", "light", "dark"] as const, USUAL.theme),
    motion: one("motion", ["auto", "on", "off"] as const, USUAL.motion),
    palette: one("palette", ["usual", "steps"] as const, USUAL.palette),
    sounds: one("sounds", [true, false], USUAL.sounds),
    confirm: one("confirm", [true, false], USUAL.confirm),
    help: one("help", [true, false], USUAL.help),
    pace: typeof pace === "number" && pace >= 0 && pace <= 5000 ? pace : USUAL.pace,
  };
}

/** The first language of the browser that we speak, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.split("-")[0]?.toLowerCase());
  return LANGUAGES.find((language) => language === spoken.find((tag) => LANGUAGES.some((l) => l === tag))) ?? "en";
}

/** Where a device does not let us keep anything, settings last as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

class Settings {
  #choices = $state.raw<Choices>(choicesFrom(kept()));

  /** All settings as they are now. */
  get now(): Choices {
    return this.#choices;
  }

  get language(): Language {
    return this.#choices.language ?? preferredLanguage(navigator.languages);
  }

  /** Whether things should hold still: as set, or as the device asks. */
  get still(): boolean {
    if (this.#choices.motion !== "auto") return this.#choices.motion === "off";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Change some; what another tab has changed meanwhile stays. */
  change(changes: Partial<Choices>): void {
    const before = kept();
    this.#choices = { ...(before === null ? this.#choices : choicesFrom(before)), ...changes };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.#choices));
    } catch {
      // Not kept, but valid for now.
    }
  }

  /** Do as other tabs are told, until what is returned is called. */
  follow(): () => void {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === KEPT_AS) this.#choices = choicesFrom(newValue);
    };
    window.addEventListener("storage", hear);
    return () => window.removeEventListener("storage", hear);
  }

  /** Tell the style sheets: attributes of the root, absent where the device decides. */
  show(root: HTMLElement): void {
    const { theme, motion, palette } = this.#choices;
    const set = (name: string, value: string | null) =>
      value === null ? root.removeAttribute(name) : root.setAttribute(name, value);
    set("data-theme", theme === "auto" ? null : theme);
    set("data-motion", { auto: null, on: "full", off: "less" }[motion]);
    set("data-palette", palette === "usual" ? null : "distinct");
    set("lang", this.language);
  }
}

export const settings = new Settings();
