import { CallError } from '@cpc/contract';

/** The most costly calls of one address that run at once. */
export const MAX_AT_ONCE = 2;
/** The most costly calls of one address that wait for their turn. */
export const MAX_WAITING_TURNS = 100;

/** Runs the work when the address has a free place. @throws CallError tooManyRequests if too many already wait */
export type TakeTurn = <T>(address: string, work: () => Promise<T>) => Promise<T>;

interface Line {
  busy: number;
  readonly waiting: (() => void)[];
}

/**
 * Runs the costly calls of an address in turns, a few at once, so that hundreds of simultaneous calls leave the event
 * loop free for others.
 * @param maxWaiting of one address
 */
export function turns(maxWaiting: number = MAX_WAITING_TURNS): TakeTurn {
  const lines = new Map<string, Line>();
  const giveOn = (address: string, line: Line) => {
    const next = line.waiting.shift();
    if (next) next();
    else if ((line.busy -= 1) === 0) lines.delete(address);
  };
  return async (address, work) => {
    const line = lines.get(address) ?? { busy: 0, waiting: [] };
    lines.set(address, line);
    if (line.busy < MAX_AT_ONCE) line.busy += 1;
    else {
      if (line.waiting.length >= maxWaiting) throw new CallError('tooManyRequests');
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // In a later turn of the event loop, even if no call waits yet: simultaneous calls are then read one by one.
      setImmediate(giveOn, address, line);
    }
  };
}
