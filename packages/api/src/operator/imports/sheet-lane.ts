import { CallError } from '@cpc/contract';
import { SheetError, type SheetFault, type SheetRow } from '@cpc/sheets';
import { LaneClosed, LaneFull, LimitExceeded, type Limits, ProcessFell } from '../../base/processes/errors.ts';
import { processLane } from '../../base/processes/lane.ts';
import type { Log } from '../../base/ports/log.ts';
import type { WriteSheet, WriteTask } from '../../base/ports/sheet-writer.ts';

/**
 * Reads a table from CSV or XLSX.
 * @param name the file's name, for its ending
 * @param owner the shop or the operator that sent it
 * @throws SheetError if the file is no table, or too large; CallError unavailable for a moment
 */
export type ReadSheet = (bytes: Uint8Array, name: string, owner: string) => Promise<readonly SheetRow[]>;

export interface SheetLane {
  readonly read: ReadSheet;
  readonly write: WriteSheet;
  /** @returns when no process is left */
  readonly close: () => Promise<void>;
}

export interface ReadTask {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** An error crosses processes as its message only, so a fault is an answer. */
export type SheetAnswer =
  | { readonly rows: readonly SheetRow[] }
  | { readonly written: Uint8Array }
  | { readonly fault: SheetFault; readonly message: string };

/** Many times what 100,000 lines need: 2 s and 0.3 GB. */
const LIMITS: Limits = { wallMs: 60_000, cpuMs: 15_000, memory: 700e6 };
const NICENESS = 5;
const MAX_HEAP_MB = 512;
/** A shop waits with one table behind its running one. */
const SHARES = [{ maxRunning: 1, maxWaiting: 1 }];

/** Reads and writes tables in a process of its own, one after the other, and in turns of those who wait. */
export function sheetLane(log: Log, { limits = LIMITS } = {}): SheetLane {
  const lane = processLane<ReadTask | WriteTask, SheetAnswer>({
    entry: new URL('./sheet-process.mjs', import.meta.url),
    settings: null,
    niceness: NICENESS,
    heapMb: MAX_HEAP_MB,
    processes: 1,
    shares: SHARES,
  });
  async function perform(task: ReadTask | WriteTask, owner: string): Promise<SheetAnswer> {
    try {
      return await lane.run({ owner: [owner], request: async () => task, limits });
    } catch (error) {
      const isKilled = error instanceof LimitExceeded || error instanceof ProcessFell;
      if (isKilled) log.warn({ owner, error }, 'a table could not be read or written');
      if (error instanceof LimitExceeded && 'name' in task)
        return { fault: { code: 'fileWorkbook', values: {} }, message: error.message };
      if (isKilled || error instanceof LaneFull || error instanceof LaneClosed) throw new CallError('unavailable');
      throw error;
    }
  }
  return {
    async read(bytes, name, owner) {
      const answer = await perform({ bytes, name }, owner);
      if ('fault' in answer) throw new SheetError(answer.message, answer.fault);
      return 'rows' in answer ? answer.rows : [];
    },
    async write(task, owner) {
      const answer = await perform(task, owner);
      return 'written' in answer ? answer.written : new Uint8Array();
    },
    close: lane.close,
  };
}
