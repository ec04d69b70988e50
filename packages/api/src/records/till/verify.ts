import { tillHash, type TillRow } from './journal.ts';

/** How far a journal is verified: the place and the hash of its last entry, and what must be in the till by currency. */
export interface Verified {
  readonly place: number;
  readonly hash: string;
  readonly sums: ReadonlyMap<string, number>;
}

export const UNVERIFIED: Verified = { place: 0, hash: '', sums: new Map() };

/** An entry at which a journal does not hold together. */
export interface TillFault {
  readonly place: number;
  readonly what: 'place' | 'hash' | 'count';
  readonly expected: string | number;
  readonly found: string | number;
}

/**
 * Verifies the next entries of a journal (PA-15): no place is missing, each hash is of its entry and of the hash before it, and
 * what was counted is what the entries add up to.
 * @param rows in the order of their places
 * @returns how far it is verified, and the faults; after a fault, what stands there is taken as it is
 */
export function verifyTill(
  before: Verified,
  rows: readonly TillRow[],
): { readonly verified: Verified; readonly faults: readonly TillFault[] } {
  const faults: TillFault[] = [];
  const sums = new Map(before.sums);
  let { place, hash } = before;
  for (const row of rows) {
    const check = (what: TillFault['what'], expected: string | number, found: string | number) => {
      if (expected !== found) faults.push({ place: row.place, what, expected, found });
    };
    check('place', place + 1, row.place);
    check('hash', tillHash(hash, row), row.hash);
    const sum = (sums.get(row.currency) ?? 0) + row.amount;
    if (row.counted !== null) check('count', row.counted, sum);
    sums.set(row.currency, row.counted ?? sum);
    ({ place, hash } = row);
  }
  return { verified: { place, hash, sums }, faults };
}
