import type { openDatabase } from '@cpc/api';
import type { Acknowledged } from './acknowledged.ts';
import type { AcknowledgedReport } from './link.ts';
import type { Decision } from './person.ts';
import type { ProviderBooks } from './provider.ts';

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Everything that is known of a run from inside and from outside, when all is quiet. */
export interface Evidence {
  readonly database: Database;
  readonly read: Database['read'];
  readonly now: number;
  /** What customers were told. */
  readonly acknowledged: readonly Acknowledged[];
  /** What the station was told. */
  readonly reports: readonly AcknowledgedReport[];
  readonly decisions: readonly Decision[];
  readonly provider: ProviderBooks;
  /** Documents the printer received, by print job. */
  readonly received: ReadonlyMap<string, number>;
}

/** One question asked of the evidence. */
export interface Finding {
  readonly asked: string;
  /** Things it was asked about: nothing found among nothing proves nothing. */
  readonly counted: number;
  readonly wrong: readonly string[];
}

export type Audit = (evidence: Evidence) => Promise<Finding>;
