import { useNotify } from '@cpc/appkit';
import type { WorkSummary } from '@cpc/contract';
import type { DesignDocument } from '@cpc/design';
import type { StationId } from '@cpc/domain';
import type { Draft } from '@cpc/editor';
import { Button, Card, useT } from '@cpc/ui';
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
import { fetchGoodsOf } from '../../../data/goods.ts';
import { type Offer, offerOf } from '../../../data/draft/offer.ts';
import { useStationId } from '../../../data/stations.ts';
import { useOtherHalf, usePicture, workPicture } from '../../../data/works.ts';
import { DesignedThing } from '../../../parts/designed-thing.tsx';
import { myBindings } from '../../editor/my-bindings.ts';

/** Offers to order a half of a pair together with the other half (ED-13); nothing for a design on its own. */
export function OrderBoth({ offer: { choice, colour }, draft }: { readonly offer: Offer; readonly draft: Draft }) {
  const stationId = useStationId();
  const half = useOtherHalf(myBindings().read(slots.of(choice.goods_id))?.work_id);
  // Like the shopping list: not while pictures are uploading, or if the colour is sold out.
  if (!half.data || stationId === null || draft.pending.length > 0 || colour.stock === 0) return null;
  return <Both half={half.data} choice={choice} document={draft.history.document} stationId={stationId} />;
}

interface BothProps {
  readonly half: WorkSummary;
  readonly choice: Choice;
  readonly document: DesignDocument;
  readonly stationId: StationId;
}

function Both({ half, ...own }: BothProps) {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const title = half.title || half.model;
  const picture = usePicture(workPicture(half));
  const add = useMutation({
    mutationFn: async () => {
      const { sendDraftsOf } = await import('../../editor/aside.ts');
      // As it is on this device, also if its last changes have not reached the account.
      await sendDraftsOf(half.work_id, (name) =>
        t('works.kept.leftTitle', { title: name === '' ? t('works.untitledGone') : name }),
      );
      return addBoth(half, own);
    },
    onSuccess: (isAdded) => {
      if (!isAdded) return notify.failed(new Error(t('order.pair.soldOut')));
      void queries.invalidateQueries({ queryKey: ['shopping-list'] });
      notify.done(t('order.pair.added'));
      return go(PATHS.shoppingList);
    },
    onError: notify.failed,
  });
  return (
    <Card className="flex items-center gap-4 p-4" aria-label={t('order.pair.title')}>
      <span className="flex h-20 w-14 shrink-0 justify-center">
        <DesignedThing goodsId={half.goods_id} choice={half.choice} picture={picture} otherwise={null} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h3 className="font-semibold">{t('order.pair.title')}</h3>
        <p className="text-small text-ink-soft">
          <bdi>{t('order.pair.with', { title })}</bdi>
        </p>
        <Button icon="cart" className="self-start" busy={add.isPending} onClick={() => add.mutate()}>
          {t('order.pair.both')}
        </Button>
      </div>
    </Card>
  );
}

/**
 * Puts both halves on the shopping list, as they are now; a repeated call adds neither twice, also if the other half
 * changed meanwhile and only the own one was added.
 * @returns false, and adds none, if the station cannot make the other half now
 */
async function addBoth(half: WorkSummary, { choice, document, stationId }: Omit<BothProps, 'half'>): Promise<boolean> {
  const { work_id, goods_id } = half;
  const [details, other] = await Promise.all([
    fetchGoodsOf([goods_id], stationId),
    client.call('Work.get', { work_id }),
  ]);
  const detail = details.get(goods_id);
  const offer = detail && offerOf(detail, other.choice ?? undefined);
  // Another colour is shown on the list; a case of the customer's own instead of one that is sold is not what was meant.
  const wanted = detail?.shells.find(({ shell_id }) => shell_id === other.choice?.shell_id);
  if (!offer || offer.colour.stock === 0 || (wanted && wanted.own !== offer.shell.own)) return false;
  const mine = myBindings().read(slots.of(choice.goods_id))?.work_id;
  const linked = mine === undefined ? {} : { work_id: mine };
  const content = JSON.stringify([choice, await contentHash(document), work_id]);
  const key = clientKeyFor(content, deviceStorage, randomId, 'adding');
  const common = (part: string) => ({ machine_id: stationId, client_key: `${key}-${part}` });
  await client.call('ShoppingList.add', { ...choice, ...linked, document, ...common('own') });
  await client.call('ShoppingList.add', {
    ...offer.choice,
    work_id,
    document: other.document,
    ...common(`other-${other.revision}`),
  });
  dropClientKey(deviceStorage, 'adding');
  return true;
}
