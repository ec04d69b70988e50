import type { DesiredStationState, PrinterChoiceOutcome, StationId, StationState } from '@cpc/domain';

export interface StationsTables {
  /** One-time codes with which a station's agent gets its keys; stored as their SHA-256. */
  readonly station_enrolments: {
    readonly code_hash: string;
    readonly machine_id: StationId;
    readonly expires_at: number;
    readonly used_at: number | null;
  };
  /** Keys of agents and displays; stored as their SHA-256. */
  readonly station_keys: {
    readonly key_hash: string;
    readonly machine_id: StationId;
    readonly kind: 'station' | 'screen';
    /** Of a paired display; null for the keys of the agent. */
    readonly display_id: string | null;
    readonly created_at: number;
    readonly revoked_at: number | null;
  };
  /** Screens that show a code to be paired; code and future key stored as their SHA-256. */
  readonly display_pairings: {
    readonly code_hash: string;
    readonly key_hash: string;
    readonly expires_at: number;
  };
  /** The last report of each station. */
  readonly station_reports: {
    readonly machine_id: StationId;
    readonly state: string;
    /** JSON array of IPP keywords, worst first. */
    readonly reasons: string;
    readonly version: string;
    /** JSON array of the media types that the printer accepts; null if it did not report them. */
    readonly formats: string | null;
    /** JSON of what the printer reports about its ink and its loaded media; null if it did not report it. */
    readonly supplies: string | null;
    readonly media: string | null;
    /** Degrees Celsius. */
    readonly temperature: number | null;
    /** When it changed to a printer that a person chose; null before that. */
    readonly printer_at: number | null;
    /** 0 after its keys were revoked. */
    readonly heard_at: number;
  };
  /** The last recorded state of a station, and the partner's wish for it. */
  readonly station_states: {
    readonly machine_id: StationId;
    readonly state: StationState;
    readonly wish: DesiredStationState;
    /** When it entered this state. */
    readonly since: number;
    /** When its open maintenance window ends; null without one. */
    readonly maintained_until: number | null;
    /** Counts the transactions that locked it. */
    readonly version: number;
  };
  /** Every change of a station, in order (OR-09). */
  readonly station_events: {
    readonly machine_id: StationId;
    readonly seq: number;
    readonly at: number;
    readonly event: string;
    readonly from_state: StationState;
    readonly to_state: StationState;
    readonly actor: string;
    readonly cause: string;
  };
  /** The last search for printers at each station. */
  readonly station_printer_searches: {
    readonly machine_id: StationId;
    readonly search_id: string;
    readonly asked_at: number;
    /** JSON of what the station found; null before its answer. */
    readonly found: string | null;
    /** The `printer_id` of one of them. */
    readonly chosen: string | null;
    readonly chosen_at: number | null;
    readonly outcome: PrinterChoiceOutcome | null;
  };
  /** Wrong pickup codes typed at a station, and those reported to its partner. */
  readonly pickup_guesses: {
    readonly machine_id: StationId;
    /** In a row, without a right code between them. */
    readonly misses: number;
    readonly missed_at: number;
    /** Since the keypad was first paused; a right code does not reset them. */
    readonly told_misses: number;
    readonly told_since: number;
    readonly told_at: number;
  };
}
