import type { StationProfile } from '@cpc/contract';
import type { InkSpace, MeasuredProfile } from '@cpc/design';
import type { StationId } from '@cpc/domain';
import type { IccProfile } from '@cpc/paint/icc';
import type { Reader, Tx } from '../../../base/db/database.ts';

/** The stored facts of a profile, without its bytes. */
export interface ProfileFacts extends IccProfile {
  readonly bytes: number;
}

/** A station's profile in the view of its owner; null if there is none. */
export async function profileView(reader: Reader, stationId: StationId): Promise<StationProfile | null> {
  const row = await reader
    .selectFrom('machine_profiles')
    .innerJoin('partner_people', 'partner_people.id', 'machine_profiles.person_id')
    .select(['machine_profiles.name', 'facts', 'at', 'partner_people.name as by'])
    .where('machine_id', '=', stationId)
    .where('ended_at', 'is', null)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const { space, version, description, madeAt, hasRelative, bytes }: ProfileFacts = JSON.parse(row.facts);
  return {
    name: row.name,
    description,
    space,
    version,
    made_at: madeAt ?? null,
    has_relative: hasRelative,
    bytes,
    uploaded_at: row.at,
    by: row.by,
  };
}

/** The profile of a station in the form that print settings contain. */
export const storedProfile = (stored: string | null): MeasuredProfile | undefined =>
  stored === null ? undefined : JSON.parse(stored);

/** Ends the current profile of a station. The station must be locked. */
export async function endProfile(tx: Tx, stationId: StationId, now: number): Promise<void> {
  await tx
    .updateTable('machine_profiles')
    .set({ ended_at: now })
    .where('machine_id', '=', stationId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Makes a stored profile the current one. The station must be locked, and the previous profile must be ended. */
export async function beginProfile(tx: Tx, stationId: StationId, version: number): Promise<void> {
  await tx
    .updateTable('machine_profiles')
    .set({ ended_at: null })
    .where('machine_id', '=', stationId)
    .where('version', '=', version)
    .execute();
}

/** The common colour profile that a station uses after its own profile is removed. */
export const COMMON_COLOUR = { rgb: 'srgb', cmyk: 'cmyk' } as const satisfies Record<InkSpace, string>;
