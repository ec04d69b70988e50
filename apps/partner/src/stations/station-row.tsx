import { Link } from '@cpc/appkit';
import type { ShopStation } from '@cpc/contract';
import { type IncidentKind, incidentRule } from '@cpc/domain';
import { Icon, useT, useTranslator } from '@cpc/ui';
import { momentOf } from '../core/moment-of.ts';
import { ICONS, TONES } from '../incidents/looks.ts';
import { Todo } from '../incidents/todo.tsx';
import { StateChip } from './state-chip.tsx';

/** A station in one row on a desk, in a card of a few lines on a phone. The whole row leads to it. */
export function StationRow({ station }: { readonly station: ShopStation }) {
  const { t, locale } = useTranslator();
  const { name, address, machine_id, state, since, waiting, estimate_s, bays_full, accepts_orders } = station;
  return (
    <article
      aria-label={name}
      className="bg-raised hover:bg-lifted relative grid min-h-16 grid-cols-[minmax(0,1fr)_auto] large:grid-cols-1 large:justify-items-start items-center gap-x-6 gap-y-1 rounded-large px-4 py-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_9rem_minmax(0,2fr)]"
    >
      <div className="min-w-0">
        <h2 className="text-body line-clamp-2 font-semibold wrap-anywhere">
          <Link to={`/stations/${encodeURIComponent(machine_id)}`} className="after:absolute after:inset-0">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="text-small text-ink-soft flex flex-wrap gap-x-3">
          {address !== '' && <bdi className="line-clamp-2 wrap-anywhere">{address}</bdi>}
          <bdi className="figures text-ink-faint truncate">{machine_id}</bdi>
        </p>
      </div>
      <div className="flex flex-col items-end gap-0.5 large:items-start lg:items-start">
        <StateChip state={state} closed={station.opens_at !== null} />
        {since !== null && (
          <span className="text-micro text-ink-faint figures">
            {t('incidents.since', { time: momentOf(locale.tag, since) })}
          </span>
        )}
      </div>
      <p className={`text-small figures max-lg:col-span-full ${waiting === 0 ? 'max-lg:hidden' : ''}`}>
        {t('incidents.row.waiting', { count: waiting })}
        {accepts_orders && !bays_full && waiting > 0 && (
          <span className="text-ink-soft max-lg:ms-2 lg:block">
            {t('common.minutes', { count: Math.ceil(estimate_s / 60) })}
          </span>
        )}
      </p>
      <Worst station={station} />
    </article>
  );
}

/** Its state says these already: what to do is worth more. */
const TOLD_BY_STATE: ReadonlySet<IncidentKind> = new Set(['offline', 'fault', 'notSetUp']);

/** The worst that it needs, in a line, and how much else. */
function Worst({ station: { worst, incidents } }: { readonly station: ShopStation }) {
  const t = useT();
  if (worst === null) return null;
  return (
    <div className="text-small flex min-w-0 items-start gap-2 max-lg:col-span-full">
      <Icon name={ICONS[worst.kind]} size={18} className={`mt-0.5 ${TONES[incidentRule(worst.kind).level]}`} />
      <p className="min-w-0 wrap-anywhere">
        {TOLD_BY_STATE.has(worst.kind) ? (
          <Todo incident={worst} />
        ) : (
          t(`incidents.kind.${worst.kind}`, { count: worst.count })
        )}
        {incidents > 1 && (
          <span className="text-ink-soft block">{t('incidents.row.others', { count: incidents - 1 })}</span>
        )}
      </p>
    </div>
  );
}
