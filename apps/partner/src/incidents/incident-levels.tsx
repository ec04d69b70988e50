import type { Incident } from '@cpc/contract';
import { INCIDENT_LEVELS } from '@cpc/domain';
import { List, useT } from '@cpc/ui';
import { IncidentRow } from './incident-row.tsx';

/** Incidents under the headings of their levels, the worst first. */
export function IncidentLevels({ incidents }: { readonly incidents: readonly Incident[] }) {
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
