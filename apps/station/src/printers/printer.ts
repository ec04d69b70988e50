import type { LeasedJob, Supply } from '@cpc/contract';

/** What is to be printed. */
export interface PrintTask {
  /** The job's name at the printer, unique for each time a job is leased: by it the job is found again. */
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
  /** Media types it takes; absent where it takes whatever comes or does not say. */
  readonly formats?: readonly string[];
  /** Its inks and what else it uses up; absent where it does not say, as are the two that follow. */
  readonly supplies?: Supply[];
  /** What it has loaded, in its own names. */
  readonly media?: readonly string[];
  /** Degrees Celsius. */
  readonly temperature?: number;
  /** The version of CUPS, where this is a queue of a CUPS scheduler and not the printer itself. */
  readonly queue?: string;
}

export type PrintOutcome =
  | { readonly kind: 'done' }
  /** The printer ended the job; material may have been used. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The printer certainly did not begin; `retry` when it may take the job later. */
  | { readonly kind: 'refused'; readonly reason: string; readonly retry: boolean }
  /** It may have begun and the printer cannot say. */
  | { readonly kind: 'unclear'; readonly reason: string };

export type Found = 'absent' | 'pending' | 'printing' | 'done' | 'aborted' | 'unknown';

/** What a look at a job in the printer shows. */
export interface Sight {
  /** All by which the job could be seen to go on, as text: another text is a sign of life. */
  readonly shows: string;
  /** Printer and job wait for people, who are told so by the printer's condition. */
  readonly needsPeople: boolean;
  /** The printer has begun the job and says that it has nothing to do. */
  readonly idle: boolean;
}

export interface Watch {
  /** Called as soon as the printer has said that it has the job; where it says so only by showing it, `seen` is enough. */
  readonly taken: () => void;
  readonly progress: (percent: number) => void;
  /** Called again and again while the printer has the job, every few seconds or oftener. */
  readonly seen: (sight: Sight) => void;
  /** Stops the watching, not the printing. Whatever waits then throws the signal's reason. */
  readonly signal: AbortSignal;
}

/** One printer, however it is reached (SA-04). */
export interface Printer {
  describe(): Promise<PrinterCondition>;
  /** Asks, without printing, whether the printer would take the task; the reason when it would not. */
  refusal(task: PrintTask): Promise<{ readonly reason: string; readonly retry: boolean } | undefined>;
  /** What `find` needs to know of the time before a task was sent. Kept in the journal. */
  mark(): Promise<string>;
  print(task: PrintTask, watch: Watch): Promise<PrintOutcome>;
  /** `absent` only where the printer can prove it; otherwise `unknown`. */
  find(name: string, mark: string): Promise<Found>;
  /** Watches a job that is already at the printer until it ends. */
  follow(name: string, watch: Watch): Promise<PrintOutcome>;
  /** One that has ended, or that the printer does not know, needs none. @throws where it was not done: ask again */
  cancel(name: string): Promise<void>;
}
