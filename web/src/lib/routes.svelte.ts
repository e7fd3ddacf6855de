/** Where one is: addresses as typed routes, over the browser's own history. */

export type Route =
  | { at: "home"; play: boolean }
  | { at: "table"; id: string }
  | { at: "replay"; id: string | null; ply: number | null }
  | { at: "learn" }
  | { at: "rules"; rule: string | null }
  | { at: "me"; code: string | null }
  | { at: "nowhere" };

export type Place = Route["at"];

/** The route that an address means. What follows # stays in the browser: a link's code, a rule's id. */
export function routeOf(url: URL): Route {
  const [first, second, ...rest] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const after = decodeURIComponent(url.hash.slice(1)) || null;
  if (first === undefined) return { at: "home", play: url.searchParams.has("play") };
  if (rest.length > 0) return { at: "nowhere" };
  if (first === "table" && second !== undefined) return { at: "table", id: second };
  if (first === "replay") return { at: "replay", id: second ?? null, ply: wholeNumber(url.searchParams.get("ply")) };
  if (second !== undefined) return { at: "nowhere" };
  if (first === "learn") return { at: "learn" };
  if (first === "rules") return { at: "rules", rule: after };
  if (first === "me") return { at: "me", code: after };
  return { at: "nowhere" };
}

/** The address of a route. */
export function pathOf(route: Route): string {
  switch (route.at) {
    case "home":
      return route.play ? "/?play" : "/";
    case "table":
      return `/table/${encodeURIComponent(route.id)}`;
    case "replay": {
      const path = route.id === null ? "/replay" : `/replay/${encodeURIComponent(route.id)}`;
      return route.ply === null ? path : `${path}?ply=${route.ply}`;
    }
    case "rules":
      return route.rule === null ? "/rules" : `/rules#${encodeURIComponent(route.rule)}`;
    case "me":
      return route.code === null ? "/me" : `/me#${encodeURIComponent(route.code)}`;
    case "learn":
      return "/learn";
    case "nowhere":
      return "/nowhere";
  }
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

class Router {
  route = $state.raw<Route>(routeOf(new URL(location.href)));

  /** Go somewhere; `replace` leaves no step back to where one was. */
  go(route: Route, { replace = false } = {}): void {
    const path = pathOf(route);
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#arrive();
  }

  /** Follow the browser's back and forward, and links within the page, until the returned function is called. */
  follow(): () => void {
    const arrive = () => this.#arrive();
    const click = (event: MouseEvent) => this.#click(event);
    window.addEventListener("popstate", arrive);
    document.addEventListener("click", click);
    return () => {
      window.removeEventListener("popstate", arrive);
      document.removeEventListener("click", click);
    };
  }

  #arrive(): void {
    this.route = routeOf(new URL(location.href));
  }

  /** A plain click on a link of our own changes the screen; all others are the browser's. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    history.pushState(null, "", link.href);
    this.#arrive();
  }
}

export const router = new Router();
