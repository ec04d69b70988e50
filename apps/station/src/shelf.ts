import type { WaitingItem } from '@cpc/contract';

/** Steps of the journal about the items in the bays (SA-07). */
export type ShelfEntry =
  /** An item was laid in its bay. */
  | ({ readonly step: 'laid' } & WaitingItem)
  /** An item was handed over against its code; from here on the code opens nothing. */
  | { readonly step: 'handed'; readonly job_id: WaitingItem['job_id']; readonly at: number }
  /** The server knows of the hand-over. */
  | { readonly step: 'told'; readonly job_id: WaitingItem['job_id'] }
  /** A code that opened nothing. */
  | { readonly step: 'miss'; readonly at: number }
  /**
   * The waiting items that the server and this station agree on, and the key that their codes are signed with. `asked`:
   * the items here when the server was asked; the answer does not include what was laid down or handed over since.
   */
  | {
      readonly step: 'shelf';
      readonly public_key: string;
      readonly items: readonly WaitingItem[];
      readonly asked?: readonly WaitingItem['job_id'][];
    };

/** The journal's state of the bays. */
export interface Shelf {
  /** Ed25519, SPKI in base64url; undefined until the server has sent it. */
  readonly publicKey: string | undefined;
  readonly items: ReadonlyMap<string, WaitingItem>;
  /** Items handed over and not reported yet, with the time of the hand-over. */
  readonly unreported: ReadonlyMap<WaitingItem['job_id'], number>;
  /** The times of the wrong codes since the last right one, oldest first. */
  readonly misses: readonly number[];
}

export const EMPTY_SHELF: Shelf = { publicKey: undefined, items: new Map(), unreported: new Map(), misses: [] };

/** More wrong codes than this make no lock longer. */
const MAX_MISSES = 20;

const STEPS: ReadonlySet<string> = new Set<ShelfEntry['step']>(['laid', 'handed', 'told', 'miss', 'shelf']);

export const isShelfEntry = (entry: { readonly step: string }): entry is ShelfEntry => STEPS.has(entry.step);

/** The state of the bays after an entry. */
export function foldShelf(shelf: Shelf, entry: ShelfEntry): Shelf {
  switch (entry.step) {
    case 'laid': {
      const { step: _, ...item } = entry;
      return { ...shelf, items: new Map(shelf.items).set(item.job_id, item) };
    }
    case 'handed':
      return {
        ...shelf,
        items: without(shelf.items, entry.job_id),
        unreported: new Map(shelf.unreported).set(entry.job_id, entry.at),
        misses: [],
      };
    case 'told':
      return { ...shelf, unreported: without(shelf.unreported, entry.job_id) };
    case 'miss':
      return { ...shelf, misses: [...shelf.misses, entry.at].slice(-MAX_MISSES) };
    case 'shelf':
      return { ...shelf, publicKey: entry.public_key, items: answered(shelf, entry) };
  }
}

function answered(
  { items, unreported }: Shelf,
  { items: reported, asked }: Extract<ShelfEntry, { step: 'shelf' }>,
): Shelf['items'] {
  const known = new Set<string>(asked ?? items.keys());
  const laidSince = [...items.values()].filter(({ job_id }) => !known.has(job_id));
  // An item that was handed over here may still be in the server's list.
  const isHanded = (id: WaitingItem['job_id']) =>
    unreported.has(id) || (asked?.includes(id) === true && !items.has(id));
  const waiting = reported.filter(({ job_id }) => !isHanded(job_id));
  return new Map([...laidSince, ...waiting].map((item) => [item.job_id, item]));
}

function without<K, V>(map: ReadonlyMap<K, V>, key: K): Map<K, V> {
  const left = new Map(map);
  left.delete(key);
  return left;
}

/** The smallest set of entries with the same state. */
export function shelfEntries({ publicKey, items, unreported, misses }: Shelf): ShelfEntry[] {
  const laid = [...items.values()];
  return [
    ...(publicKey === undefined
      ? laid.map((item): ShelfEntry => ({ step: 'laid', ...item }))
      : [{ step: 'shelf' as const, public_key: publicKey, items: laid }]),
    // A hand-over clears the wrong codes before it, so the wrong codes are written last.
    ...[...unreported].map(([job_id, at]): ShelfEntry => ({ step: 'handed', job_id, at })),
    ...misses.map((at): ShelfEntry => ({ step: 'miss', at })),
  ];
}
