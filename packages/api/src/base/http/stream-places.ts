import { CallError } from '@cpc/contract';
import { addressOf } from './address.ts';
import type { ApiConfig } from '../services.ts';
import type { Call } from './call.ts';

/** The most streams of one address: a shop's network has one address; 30 customers and their second pages fit. */
export const MAX_STREAMS_PER_ADDRESS = 200;
/** The most streams of one account, one station's display or one person of a shop. */
export const MAX_STREAMS_PER_CALLER = 20;
/** The most streams of one server process; each holds about 30 kB. */
const MAX_STREAMS = 8_000;
/** This part of them is reserved for stations, their displays and shops. */
const RESERVED = 500;

/**
 * Counts the open streams of this process by address and by caller. Streams of stations, displays and shops are counted
 * by their login only, so that guests on their network cannot use up their places.
 */
export function streamPlaces({ addressLimitsFactor }: Pick<ApiConfig, 'addressLimitsFactor'>): {
  readonly take: (call: Call) => () => void;
} {
  const open = new Map<string, number>();
  const add = (key: string, by: number) => {
    const count = (open.get(key) ?? 0) + by;
    if (count === 0) open.delete(key);
    else open.set(key, count);
  };
  return {
    /** @returns the function that gives the place back. @throws CallError tooManyRequests */
    take(call) {
      const bounds = boundsOf(call, MAX_STREAMS_PER_ADDRESS * addressLimitsFactor);
      if (bounds.some(({ key, most }) => (open.get(key) ?? 0) >= most)) throw new CallError('tooManyRequests');
      for (const { key } of bounds) add(key, 1);
      return () => {
        for (const { key } of bounds) add(key, -1);
      };
    },
  };
}

function boundsOf(
  { caller, ip }: Call,
  perAddress: number,
): readonly { readonly key: string; readonly most: number }[] {
  const address = { key: `address ${addressOf(ip)}`, most: perAddress };
  const ofAll = (most: number) => ({ key: 'all', most });
  switch (caller.kind) {
    case 'visitor':
      return [ofAll(MAX_STREAMS - RESERVED), address];
    case 'customer':
      return [
        ofAll(MAX_STREAMS - RESERVED),
        address,
        { key: `account ${caller.accountId}`, most: MAX_STREAMS_PER_CALLER },
      ];
    case 'partner':
    case 'operator':
      return [ofAll(MAX_STREAMS), { key: `person ${caller.personId}`, most: MAX_STREAMS_PER_CALLER }];
    case 'station':
    case 'screen':
      return [ofAll(MAX_STREAMS), { key: `station ${caller.stationId}`, most: MAX_STREAMS_PER_CALLER }];
  }
}
