import type { PartnerPerson } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';

/** The history of a person and who made each change, newest first (OR-09). */
export function PersonHistory({ person: { history } }: { readonly person: PartnerPerson }) {
  const { t, format } = useTranslator();
  if (history.length === 0) return <p className="text-small text-ink-soft">{t('partner.care.history.none')}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {history.map(({ at, event, role, by }) => (
        <li key={`${at} ${event}`} className="text-small flex flex-wrap items-baseline justify-between gap-x-3">
          <span>
            {t(`partner.people.event.${event}`, { role })}
            {' · '}
            <bdi className="text-ink-soft">{by ?? t('partner.people.operator')}</bdi>
          </span>
          <time dateTime={new Date(at).toISOString()} className="figures text-ink-faint">
            {format.dateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
