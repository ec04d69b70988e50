import type { Favourites } from '@cpc/editor';
import { client } from '../../core/client.ts';
import { queryClient } from '../../core/query-client.ts';

type Item = Parameters<typeof client.call<'Collection.add'>>[1]['item'];

/** More favourites than this nobody looks through. */
const MAX_FAVOURITES = 100;

/** The customer's favourites of the library. They are stored at the account and available on every device. */
export const favourites: Favourites = {
  async list(kind) {
    const items = await client.call('Collection.list', { kind }, { page: { number: 1, size: MAX_FAVOURITES } });
    return items.map(({ item }) => item);
  },
  async change(kind, key, on) {
    await client.call(on ? 'Collection.add' : 'Collection.remove', { kind, item: key as Item });
    void queryClient.invalidateQueries({ queryKey: ['collection'] });
  },
};
