import type { Tx } from '../../base/db/database.ts';
import { keepDocument, type StoredDocument } from '../../records/documents/store.ts';
import { type Keeper, takeOrderRoom } from '../../records/quotas/bytes.ts';
import type { With } from '../../base/services.ts';

interface Designed {
  readonly stored: StoredDocument;
}

/** Stores the designs that an order freezes, each content once. @throws CallError tooManyRequests for too many bytes */
export async function keepDesigns(
  tx: Tx,
  services: With<'db' | 'clock' | 'config'>,
  keeper: Keeper,
  items: readonly Designed[],
): Promise<void> {
  const each = new Map(items.map(({ stored }) => [stored.hash, stored]));
  let added = 0;
  // In a fixed sequence, so that two orders of the same designs cannot deadlock.
  for (const stored of [...each.values()].toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
    added += await keepDocument(tx, services.db, stored);
  await takeOrderRoom(tx, services, keeper, added);
}
