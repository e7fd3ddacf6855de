/** What happens once, when the page is opened: the language an address asks for, and the page's keeper for offline. */

import { LANGUAGES, settings, type Language } from "./settings.svelte";

/** The language of `?lang=cs`, if we speak it. */
export function languageOf(url: URL): Language | null {
  const wanted = url.searchParams.get("lang");
  return LANGUAGES.find((language) => language === wanted) ?? null;
}

/** Speak as the address asks, and go on without saying it again. */
export function obeyAddress(): void {
  const url = new URL(location.href);
  const language = languageOf(url);
  if (language) settings.change({ language });
  if (!url.searchParams.has("lang")) return;
  url.searchParams.delete("lang");
  const rest = [...url.searchParams].map(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : name));
  history.replaceState(null, "", url.pathname + (rest.length > 0 ? `?${rest.join("&")}` : "") + url.hash);
}

/**
 * Have the shell of the page kept, so that it opens without a network too: what it has loaded by now, and what it loads
 * later. Nothing of a table is kept.
 */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keep = async () => {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
  };
  const later = () => void keep().catch(() => undefined);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
