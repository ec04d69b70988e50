import { setImmediate } from 'node:timers/promises';

/** Lines after which other calls have their turn: about 5 ms of work. */
const LINES = 200;

/** Maps the lines of a table, and lets other calls work in between. */
export async function inTurns<In, Out>(lines: readonly In[], map: (line: In) => Out): Promise<Out[]> {
  const mapped: Out[] = [];
  for (const [index, line] of lines.entries()) {
    if (index % LINES === LINES - 1) await setImmediate();
    mapped.push(map(line));
  }
  return mapped;
}
