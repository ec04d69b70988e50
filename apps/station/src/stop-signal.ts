/** Windows sends SIGBREAK for Ctrl+Break and SIGHUP when the window is closed; what others call SIGTERM ends at once. */
const STOPS: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGBREAK', 'SIGHUP'];

/** Aborts when this program is told to stop. */
export function stopSignal(stops = STOPS): AbortSignal {
  const stop = new AbortController();
  for (const name of stops) process.once(name, () => stop.abort());
  // An agent without its launcher ends too: the next launcher starts another one.
  process.once('disconnect', () => stop.abort());
  return stop.signal;
}
