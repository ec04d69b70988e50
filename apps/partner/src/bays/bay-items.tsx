import type { BayItem, StationBays } from '@cpc/contract';
import { Button, SelectField, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { momentOf } from '../core/moment-of.ts';
import { useDuty } from '../core/session-store.ts';
import { Thumbnail } from '../core/thumbnail.tsx';
import { useMoveItem } from './use-bays.ts';
import { useGoodsName } from '../stock/names.ts';

/** This many are shown at first; the others on request. */
const SHOWN = 6;

/** What lies in the bays, each with its picture, and for the people at the counter the way to move it. */
export function BayItems({ bays }: { readonly bays: StationBays }) {
  const { t } = useTranslator();
  const [all, setAll] = useState(false);
  const shown = all ? bays.items : bays.items.slice(0, SHOWN);
  if (bays.items.length === 0) return <p className="text-small text-ink-soft">{t('bays.empty')}</p>;
  return (
    <>
      <ul aria-label={t('bays.items')} className="flex flex-col gap-3">
        {shown.map((item) => (
          <li key={item.job_id}>
            <Item item={item} bays={bays} />
          </li>
        ))}
      </ul>
      {shown.length < bays.items.length && (
        <Button onClick={() => setAll(true)}>{t('bays.all', { count: bays.items.length })}</Button>
      )}
    </>
  );
}

function Item({ item, bays }: { readonly item: BayItem; readonly bays: StationBays }) {
  const { t, locale } = useTranslator();
  const goodsName = useGoodsName();
  const counter = useDuty('counter');
  const move = useMoveItem(bays.machine_id);
  const { job_id, print_number, model, thumbnail, bay, ready_at } = item;
  const places = bays.bays
    .filter(({ name, held, capacity }) => name === bay || held < capacity)
    .map(({ name }) => name);
  const options = places.includes(bay) ? places : [bay, ...places];
  return (
    <div className="flex items-center gap-3">
      <Thumbnail asset={thumbnail} label="" size="small" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2">
        <div className="grow basis-32">
          <p dir="ltr" className="figures font-medium whitespace-nowrap rtl:text-right">
            {print_number}
          </p>
          <p className="text-small text-ink-soft wrap-anywhere">
            <bdi>{goodsName({ model })}</bdi>
            {' · '}
            {ready_at === null ? t('bays.kept') : t('bays.since', { time: momentOf(locale.tag, ready_at) })}
          </p>
        </div>
        {counter && ready_at !== null ? (
          <div className="w-[7rem] shrink-0">
            <SelectField
              bare
              label={t('bays.move', { number: print_number })}
              value={bay}
              disabled={move.isPending}
              onChange={({ target }) => move.mutate({ job_id, bay: target.value })}
              options={options.map((value) => ({ value, label: value }))}
            />
          </div>
        ) : (
          <bdi className="font-semibold">{bay}</bdi>
        )}
      </div>
    </div>
  );
}
