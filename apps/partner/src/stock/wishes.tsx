import type { ActionInput, WishCount } from '@cpc/contract';
import { Card, Chip, useFormat, useT } from '@cpc/ui';
import { useCall } from '../core/calls.ts';
import { FactsInRow } from '../core/facts-in-row.tsx';
import { useGoodsName, useKindName } from './names.ts';

/** What customers wait for, the most wanted first (SK-05); nothing if nobody waits. */
export function Wishes({ wanted }: { readonly wanted: ActionInput<'Partner.wishes'> }) {
  const t = useT();
  const { data } = useCall(['stockPage', 'wishes', wanted], 'Partner.wishes', wanted);
  if (data === undefined || data.length === 0) return null;
  return (
    <Card className="flex min-w-0 flex-col gap-4 p-5">
      <h2 className="text-lead font-semibold">{t('partner.wishes.title')}</h2>
      <p className="-mt-2 text-small text-pretty text-ink-soft">{t('partner.wishes.why')}</p>
      <ul aria-label={t('partner.wishes.title')} className="divide-line/60 -my-2 flex flex-col divide-y">
        {data.map((wish) => (
          <WishLine
            key={[wish.machine_id, wish.goods_id, wish.model, wish.shell_name, wish.colour_name].join(' ')}
            wish={wish}
          />
        ))}
      </ul>
    </Card>
  );
}

function WishLine({ wish }: { readonly wish: WishCount }) {
  const t = useT();
  const goodsName = useGoodsName();
  const format = useFormat();
  const kindName = useKindName();
  const { brand, model, shell_name, colour_name, goods_id, machine_name, count, last_at } = wish;
  const kind =
    shell_name !== null && colour_name !== null
      ? kindName({ shell_name, colour_name })
      : t(goods_id === null ? 'partner.wishes.unknown' : 'partner.wishes.any');
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{goodsName({ brand, model })}</bdi>
        </p>
        <p className="text-small text-ink-soft wrap-anywhere">
          <FactsInRow facts={[kind, machine_name, t('partner.wishes.last', { date: format.date(last_at) })]} />
        </p>
      </div>
      <Chip tone="warn">{t('partner.wishes.count', { count })}</Chip>
    </li>
  );
}
