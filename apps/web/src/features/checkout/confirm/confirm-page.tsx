import { goBack, useAddress } from '@cpc/appkit';
import type { ShoppingEntryId } from '@cpc/domain';
import { Button, Page, Skeleton, StateView, useT } from '@cpc/ui';
import { type Choice, choiceIn } from '../../../data/draft/choice.ts';
import { go, to } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import { useGoods } from '../../../data/goods.ts';
import { useHereStation } from '../../../data/here-station.ts';
import { offerOf } from '../../../data/draft/offer.ts';
import { useStationId } from '../../../data/stations.ts';
import { QueryView } from '../../../parts/query-view.tsx';
import { isBlank, useDraft } from '../../design/use-draft.ts';
import { Reorder } from '../reorder/reorder.tsx';
import { Confirmation } from './confirmation.tsx';

/** What is ordered, before an order is placed (RT-10). */
export default function ConfirmPage() {
  const { query } = useAddress();
  const choice = choiceIn(query);
  if (query['again'] !== undefined) return <Reorder orderId={query['again']} />;
  if (choice === undefined) return <NoDesign />;
  return <WithChoice choice={choice} entryId={query['entry_id'] as ShoppingEntryId | undefined} />;
}

function WithChoice({ choice, entryId }: { readonly choice: Choice; readonly entryId: ShoppingEntryId | undefined }) {
  const t = useT();
  const draft = useDraft(choice.goods_id);
  const goods = useGoods(choice.goods_id, useStationId());
  // How it is sent and paid stands above the facts, which would move down when the station comes after them.
  const isStationLoading = useHereStation().isLoading;
  if (draft.data === null || (draft.data && isBlank(draft.data.history.document))) return <Blank choice={choice} />;
  const offer = goods.data && offerOf(goods.data, choice);
  if (draft.data !== undefined && goods.data !== undefined && offer !== undefined && !isStationLoading) {
    return <Confirmation offer={offer} draft={draft.data} goods={goods.data.goods} entryId={entryId} />;
  }
  return (
    <Page title={t('order.confirm.title')} onBack={() => goBack(to(PATHS.editor, { ...choice }))}>
      <QueryView query={goods} skeleton={<Skeleton className="mt-2 h-[70dvh] w-full rounded-huge" />}>
        {() => <Skeleton className="mt-2 h-[70dvh] w-full rounded-huge" />}
      </QueryView>
    </Page>
  );
}

function Blank({ choice }: { readonly choice: Choice }) {
  const t = useT();
  const edit = () => go(PATHS.editor, { ...choice }, { replace: true });
  return (
    <Page title={t('order.confirm.title')} onBack={() => goBack(to(PATHS.editor, { ...choice }))}>
      <StateView
        icon="picture"
        title={t('order.confirm.empty')}
        hint={t('order.confirm.emptyWhy')}
        action={
          <Button kind="primary" size="large" onClick={edit}>
            {t('order.confirm.edit')}
          </Button>
        }
      />
    </Page>
  );
}

function NoDesign() {
  const t = useT();
  return (
    <Page title={t('order.confirm.title')} onBack={() => goBack(PATHS.details)}>
      <StateView
        icon="search"
        title={t('order.confirm.noDraft')}
        hint={t('order.confirm.noDraftWhy')}
        action={
          <Button kind="primary" size="large" onClick={() => go(PATHS.details, {}, { replace: true })}>
            {t('order.confirm.toStart')}
          </Button>
        }
      />
    </Page>
  );
}
