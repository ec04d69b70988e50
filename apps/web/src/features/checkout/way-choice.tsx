import { useAddress } from '@cpc/appkit';
import type { StationHere } from '@cpc/contract';
import { HOLD_MS } from '@cpc/domain';
import { Icon, Segmented, useT } from '@cpc/ui';
import { changeQuery } from '../../core/go.ts';
import { useSending } from './delivery/use-sending.ts';
import { type Way, wayIn } from './in-address.ts';

interface WayChoiceProps {
  readonly station: StationHere;
  /** How many things are ordered: a voucher pays one that is picked up (PY-09). */
  readonly count: number;
}

/** How it is paid, and how long it is set aside meanwhile. The page's address holds the answer (RT-16). */
export function WayChoice({ station, count }: WayChoiceProps) {
  const t = useT();
  const { sent } = useSending();
  const vouchers = station.vouchers && count === 1 && !sent;
  const asked = wayIn(useAddress().query, station);
  const usual = wayIn({}, station);
  const ways: readonly Way[] = [
    ...(station.pays_online ? ['online' as const] : []),
    ...(station.pays_at_counter ? ['counter' as const] : []),
    ...(vouchers ? ['voucher' as const] : []),
  ];
  const [only] = ways;
  return (
    <section className="flex flex-col gap-3">
      {ways.length > 1 ? (
        <Segmented
          label={t('order.way.title')}
          value={asked === 'voucher' && !vouchers ? usual : asked}
          onChange={(way) => changeQuery({ way: way === usual ? undefined : way })}
          options={ways.map((value) => ({ value, label: t(`order.way.${value}`) }))}
        />
      ) : only === undefined ? null : (
        <p className="font-medium">{t(only === 'counter' ? 'order.way.counterOnly' : `order.way.${only}`)}</p>
      )}
      <p className="flex items-start gap-2.5 text-small text-ink-soft">
        <Icon name="clock" size={18} className="mt-0.5" />
        {t('order.way.hold', { minutes: HOLD_MS / 60_000 })}
      </p>
    </section>
  );
}
