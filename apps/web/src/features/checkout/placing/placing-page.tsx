import { addressOf, currentAddress, formatAddress, goBack, navigate, useAddress } from '@cpc/appkit';
import type { ErrorName } from '@cpc/contract/wire';
import { Button, Icon, Page, StateView, useT } from '@cpc/ui';
import { useEffect } from 'react';
import { choiceIn } from '../../../data/draft/choice.ts';
import { go } from '../../../core/go.ts';
import { PATHS } from '../../../core/paths.ts';
import { useAgreed } from '../../../data/agreed.ts';
import { useGoods } from '../../../data/goods.ts';
import { offerOf } from '../../../data/draft/offer.ts';
import { useStationId } from '../../../data/stations.ts';
import { CaseView, lookOf } from '../../../parts/case-view.tsx';
import { DesignCanvas } from '../../design/design-canvas.tsx';
import { useDraft } from '../../design/use-draft.ts';
import { priceForAddress } from '../in-address.ts';
import { presentPrice } from './answer.ts';
import { PriceChanged } from './price-changed.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { usePlacing } from './use-placing.ts';

type Instead = 'orders' | 'back' | 'terms';

/** Errors that trying again does not mend, and what the main action is instead. */
const INSTEAD: Partial<Record<string, Instead>> = {
  tooManyUnpaid: 'orders',
  tooManyOfThese: 'back',
  // The order's page shows what there is instead.
  notInStock: 'back',
  designUnprintable: 'back',
  deliveryUnavailable: 'back',
  termsChanged: 'terms',
} satisfies Partial<Record<ErrorName, Instead>>;

/**
 * Shows that the order is being placed (RT-10). A reload places the same order: the key is kept (OR-05). Terms that the
 * customer has not agreed to lead back to where they are shown (RT-09).
 */
export default function PlacingPage() {
  const t = useT();
  const { placing, from } = usePlacing(useAddress().query);
  const { mutate, error, isIdle, reset } = usePlaceOrder();
  const { agreed, asks } = useAgreed();
  const present = presentPrice(error);

  useEffect(() => {
    if (placing === null || (isIdle && asks === true && !agreed)) navigate(from, { replace: true });
    else if (placing && isIdle && agreed) mutate(placing);
  });

  if (present !== undefined) {
    // A reload asks for the order at the price that the customer accepted.
    const accept = () => {
      const { path, query } = currentAddress();
      navigate(formatAddress(addressOf(path, { ...query, price: priceForAddress(present) })), { replace: true });
      reset();
    };
    return (
      <Page title={t('order.placing.title')} onBack={() => goBack(from)}>
        <PriceChanged seen={placing?.expected} present={present} onOrder={accept} from={from} />
      </Page>
    );
  }
  if (error !== null) {
    return (
      <Page title={t('order.placing.title')} onBack={() => goBack(from)}>
        <div role="alert">
          <StateView
            icon="warning"
            tone="warn"
            title={t('order.placing.failed')}
            hint={t('order.placing.nothing', { why: error.message })}
            action={
              <Actions
                instead={INSTEAD[error.name]}
                onRetry={() => placing && mutate(placing)}
                onBack={() => navigate(from, { replace: true })}
              />
            }
          />
        </div>
      </Page>
    );
  }
  return (
    <Page title={t('order.placing.title')}>
      <div className="flex grow flex-col items-center justify-center gap-8 py-8 text-center">
        <div className="flex h-[42dvh] justify-center">
          <Waiting />
        </div>
        <div role="status" className="flex max-w-sm flex-col gap-2">
          <h2 className="text-title font-semibold">{t('order.placing.working')}</h2>
          <p className="text-ink-soft">{t('order.placing.workingWhy')}</p>
        </div>
      </div>
    </Page>
  );
}

interface ActionsProps {
  readonly instead: Instead | undefined;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** What the customer can do about an order that was refused. */
function Actions({ instead, onRetry, onBack }: ActionsProps) {
  const t = useT();
  if (instead === 'back' || instead === 'terms') {
    // Only a newer version of the app shows the newer terms.
    const back = () => {
      onBack();
      if (instead === 'terms') location.reload();
    };
    return (
      <Button kind="primary" size="large" onClick={back}>
        {t('order.placing.back')}
      </Button>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <Button kind="primary" size="large" onClick={instead === 'orders' ? () => go(PATHS.orderList) : onRetry}>
        {t(instead === 'orders' ? 'order.list.title' : 'common.retry')}
      </Button>
      <Button kind="ghost" onClick={onBack}>
        {t('order.placing.back')}
      </Button>
    </div>
  );
}

/** The local draft, if that is what is ordered. */
function Waiting() {
  const choice = choiceIn(useAddress().query);
  const draft = useDraft(choice?.goods_id);
  const detail = useGoods(choice?.goods_id, useStationId()).data;
  if (choice === undefined) return <Icon name="cart" size={96} className="animate-pulse self-center text-warm" />;
  if (!detail || !draft.data) return null;
  const offer = offerOf(detail, choice);
  return (
    <CaseView
      surface={detail.goods.surface}
      shell={lookOf(offer?.shell, offer?.colour)}
      className="h-full animate-pulse"
    >
      <DesignCanvas draft={draft.data} surface={detail.goods.surface} />
    </CaseView>
  );
}
