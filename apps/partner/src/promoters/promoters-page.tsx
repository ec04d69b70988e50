import { Link } from '@cpc/appkit';
import type { PromoterView } from '@cpc/contract';
import { Button, Icon, SearchField, StateView, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { Page } from '../core/page.tsx';
import { FetchedList } from '../core/fetched.tsx';
import { PROMOTERS } from '../core/paths.ts';
import { FactsInRow } from '../core/facts-in-row.tsx';
import { PromoterDialog } from './promoter-dialog.tsx';
import { useOwed, usePromoters } from './use-promoters.ts';

/** Who brings customers and gets a share of the sales, for operators (PY-07). */
export default function PromotersPage() {
  const t = useT();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  return (
    <Page
      title={t('price.promoters')}
      end={
        <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
          {t('price.promoters.add')}
        </Button>
      }
    >
      <div className="lg:max-w-md">
        <SearchField label={t('price.promoters.search')} value={search} onChange={setSearch} />
      </div>
      <Promoters search={search} />
      {adding && <PromoterDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

function Promoters({ search }: { readonly search: string }) {
  const t = useT();
  const promoters = usePromoters(search);
  return (
    <FetchedList
      of={promoters}
      label={t('price.promoters')}
      room="h-72"
      empty={<StateView icon="share" title={t('price.promoters.none')} hint={t('price.promoters.none.hint')} />}
    >
      {(promoter) => <PromoterRow key={promoter.promoter_id} promoter={promoter} />}
    </FetchedList>
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
