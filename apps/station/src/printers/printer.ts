import type { LeasedJob, Supply } from '@cpc/contract';

/** What is to be printed. */
export interface PrintTask {
  /** The job's name at the printer, unique per lease; the job is found again by it. */
  readonly name: string;
  readonly file: string;
  readonly format: LeasedJob['format'];
  /** Trim size in mm. */
  readonly width: number;
  readonly height: number;
}

export interface PrinterCondition {
  /** Whether a job sent now would be printed. */
  readonly ready: boolean;
  /** IPP `printer-state-reasons` keywords (RFC 8011, 5.4.12), without `none`. */
  readonly reasons: readonly string[];
  /** Media types that it takes; absent if it takes any or does not say. */
  readonly formats?: readonly string[];
  /** Inks and other supplies; absent if it does not say. The same holds for the two below. */
  readonly supplies?: Supply[];
  /** The loaded media, in the printer's own names. */
  readonly media?: readonly string[];
  /** Degrees Celsius. */
  readonly temperature?: number;
  /** The version of CUPS, if this is a queue of a CUPS scheduler and not the printer itself. */
  readonly queue?: string;
}

export type PrintOutcome =
  | { readonly kind: 'done' }
  /** A RIP has the file; whether and when it prints it, only people know. */
  | { readonly kind: 'taken' }
  /** The printer ended the job; material may have been used. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The printer certainly did not begin; `retry` if it may take the job later. */
  | { readonly kind: 'refused'; readonly reason: string; readonly retry: boolean }
  /** The print may have begun, and the printer cannot say. */
  | { readonly kind: 'unclear'; readonly reason: string };

export type Found = 'absent' | 'pending' | 'printing' | 'done' | 'aborted' | 'unknown';

/** What one look at a job in the printer shows. */
export interface Sight {
  /** Everything that changes while the job goes on, as text: a different text is a sign of life. */
  readonly shows: string;
  /** Printer and job wait for people; the printer's condition tells them. */
  readonly needsPeople: boolean;
  /** The printer has begun the job and says that it has nothing to do. */
  readonly idle: boolean;
}

export interface Watch {
  /**
   * Called as soon as the printer confirms that it has the job; if it confirms only by listing the job, `seen` is
   * enough. The ticket is what the printer itself calls the job, for `find`; stored in the journal.
   */
  readonly taken: (ticket?: string) => void;
  readonly progress: (percent: number) => void;
  /** Called every few seconds or more often while the printer has the job. */
  readonly seen: (sight: Sight) => void;
  /** Stops the watching, not the printing. Everything that waits then throws the signal's reason. */
  readonly signal: AbortSignal;
}

/** One printer, however it is connected (SA-04). */
export interface Printer {
  /** Whether people read the names of its jobs, as names of files: a job's name begins with its title. */
  readonly namesByTitle?: true | undefined;
  describe(): Promise<PrinterCondition>;
  /** Asks, without printing, whether the printer would take the task. Returns the reason if it would not. */
  refusal(task: PrintTask): Promise<{ readonly reason: string; readonly retry: boolean } | undefined>;
  print(task: PrintTask, watch: Watch): Promise<PrintOutcome>;
  /** `absent` only by what proves that nothing was sent; that the printer does not list the job proves nothing (SA-10). */
  find(name: string, ticket?: string): Promise<Found>;
  /** Watches a job that is already at the printer until it ends. */
  follow(name: string, watch: Watch, ticket?: string): Promise<PrintOutcome>;
  /**
   * Does nothing for a job that has ended, or that the printer does not know. @throws if it was not done: call again
   */
  cancel(name: string, ticket?: string): Promise<void>;
}
