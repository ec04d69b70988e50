import { CallError } from '@cpc/contract';

/** Costly calls of one address that are worked on at once. */
export const MAX_AT_ONCE = 2;
/** Costly calls of one address that wait for their turn. */
export const MAX_WAITING_TURNS = 100;

/** Runs the work when the address has a place for it. @throws CallError tooManyRequests where too many wait already */
export type TakeTurn = <T>(address: string, work: () => Promise<T>) => Promise<T>;

interface Line {
  busy: number;
  readonly waiting: (() => void)[];
}

/**
 * Gives the costly calls of an address their turns, a few at once and one after the other, so that hundreds that come
 * at the same moment leave the others their share of every turn of the event loop.
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
      // Only after everybody else had a turn, also where nobody waits yet: calls that came at once are read one by one.
      setImmediate(giveOn, address, line);
    }
  };
}
