import { addressOf, formatAddress, Link } from '@cpc/appkit';
import type { Today } from '@cpc/contract';
import { Icon, useT } from '@cpc/ui';
import { ATTENTION } from '../core/paths.ts';
import { IncidentRow } from './incident-row.tsx';
import { ICONS, TONES } from './looks.ts';

type Need = Today['needs'][number];

/** All incidents of one kind. One is shown as itself; of several, the row leads to their list. */
export function NeedRow({ need }: { readonly need: Need }) {
  return need.stations === 1 ? <IncidentRow incident={need.first} /> : <Several need={need} />;
}

function Several({ need: { kind, stations, count, first } }: { readonly need: Need }) {
  const t = useT();
  return (
    <article className="hover:bg-lifted relative flex min-h-16 items-center gap-3.5 px-4 py-3">
      <Icon name={ICONS[kind]} size={22} className={TONES[first.level]} />
      <div className="min-w-0 grow">
        <h3 className="text-body leading-snug font-medium wrap-anywhere">
          <Link to={formatAddress(addressOf(ATTENTION, { kind }))} className="after:absolute after:inset-0">
            {t(`incidents.kind.${kind}`, { count })}
          </Link>
        </h3>
        <p className="text-small text-ink-soft wrap-anywhere">
          <span className="text-ink font-medium">{t('incidents.needs.at', { count: stations })}</span>
          {' · '}
          <bdi>{first.machine_name}</bdi> {t('incidents.needs.more', { count: stations - 1 })}
        </p>
        <p className="text-small text-ink-soft">{t(`incidents.do.${kind}`)}</p>
      </div>
      <Icon name="forward" size={20} className="text-ink-faint mx-3 max-sm:hidden" />
    </article>
  );
}
