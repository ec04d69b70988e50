import type { MachineId } from '@cpc/domain';

export interface StationsTables {
  /** One-time codes by which a station's agent gets its keys; stored as their SHA-256. */
  readonly station_enrolments: {
    readonly code_hash: string;
    readonly machine_id: MachineId;
    readonly expires_at: number;
    readonly used_at: number | null;
  };
  /** Keys of agents and displays; stored as their SHA-256. */
  readonly station_keys: {
    readonly key_hash: string;
    readonly machine_id: MachineId;
    readonly kind: 'station' | 'screen';
    readonly created_at: number;
    readonly revoked_at: number | null;
  };
  /** What a station said last. */
  readonly station_reports: {
    readonly machine_id: MachineId;
    readonly state: string;
    /** JSON array of IPP keywords, worst first. */
    readonly reasons: string;
    readonly version: string;
    /** JSON array of the media types the printer takes; null where it did not say. */
    readonly formats: string | null;
    readonly heard_at: number;
  };
}
