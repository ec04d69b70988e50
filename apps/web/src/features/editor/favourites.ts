import type { Favourites } from '@cpc/editor';
import { ClientError } from '@cpc/client';
import { client } from '../../core/client.ts';
import { queryClient } from '../../core/query-client.ts';
import { deviceStorage, STORAGE_PREFIX } from '../../core/storage.ts';

type Kind = Parameters<Favourites['list']>[0];
type Item = Parameters<typeof client.call<'Collection.add'>>[1]['item'];

/** As many as one looks through. */
const MOST = 100;

/** What the customer likes of the library: it lives at the account, on every device. */
export const favourites: Favourites = {
  async list(kind) {
    await sendLeft(kind);
    const items = await client.call('Collection.list', { kind }, { page: { number: 1, size: MOST } });
    return items.map(({ item }) => item);
  },
  async change(kind, key, on) {
    await client.call(on ? 'Collection.add' : 'Collection.remove', { kind, item: key as Item });
    void queryClient.invalidateQueries({ queryKey: ['collection'] });
  },
};

/** What an earlier version kept on the device goes to the account, the oldest first; what is gone from the library is left out. */
async function sendLeft(kind: Kind): Promise<void> {
  const name = `${STORAGE_PREFIX}studio_favourites.${kind}`;
  const kept = deviceStorage.getItem(name);
  if (kept === null) return;
  for (const key of keysIn(kept).reverse()) {
    await client.call('Collection.add', { kind, item: key as Item }).catch((error: unknown) => {
      if (!(error instanceof ClientError && error.name === 'notFound')) throw error;
    });
  }
  deviceStorage.removeItem(name);
}

/** What lies on a device may have been written by anyone. */
function keysIn(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
