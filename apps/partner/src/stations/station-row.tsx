import { Link } from '@cpc/appkit';
import type { ShopStation } from '@cpc/contract';
import { Chip, useTranslator } from '@cpc/ui';
import { reasonText } from '../core/reasons.ts';
import { StateChip } from './state-chip.tsx';

/** A station in one row on a desk, in a card of a few lines on a phone. The whole row leads to it. */
export function StationRow({ station }: { readonly station: ShopStation }) {
  const translator = useTranslator();
  const { t, format } = translator;
  const { name, address, machine_id, state, since, waiting, estimate_s, accepts_orders, incidents } = station;
  const [reason] = state === 'offline' ? [] : station.reasons.filter((one) => one !== 'none');
  return (
    <article
      aria-label={name}
      className="bg-raised hover:bg-lifted relative grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 rounded-large px-4 py-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_9rem_minmax(0,2fr)]"
    >
      <div className="min-w-0">
        <h2 className="text-body truncate font-semibold">
          <Link to={`/stations/${encodeURIComponent(machine_id)}`} className="after:absolute after:inset-0">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="text-small text-ink-soft truncate">
          <bdi>{address}</bdi>
          {' · '}
          <bdi className="figures">{machine_id}</bdi>
        </p>
      </div>
      <div className="flex flex-col items-end gap-0.5 lg:items-start">
        <StateChip state={state} closed={station.opens_at !== null} />
        {since !== null && (
          <span className="text-micro text-ink-faint figures max-lg:hidden">
            {t('incidents.since', { time: format.dateTime(since) })}
          </span>
        )}
      </div>
      <p className="text-small figures max-lg:order-last max-lg:text-end">
        {t('partner.station.queue.value', { count: waiting })}
        {accepts_orders && (
          <span className="text-ink-soft block">{t('common.minutes', { count: Math.ceil(estimate_s / 60) })}</span>
        )}
      </p>
      <div className="text-small flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {incidents > 0 && (
          <Chip tone={state === 'fault' || state === 'offline' ? 'bad' : 'warn'} icon="warning">
            {t('incidents.badge', { count: incidents })}
          </Chip>
        )}
        {reason !== undefined && <span className="text-ink-soft">{reasonText(translator, reason)}</span>}
      </div>
    </article>
  );
}
