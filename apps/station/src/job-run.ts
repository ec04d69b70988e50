import type { Disk } from './files.ts';
import type { JobReport, ReportPorts } from './job-report.ts';
import type { JobRecord } from './journal.ts';
import type { Printer, PrintTask } from './printers/printer.ts';
import type { AgentTiming } from './timing.ts';

export interface JobPorts extends ReportPorts {
  readonly printer: Printer;
  readonly disk: Disk;
  /** Where files are stored on their way to the printer. */
  readonly directory: string;
  readonly bays: readonly string[];
  readonly timing: AgentTiming;
  /** Called when the current print hangs in the printer, and when it no longer does. */
  readonly hangs: (isStuck: boolean) => void;
  /**
   * Aborts for a clean stop: everything that waits then throws its reason, and the next start continues from the
   * journal.
   */
  readonly signal: AbortSignal;
}

/** One lease while it is processed. */
export interface JobRun {
  readonly record: () => JobRecord;
  readonly report: JobReport;
  readonly task: PrintTask;
  readonly ports: JobPorts;
}
