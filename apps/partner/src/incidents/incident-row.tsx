import { Link } from '@cpc/appkit';
import type { Incident } from '@cpc/contract';
import { incidentAddress } from '@cpc/domain';
import { Icon, IconButton, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { momentOf } from '../core/moment-of.ts';
import { ICONS, TONES } from './looks.ts';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { Todo } from './todo.tsx';
import { useSnooze } from './use-incidents.ts';

/** One incident: the whole row leads to where it is solved, and it can be put off. */
export function IncidentRow({ incident }: { readonly incident: Incident }) {
  const { t, locale } = useTranslator();
  const [asking, setAsking] = useState(false);
  const wake = useSnooze();
  const { kind, level, machine_id, machine_name, since, count, snoozed_until, snoozed_by } = incident;
  const what = t(`incidents.kind.${kind}`, { count });
  return (
    <article className="hover:bg-lifted relative flex min-h-16 items-center gap-3.5 px-4 py-3">
      <Icon name={ICONS[kind]} size={22} className={TONES[level]} />
      <div className="min-w-0 grow">
        <h3 className="text-body leading-snug font-medium wrap-anywhere">
          <Link to={incidentAddress(kind, machine_id)} className="after:absolute after:inset-0">
            {what}
          </Link>
        </h3>
        <p className="text-small text-ink-soft wrap-anywhere">
          <bdi className="text-ink font-medium">{machine_name}</bdi>
          {since !== null && (
            <span className="figures">{` · ${t('incidents.since', { time: momentOf(locale.tag, since) })}`}</span>
          )}
        </p>
        <p className="text-small text-ink-soft wrap-anywhere">
          {snoozed_until === null ? (
            <Todo incident={incident} />
          ) : (
            t('incidents.snoozed', {
              time: momentOf(locale.tag, snoozed_until),
              who: snoozed_by ?? t('incidents.snoozed.somebody'),
            })
          )}
        </p>
      </div>
      <span className="relative z-1">
        <IconButton
          icon={snoozed_until === null ? 'moon' : 'bell'}
          label={
            snoozed_until === null ? t('incidents.snooze.of', { what, station: machine_name }) : t('incidents.wake')
          }
          onClick={() => (snoozed_until === null ? setAsking(true) : wake.mutate({ machine_id, kind, minutes: 0 }))}
        />
      </span>
      {asking && <SnoozeDialog incident={incident} what={what} onClose={() => setAsking(false)} />}
    </article>
  );
}
