import { STORAGE_PREFIX } from '@cpc/appkit';
import type { Favourites } from '@cpc/editor';
import { ClientError } from '@cpc/client';
import { client } from '../../core/client.ts';
import { queryClient } from '../../core/query-client.ts';
import { deviceStorage } from '../../core/storage.ts';

type Kind = Parameters<Favourites['list']>[0];
type Item = Parameters<typeof client.call<'Collection.add'>>[1]['item'];

/** More favourites than this nobody looks through. */
const MAX_FAVOURITES = 100;

/** The customer's favourites of the library. They are stored at the account and available on every device. */
export const favourites: Favourites = {
  async list(kind) {
    await sendStoredFavourites(kind);
    const items = await client.call('Collection.list', { kind }, { page: { number: 1, size: MAX_FAVOURITES } });
    return items.map(({ item }) => item);
  },
  async change(kind, key, on) {
    await client.call(on ? 'Collection.add' : 'Collection.remove', { kind, item: key as Item });
    void queryClient.invalidateQueries({ queryKey: ['collection'] });
  },
};

/**
 * Sends favourites that an earlier version stored on the device to the account, oldest first. Items that are no longer
 * in the library are left out.
 */
async function sendStoredFavourites(kind: Kind): Promise<void> {
  const name = `${STORAGE_PREFIX}studio_favourites.${kind}`;
  const stored = deviceStorage.getItem(name);
  if (stored === null) return;
  for (const key of keysIn(stored).reverse()) {
    await client.call('Collection.add', { kind, item: key as Item }).catch((error: unknown) => {
      if (!(error instanceof ClientError && error.name === 'notFound')) throw error;
    });
  }
  deviceStorage.removeItem(name);
}

/** The stored text may have been written by anyone, so it is checked. */
function keysIn(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
