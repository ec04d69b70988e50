import { Link } from '@cpc/appkit';
import type { FleetIncident } from '@cpc/contract';
import { UPDATE_FAULTS } from '@cpc/domain';
import { reasonText } from '@cpc/i18n';
import { Icon, type IconName, List, StateView, useTranslator } from '@cpc/ui';
import { Pending } from '../core/fetched.tsx';
import { FLEET, fleetAddress } from './filter.ts';
import { useIncidents } from './use-fleet.ts';

const ICONS: Readonly<Record<FleetIncident['cause'], IconName>> = {
  offline: 'offline',
  fault: 'fault',
  updateFailed: 'download',
  rolloutStopped: 'download',
  clockWrong: 'clock',
  noPrint: 'printer',
  operatorProposed: 'people',
  operatorAdded: 'people',
  cashStopped: 'coins',
  billOverdue: 'clock',
};

/** What is wrong in the fleet, by cause: one cause in many stations is one thing to look after (OP-05). */
export function Incidents() {
  const { t } = useTranslator();
  const incidents = useIncidents();
  if (!incidents.data) return <Pending of={incidents} room="h-72" />;
  if (incidents.data.length === 0)
    return (
      <StateView icon="check" tone="good" title={t('fleet.incidents.none')} hint={t('fleet.incidents.none.hint')} />
    );
  return (
    <List label={t('fleet.view.incidents')}>
      {incidents.data.map((incident) => (
        <Incident key={`${incident.cause} ${incident.detail} ${incident.version}`} incident={incident} />
      ))}
    </List>
  );
}

function Incident({ incident }: { readonly incident: FleetIncident }) {
  const translator = useTranslator();
  const { t, format } = translator;
  const { cause, detail, version, stations, shops, since } = incident;
  return (
    <Link to={listOf(incident)} className="hover:bg-lifted flex min-h-14 items-center gap-3.5 px-4 py-3">
      <Icon name={ICONS[cause]} size={22} className="text-bad" />
      <span className="min-w-0 grow">
        <span className="text-body block font-medium wrap-anywhere">{titleOf()}</span>
        <span className="text-small text-ink-soft flex flex-wrap gap-x-3">
          {stations > 0 && <span>{t('fleet.incident.scope', { stations, shops })}</span>}
          <span>{t('fleet.incident.since', { time: format.dateTime(since) })}</span>
        </span>
      </span>
      <Icon name="forward" size={20} className="text-ink-faint" />
    </Link>
  );

  function titleOf(): string {
    if (cause === 'operatorProposed' || cause === 'operatorAdded')
      return t(`fleet.incident.${cause}`, { name: detail });
    if (cause === 'cashStopped' || cause === 'billOverdue')
      return t(`fleet.incident.${cause}`, { shops: format.number(shops) });
    if (cause === 'offline' || cause === 'noPrint') return t(`fleet.incident.${cause}`);
    if (cause === 'rolloutStopped') return t('fleet.release.stopped', { version });
    if (cause === 'fault' || cause === 'clockWrong')
      return detail === '' ? t('fleet.incident.fault') : reasonText(translator, detail);
    const fault = UPDATE_FAULTS.find((known) => known === detail);
    return t('fleet.incident.updateFailed', { version, fault: fault ? t(`fleet.updateFault.${fault}`) : detail });
  }
}

/** The list of the stations, of the operators or of the debts, that an incident is about. */
function listOf({ cause, detail }: FleetIncident): string {
  if (cause === 'operatorProposed' || cause === 'operatorAdded') return '/operators';
  if (cause === 'cashStopped' || cause === 'billOverdue') return '/debts';
  if (cause === 'offline') return fleetAddress({}, { state: 'offline', order: 'heard' });
  if (cause === 'noPrint') return fleetAddress({}, { order: 'waiting' });
  if (cause === 'rolloutStopped') return `${FLEET}?view=releases`;
  if (cause === 'updateFailed') return fleetAddress({}, { failed: '1' });
  return fleetAddress({}, detail === '' ? { state: 'fault' } : { fault: detail });
}
