/** A page that was away for a shorter time still has its connections, in ms. */
const MIN_AWAY_MS = 5_000;

/**
 * Calls back when a page returns from the background, or from the browser's back/forward cache. Phones end the
 * connections of such pages without an event.
 * @returns a function that stops this
 */
export function onPageReturn(back: () => void): () => void {
  let leftAt: number | undefined;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      leftAt = performance.now();
      return;
    }
    if (leftAt !== undefined && performance.now() - leftAt >= MIN_AWAY_MS) back();
    leftAt = undefined;
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) back();
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pageshow', onShow);
  };
}
