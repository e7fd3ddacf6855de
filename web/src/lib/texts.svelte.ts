/** The players' words in five languages, from the Fluent files that the terminal uses too. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

export type Fact = string | number;
export type Facts = Record<string, Fact>;

const FILES = import.meta.glob<string>("@locales/*/{game,table,web,review,learn,rulebook}.ftl", {
  query: "?raw",
  import: "default",
});

class Texts {
  /** The language that is spoken now: it changes when all its words have arrived. */
  language = $state<Language>("en");
  /** Whether there are any words yet. */
  ready = $state(false);

  #bundle = $state.raw<FluentBundle | null>(null);
  /** What every screen needs; the tutorial, the rules and reviews add their own with `need`. */
  #areas: readonly string[] = ["game", "table", "web"];
  #needed = new Map<string, Promise<void>>();
  #wanted: Language = "en";
  #sources = new Map<string, Promise<string>>();

  /** Speak another language, as soon as its words have arrived. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    await this.#learn();
  }

  /** Have the words of another area too. */
  need(area: string): Promise<void> {
    const words = this.#needed.get(area) ?? this.#add(area);
    this.#needed.set(area, words);
    return words;
  }

  async #add(area: string): Promise<void> {
    this.#areas = [...this.#areas, area];
    try {
      await this.#learn();
    } catch (error) {
      this.#areas = this.#areas.filter((other) => other !== area); // so that it can be needed again
      this.#needed.delete(area);
      throw error;
    }
  }

  /** Have all words that are wanted, those too that are asked for meanwhile. */
  async #learn(): Promise<void> {
    const language = this.#wanted;
    const areas = this.#areas;
    const sources = await Promise.all(areas.map((area) => this.#source(language, area)));
    if (this.#wanted !== language || this.#areas !== areas) return this.#learn();
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.language = language;
    this.ready = true;
  }

  /** The text of a key, with the facts filled in. A key or fact that is missing is a bug: the tests look for it. */
  say(key: string, facts: Facts = {}): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    if (!this.#bundle || pattern === undefined || pattern === null) return missing(key, "no such text");
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, facts, errors);
    return errors[0] ? missing(key, errors[0].message) : text;
  }

  #source(language: Language, area: string): Promise<string> {
    const path = Object.keys(FILES).find((file) => file.endsWith(`/${language}/${area}.ftl`));
    const load = path === undefined ? undefined : FILES[path];
    if (!path || !load) return Promise.reject(new Error(`no texts for ${area} in ${language}`));
    const known = this.#sources.get(path);
    if (known) return known;
    const source = load();
    source.catch(() => this.#sources.delete(path)); // so that it can be asked for again
    this.#sources.set(path, source);
    return source;
  }
}

function missing(key: string, problem: string): string {
  console.error(`${key}: ${problem}`);
  return key;
}

export const texts = new Texts();

/** The text of a key in the language that is spoken now. */
export const say = (key: string, facts?: Facts): string => texts.say(key, facts);
