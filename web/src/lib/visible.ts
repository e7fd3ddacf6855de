/** Do something now and every few milliseconds, as long as somebody looks at the page; the result stops it. */
export function whileVisible(doing: () => void, every: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    clearInterval(timer);
    if (document.hidden) return;
    doing();
    timer = setInterval(doing, every);
  };
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
