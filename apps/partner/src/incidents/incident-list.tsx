import { addressOf, formatAddress, navigate, useAddress } from '@cpc/appkit';
import type { Incident } from '@cpc/contract';
import { brand, INCIDENT_KINDS, INCIDENT_LEVELS, type StationId } from '@cpc/domain';
import { Button, List, Segmented, SelectField, StateView, useT } from '@cpc/ui';
import { Fetched, More } from '../core/fetched.tsx';
import { ATTENTION } from '../core/paths.ts';
import { IncidentRow } from './incident-row.tsx';
import { useIncidents } from './use-incidents.ts';

/** All incidents, filtered by what the address says; the filters are at the server (PA-12). */
export function IncidentList() {
  const t = useT();
  const { query } = useAddress();
  const snoozed = query['view'] === 'snoozed';
  const kind = INCIDENT_KINDS.find((known) => known === query['kind']);
  const level = INCIDENT_LEVELS.find((known) => known === query['level']);
  const station = query['station'] ?? '';
  const filtered = kind !== undefined || level !== undefined || station !== '';
  const set = (change: Readonly<Record<string, string>>) =>
    navigate(formatAddress(addressOf(ATTENTION, { ...query, ...change })), { replace: true });
  const incidents = useIncidents({
    ...(snoozed && { snoozed }),
    ...(kind && { kind }),
    ...(level && { level }),
    ...(/^[\w.-]{1,80}$/.test(station) && { machine_id: brand<StationId>(station) }),
  });
  const none = filtered ? 'filtered' : snoozed ? 'snoozed' : undefined;
  return (
    <div className="roomy:max-w-[61rem] flex flex-col gap-4">
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2 lg:max-w-3xl">
        <Segmented
          label={t('incidents.view')}
          value={snoozed ? 'snoozed' : 'open'}
          onChange={(view) => set({ view: view === 'open' ? '' : view })}
          options={(['open', 'snoozed'] as const).map((value) => ({ value, label: t(`incidents.view.${value}`) }))}
        />
        <SelectField
          label={t('incidents.kinds')}
          value={kind ?? ''}
          onChange={({ currentTarget }) => set({ kind: currentTarget.value })}
          options={[
            { value: '', label: t('incidents.kinds.all') },
            ...INCIDENT_KINDS.map((value) => ({ value, label: t(`incidents.name.${value}`) })),
          ]}
        />
      </div>
      {filtered && (
        <div>
          <Button kind="outline" icon="close" onClick={() => set({ kind: '', level: '', station: '' })}>
            {t('incidents.clear')}
          </Button>
        </div>
      )}
      <Fetched of={incidents} room="h-40">
        {({ pages }) => {
          const rows = pages.flat();
          if (rows.length > 0) return <IncidentLevels incidents={rows} />;
          const text = none ? (`incidents.none.${none}` as const) : 'incidents.none';
          return <StateView icon="check" tone="good" title={t(text)} hint={t(`${text}.hint`)} />;
        }}
      </Fetched>
      <More of={incidents} />
    </div>
  );
}

/** Incidents under the headings of their levels, the worst first. */
function IncidentLevels({ incidents }: { readonly incidents: readonly Incident[] }) {
  const t = useT();
  return INCIDENT_LEVELS.map((level) => {
    const own = incidents.filter((incident) => incident.level === level);
    if (own.length === 0) return null;
    return (
      <section key={level} aria-label={t(`incidents.level.${level}`)} className="flex flex-col gap-2">
        <h2 className="text-small text-ink-soft font-semibold">{t(`incidents.level.${level}`)}</h2>
        <List label={t(`incidents.level.${level}`)}>
          {own.map((incident) => (
            <IncidentRow key={`${incident.machine_id} ${incident.kind}`} incident={incident} />
          ))}
        </List>
      </section>
    );
  });
}
