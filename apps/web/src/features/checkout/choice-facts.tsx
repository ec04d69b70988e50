import { Card, Facts, useFormat, useT } from '@cpc/ui';
import type { GoodsDetail } from '../../data/goods.ts';
import { useHereStation } from '../../data/here-station.ts';
import type { Offer } from '../../data/draft/offer.ts';
import { useGoodsName } from '../../parts/goods-name.ts';
import { minutesOf } from '../../parts/minutes.ts';
import { useShellName } from '../../parts/shell-name.ts';
import { StationAddress } from '../../parts/station-address.tsx';
import { useSending } from './delivery/use-sending.ts';

/** What is ordered, where it is printed, and when it is ready. */
export function ChoiceFacts({ offer, goods }: { readonly offer: Offer; readonly goods: GoodsDetail['goods'] }) {
  const nameOf = useGoodsName();
  const t = useT();
  const shellName = useShellName();
  const format = useFormat();
  const { data: station } = useHereStation();
  const { sent } = useSending();
  return (
    <Card className="p-5">
      <Facts
        facts={[
          {
            name: t('order.confirm.model'),
            value: `${goods.brand} ${nameOf(goods, offer.choice.surface_name)}`.trim(),
          },
          { name: t('order.confirm.shell'), value: shellName(offer.shell.name, offer.colour.name) },
          { name: t('order.detail.size'), value: format.size(goods.surface.width, goods.surface.height) },
          ...(station ? [{ name: t('order.confirm.station'), value: station.name }] : []),
          ...(station && station.address !== '' && !sent
            ? [{ name: t('order.confirm.where'), value: <StationAddress address={station.address} /> }]
            : []),
          ...(station?.accepts_orders === true && !sent
            ? [
                {
                  name: t(station.bays_full ? 'queue.printed' : 'order.confirm.ready'),
                  value: station.bays_full
                    ? t('queue.whenFree')
                    : t(station.reviews_designs ? 'order.confirm.afterLook' : 'order.confirm.minutes', {
                        minutes: minutesOf(station.estimate_s),
                      }),
                },
              ]
            : []),
        ]}
      />
      {station?.reviews_designs ? (
        <p className="mt-4 text-small text-pretty text-ink-soft">{t('order.confirm.review')}</p>
      ) : null}
    </Card>
  );
}

/** Says what differs from the choice, before anything is placed (CT-09, OR-11). */
export function Differences({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div role="status" className="flex flex-col gap-2 rounded-large bg-warn-wash p-4 text-small text-warn">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
