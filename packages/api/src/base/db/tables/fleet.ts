import type {
  AssetId,
  DesiredStationState,
  PersonId,
  ReleaseState,
  RemoteCareFault,
  RemoteCareKind,
  StationId,
  UpdateFault,
  WindowState,
} from '@cpc/domain';

export interface FleetTables {
  /** Signed versions of the station agent. */
  readonly agent_releases: {
    readonly version: string;
    readonly sha256: string;
    readonly bytes: number;
    /** Ed25519, base64url. */
    readonly signature: string;
    /** Blob of the bundle. */
    readonly file: AssetId;
    readonly notes: string;
    readonly state: ReleaseState;
    /** The share of all stations that get it, in percent. */
    readonly share: number;
    /** Grows with each rollout: of two versions for a station, the one with the higher number is wished. */
    readonly rolled: number;
    /** Failures since then may pause the rollout: an operator has seen those before. */
    readonly judged_from: number;
    /** When it paused itself; null if it did not, or an operator has decided since. */
    readonly stopped_at: number | null;
    readonly added_at: number;
    readonly person_id: PersonId;
  };
  /** Stations that get a version besides its share. */
  readonly agent_release_stations: {
    readonly version: string;
    readonly machine_id: StationId;
  };
  /** The version that each station should run, and why it does not. */
  readonly station_agents: {
    readonly machine_id: StationId;
    /** 0 … 99, from its id: it belongs to the shares that are larger. */
    readonly bucket: number;
    readonly wished: string | null;
    /** Grows when an operator wants it to try again. */
    readonly attempt: number;
    readonly fault: UpdateFault | null;
    readonly fault_detail: string;
    readonly fault_version: string;
    readonly fault_attempt: number;
    readonly fault_at: number;
  };
  /** How many prints a station started, and how many failed, in each hour since 1970. */
  readonly station_print_hours: {
    readonly machine_id: StationId;
    readonly hour: number;
    readonly prints: number;
    readonly failures: number;
  };
  /** Logs of agents that operators asked for. */
  readonly station_logs: {
    readonly id: string;
    readonly machine_id: StationId;
    readonly asked_at: number;
    readonly person_id: PersonId;
    readonly reason: string;
    readonly lines: number;
    readonly sent_at: number | null;
    readonly text: string | null;
  };
  /** Acts of care that operators asked stations for. They stay: who restarted what, when and why. */
  readonly station_remote_care: {
    readonly id: string;
    readonly machine_id: StationId;
    readonly kind: RemoteCareKind;
    readonly reason: string;
    readonly during_print: number;
    readonly person_id: PersonId;
    readonly asked_at: number;
    readonly expires_at: number;
    readonly taken_at: number | null;
    readonly ended_at: number | null;
    readonly outcome: 'done' | RemoteCareFault | null;
    /** JSON of a network test's figures. */
    readonly figures: string | null;
  };
  readonly station_windows: {
    readonly id: string;
    readonly machine_id: StationId;
    readonly from_at: number;
    readonly until_at: number;
    readonly reason: string;
    /** The person who planned it, as `actorOf` names it. */
    readonly actor: string;
    readonly state: WindowState;
    /** What the partner wanted before it began, and wants again when it ends. */
    readonly wish_before: DesiredStationState | null;
  };
}
