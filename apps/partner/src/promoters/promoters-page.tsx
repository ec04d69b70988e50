import { Link } from '@cpc/appkit';
import type { PromoterView } from '@cpc/contract';
import { Button, ErrorState, Icon, List, SearchField, Skeleton, StateView, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { MoreButton } from '../core/more-button.tsx';
import { PROMOTERS } from '../core/paths.ts';
import { FactsInRow } from '../stock/facts.tsx';
import { PromoterDialog } from './promoter-dialog.tsx';
import { useOwed } from './use-owed.ts';
import { usePromoters } from './use-promoters.ts';

/** Who brings customers and gets a share of the sales, for operators (PY-07). */
export default function PromotersPage() {
  const t = useT();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('price.promoters')} · ${t('common.app.title')}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-semibold">{t('price.promoters')}</h1>
        <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
          {t('price.promoters.add')}
        </Button>
      </div>
      <div className="lg:max-w-md">
        <SearchField label={t('price.promoters.search')} value={search} onChange={setSearch} />
      </div>
      <Promoters search={search} />
      {adding && <PromoterDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function Promoters({ search }: { readonly search: string }) {
  const t = useT();
  const promoters = usePromoters(search);
  if (!promoters.data)
    return promoters.isError ? (
      <ErrorState onRetry={() => void promoters.refetch()} />
    ) : (
      <Skeleton className="h-72 rounded-large" />
    );
  const rows = promoters.data.pages.flat();
  if (rows.length === 0)
    return <StateView icon="share" title={t('price.promoters.none')} hint={t('price.promoters.none.hint')} />;
  return (
    <>
      <List label={t('price.promoters')}>
        {rows.map((promoter) => (
          <PromoterRow key={promoter.promoter_id} promoter={promoter} />
        ))}
      </List>
      {promoters.hasNextPage && (
        <MoreButton busy={promoters.isFetchingNextPage} onMore={() => void promoters.fetchNextPage()} />
      )}
    </>
  );
}

function PromoterRow({ promoter: { promoter_id, name, permille, owed } }: { readonly promoter: PromoterView }) {
  const { t, format } = useTranslator();
  const owedText = useOwed();
  const percent = format.percent(permille / 10, 1);
  return (
    <Link to={`${PROMOTERS}/${promoter_id}`} className="hover:bg-lifted flex min-h-14 items-center gap-4 p-4">
      <span className="flex min-w-24 grow flex-col">
        <bdi className="font-medium wrap-break-word">{name}</bdi>
        <span className="text-small text-ink-soft">
          <FactsInRow facts={[promoter_id, t('price.promoter.share.of', { percent })]} />
        </span>
      </span>
      <span className="figures text-end font-semibold">{owedText(owed)}</span>
      <Icon name="forward" size={20} className="text-ink-faint" />
    </Link>
  );
}
