import type { openDatabase } from '@cpc/api';
import type { ProviderBooks } from '@cpc/testkit';
import type { Acknowledged } from './acknowledged.ts';
import type { AcknowledgedReport } from './link.ts';
import type { Decision } from './person.ts';

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Everything known about a run, from inside and outside, after all activity has ended. */
export interface Evidence {
  readonly database: Database;
  readonly read: Database['read'];
  readonly now: number;
  /** What was confirmed to customers. */
  readonly acknowledged: readonly Acknowledged[];
  /** What was acknowledged to the station. */
  readonly reports: readonly AcknowledgedReport[];
  readonly decisions: readonly Decision[];
  readonly provider: ProviderBooks;
  /** Documents that the printer received, by print job. */
  readonly received: ReadonlyMap<string, number>;
}

/** The result of one check. */
export interface Finding {
  readonly asked: string;
  /** The number of things checked: no findings among zero things prove nothing. */
  readonly counted: number;
  readonly wrong: readonly string[];
}

export type Audit = (evidence: Evidence) => Promise<Finding>;
