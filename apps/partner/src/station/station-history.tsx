import type { StationCare } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { Moment } from '../core/history.tsx';
import { momentOf } from '../core/moment-of.ts';

const MAX_SHOWN = 12;

/** The history of the station, newest first (OR-09). */
export function StationHistory({ care: { history } }: { readonly care: StationCare }) {
  const { t, tOr, locale } = useTranslator();
  if (history.length === 0) return <p className="text-small text-ink-soft">{t('partner.care.history.none')}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {history.slice(0, MAX_SHOWN).map((change, index) => (
        <li key={`${change.at} ${index}`} className="text-small flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={index === 0 ? 'font-medium' : 'text-ink-soft'}>
            {tOr(
              `fleet.event.${change.event}`,
              tOr(`partner.care.event.${change.event}`, t(`station.state.${change.to}`)),
            )}
            {' · '}
            <bdi>{change.by ?? tOr(`partner.care.actor.${change.actor}`, change.actor)}</bdi>
          </span>
          <Moment at={change.at} text={momentOf(locale.tag, change.at)} />
          {change.event === 'logAsked' && <bdi className="text-ink-soft basis-full wrap-anywhere">{change.cause}</bdi>}
        </li>
      ))}
    </ol>
  );
}
