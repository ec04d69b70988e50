import { useNotify } from '@cpc/appkit';
import type { DesignDocument } from '@cpc/design';
import type { StationId, ShoppingEntryId } from '@cpc/domain';
import { Button, useT } from '@cpc/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Choice } from '../../../data/draft/choice.ts';
import { clientKeyFor, dropClientKey } from '../../../core/client-key.ts';
import { client } from '../../../core/client.ts';
import { contentHash } from '../../../core/content-hash.ts';
import { go } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import { randomId } from '../../../core/random-id.ts';
import { slots } from '../../../core/slots.ts';
import { deviceStorage } from '../../../core/storage.ts';
import { myBindings } from '../../editor/my-bindings.ts';

interface AddButtonProps {
  readonly choice: Choice;
  readonly document: DesignDocument;
  readonly stationId: StationId;
  /** The entry of the shopping list to replace. */
  readonly entryId: ShoppingEntryId | undefined;
  /** How many entries to add. */
  readonly count: number;
}

/** Adds the confirmed design to the shopping list, or replaces an entry, then shows the list. */
export function AddButton({ choice, document, stationId, entryId, count }: AddButtonProps) {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: async () => {
      const work = myBindings().read(slots.of(choice.goods_id));
      const linked = work === undefined ? {} : { work_id: work.work_id };
      const wanted = { ...choice, ...linked, machine_id: stationId, document };
      if (entryId !== undefined) return client.call('ShoppingList.change', { ...wanted, entry_id: entryId });
      const content = JSON.stringify({ ...choice, count, hash: await contentHash(document) });
      const client_key = clientKeyFor(content, deviceStorage, randomId, 'adding');
      // A number of entries that a lost answer cuts short goes on where it stopped: each has its own key.
      for (let one = 1; one < count; one += 1)
        await client.call('ShoppingList.add', { ...wanted, client_key: `${client_key}-${one}` });
      return client.call('ShoppingList.add', { ...wanted, client_key });
    },
    onSuccess: () => {
      dropClientKey(deviceStorage, 'adding');
      void queries.invalidateQueries({ queryKey: ['shopping-list'] });
      notify.done(t(entryId === undefined ? 'order.shopping.added' : 'order.shopping.updated'));
      go(PATHS.shoppingList, {}, { replace: true });
    },
    onError: notify.failed,
  });
  return (
    <Button size="large" wide icon="cart" busy={add.isPending} onClick={() => add.mutate()}>
      {t(entryId === undefined ? 'order.shopping.add' : 'order.shopping.update')}
    </Button>
  );
}
