import { addressOf, formatAddress, navigate, useAddress } from '@cpc/appkit';
import { brand, INCIDENT_KINDS, INCIDENT_LEVELS, type StationId } from '@cpc/domain';
import { Button, ErrorState, Segmented, SelectField, Skeleton, StateView, useT } from '@cpc/ui';
import { More } from '../core/fetched.tsx';
import { ATTENTION } from '../core/paths.ts';
import { IncidentLevels } from './incident-levels.tsx';
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
  const rows = incidents.data?.pages.flat();
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
      {rows === undefined ? (
        incidents.isError ? (
          <ErrorState onRetry={() => void incidents.refetch()} />
        ) : (
          <Skeleton className="h-40 rounded-large" />
        )
      ) : rows.length === 0 ? (
        <StateView
          icon="check"
          tone="good"
          title={t(none ? `incidents.none.${none}` : 'incidents.none')}
          hint={t(none ? `incidents.none.${none}.hint` : 'incidents.none.hint')}
        />
      ) : (
        <IncidentLevels incidents={rows} />
      )}
      <More of={incidents} />
    </div>
  );
}
