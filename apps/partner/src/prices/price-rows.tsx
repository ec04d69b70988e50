import type { ActionInput, OwnStation, StationPrice } from '@cpc/contract';
import { Button, Chip, StateView, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { FactsInRow } from '../core/facts-in-row.tsx';
import { FetchedList } from '../core/fetched.tsx';
import { useSession } from '../core/session-store.ts';
import { useGoodsName } from '../stock/names.ts';
import { PriceDialog } from './price-dialog.tsx';
import { usePriceList } from './use-prices.ts';
import { WhyDialog } from './why-dialog.tsx';

interface PriceRowsProps {
  readonly station: OwnStation;
  readonly wanted: ActionInput<'Partner.prices'>;
}

/** What everything costs at a station. Each price is changed and explained where it stands. */
export function PriceRows({ station, wanted }: PriceRowsProps) {
  const t = useT();
  const list = usePriceList(wanted);
  const [asked, setAsked] = useState<{ readonly about: 'change' | 'why'; readonly row: StationPrice }>();
  const close = () => setAsked(undefined);
  return (
    <>
      <FetchedList
        of={list}
        label={t('price.view.list')}
        room="h-96"
        empty={<StateView icon="search" title={t('price.none')} hint={t('price.none.hint')} />}
      >
        {(row) => (
          <PriceRow key={`${row.goods_id} ${row.shell_id}`} row={row} onAsk={(about) => setAsked({ about, row })} />
        )}
      </FetchedList>
      {asked?.about === 'change' && <PriceDialog row={asked.row} station={station} onClose={close} />}
      {asked?.about === 'why' && <WhyDialog row={asked.row} onClose={close} />}
    </>
  );
}

function PriceRow({ row, onAsk }: { readonly row: StationPrice; readonly onAsk: (about: 'change' | 'why') => void }) {
  const { t, tOr, format } = useTranslator();
  const goodsName = useGoodsName();
  const next = useNext(row);
  const shell = tOr(`shell.${row.shell_name}`, row.shell_name);
  const model = goodsName({ model: row.model });
  const what = `${model}, ${shell}`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
          <span>
            <FactsInRow facts={[model, shell]} />
          </span>
          {row.rule_id !== null && <Chip tone="warm">{t('price.own')}</Chip>}
        </p>
        <p className="text-small text-ink-soft">
          <FactsInRow facts={[row.brand, t(`category.${row.category}`), ...next].filter(Boolean)} />
        </p>
      </div>
      <p className="figures min-w-24 text-end font-semibold">
        {row.price ? format.money(row.price) : <span className="text-ink-faint">{t('price.notSold')}</span>}
      </p>
      <div className="flex w-full flex-wrap justify-end gap-2 sm:w-auto">
        <Button kind="ghost" aria-label={t('price.why.of', { what })} onClick={() => onAsk('why')}>
          {t('price.why')}
        </Button>
        <Button aria-label={t('price.change.of', { what })} onClick={() => onAsk('change')}>
          {t('price.change')}
        </Button>
      </div>
    </div>
  );
}

function useNext({ next }: StationPrice): readonly string[] {
  const { t, format } = useTranslator();
  const zone = useSession()?.time_zone;
  if (next === null) return [];
  const date = format.date(next.at, zone);
  return [
    next.price === null ? t('price.next.none', { date }) : t('price.next', { price: format.money(next.price), date }),
  ];
}
