import type { JobReport, ReportPorts } from './job-report.ts';
import type { JobRecord } from './journal.ts';
import type { Printer, PrintTask } from './printers/printer.ts';
import type { AgentTiming } from './timing.ts';

export interface JobPorts extends ReportPorts {
  readonly printer: Printer;
  /** Where files lie on their way to the printer. */
  readonly directory: string;
  readonly bays: readonly string[];
  readonly timing: AgentTiming;
  /** Told when the print in hand hangs in the printer, and when it no longer does. */
  readonly hangs: (isStuck: boolean) => void;
  /** A clean stop: whatever waits then throws its reason, and the journal tells the next start where to go on. */
  readonly signal: AbortSignal;
}

/** One lease on its way through. */
export interface JobRun {
  readonly record: () => JobRecord;
  readonly report: JobReport;
  readonly task: PrintTask;
  readonly ports: JobPorts;
}
