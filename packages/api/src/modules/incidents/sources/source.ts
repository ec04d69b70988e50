import type { IncidentKind, StationId } from '@cpc/domain';
import type { With } from '../../../base/services.ts';
import type { Reach } from '../../../records/partners/reach.ts';
import type { Tenure } from '../../../records/partners/tenure.ts';
import type { StationNow } from '../../../records/stations/condition.ts';

/** What a source looks at. Every query of it carries the reach (PA-07). */
export interface Scene {
  readonly services: With<'db' | 'clock'>;
  readonly reach: Reach;
  /** For what happened in the past, such as orders. */
  readonly during: Tenure;
  /** The stations in reach, as they are now. */
  readonly stations: readonly StationNow[];
}

/** All things of one kind at one station. */
export interface Found {
  readonly kind: IncidentKind;
  readonly machine_id: StationId;
  readonly since: number | null;
  readonly count: number;
  readonly detail?: string;
}

/** Finds the incidents of its kinds, from the rows that they follow from: nothing is kept a second time. */
export interface Source {
  readonly kinds: readonly IncidentKind[];
  readonly find: (scene: Scene) => Promise<readonly Found[]>;
}

/** Makes one incident of all rows of a station: the oldest tells since when. */
export function perStation(
  kind: IncidentKind,
  rows: readonly { readonly machine_id: StationId; readonly since: number }[],
): Found[] {
  const found = new Map<StationId, Found>();
  for (const { machine_id, since } of rows) {
    const before = found.get(machine_id);
    const oldest = Math.min(since, before?.since ?? since);
    found.set(machine_id, { kind, machine_id, since: oldest, count: (before?.count ?? 0) + 1 });
  }
  return [...found.values()];
}
