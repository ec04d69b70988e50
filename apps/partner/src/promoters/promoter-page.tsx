import { Link } from '@cpc/appkit';
import type { PromoterView } from '@cpc/contract';
import { Card, ErrorState, Icon, Skeleton, StateView, useT } from '@cpc/ui';
import { PROMOTER, PROMOTERS, useIdIn } from '../core/paths.ts';
import { Earnings } from './earnings.tsx';
import { PayForm } from './pay-form.tsx';
import { PromoterLink } from './promoter-link.tsx';
import { ShareForm } from './share-form.tsx';
import { useOwed } from './use-owed.ts';
import { usePromoter } from './use-promoters.ts';

/** One promoter, for operators: what is owed, the link, the share and the earnings (PY-07). */
export default function PromoterPage() {
  const t = useT();
  const promoter = usePromoter(useIdIn(PROMOTER));
  return (
    <div className="flex flex-col gap-5">
      <title>{`${promoter.data?.name ?? t('price.promoters')} · ${t('common.app.title')}`}</title>
      <Link
        to={PROMOTERS}
        className="text-small text-ink-soft -ms-2 flex min-h-11 items-center gap-1.5 self-start rounded-medium px-2 font-medium"
      >
        <Icon name="back" size={20} />
        {t('price.promoters')}
      </Link>
      {promoter.data ? (
        <Promoter key={promoter.data.promoter_id} promoter={promoter.data} />
      ) : promoter.data === null ? (
        <StateView icon="share" title={t('price.promoters.none')} hint={t('price.promoters.none.hint')} />
      ) : promoter.isError ? (
        <ErrorState onRetry={() => void promoter.refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-large" />
      )}
    </div>
  );
}

function Promoter({ promoter }: { readonly promoter: PromoterView }) {
  const t = useT();
  const owedText = useOwed();
  const { promoter_id, name, owed } = promoter;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 dir="auto" className="text-title font-semibold wrap-anywhere">
          {name}
        </h1>
        <p className="text-ink-soft">
          {owed.some(({ amount }) => amount !== 0) && t('price.promoter.owed')}{' '}
          <span className="figures text-lead text-ink font-semibold">{owedText(owed)}</span>
        </p>
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Card className="p-5">
          <PromoterLink promoterId={promoter_id} />
        </Card>
        <div className="flex flex-col gap-5">
          <Card className="p-5">
            <ShareForm promoter={promoter} />
          </Card>
          {owed.some(({ amount }) => amount > 0) && (
            <Card className="p-5">
              <PayForm promoter={promoter} />
            </Card>
          )}
        </div>
      </div>
      <Earnings promoterId={promoter_id} />
    </>
  );
}
