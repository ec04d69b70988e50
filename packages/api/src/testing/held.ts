import { readFileSync } from 'node:fs';
import { platform } from 'node:process';

/** Only Linux tells the processor time of one thread. */
export const canTellHeld = platform === 'linux';

/** Processor time of the calling thread so far, in ms; the kernel counts it at each of its ticks, some ms apart. */
function threadMs(): number {
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
}

/** Between two looks at the time, ms. A look in each turn would keep the processor busy while the work only waits. */
const LOOK_MS = 1;

/**
 * The longest time in ms for which work held the calling thread between two turns of its event loop. It is processor time:
 * what else the computer does is not in it.
 */
export async function heldBy<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly held: number; readonly result: Result }> {
  let held = 0;
  let isOver = false;
  await new Promise(setImmediate);
  let before = threadMs();
  const look = () => {
    const now = threadMs();
    held = Math.max(held, now - before);
    before = now;
    if (!isOver) setTimeout(look, LOOK_MS);
  };
  setTimeout(look, LOOK_MS);
  try {
    const result = await work();
    isOver = true;
    look();
    return { held, result };
  } finally {
    isOver = true;
  }
}
