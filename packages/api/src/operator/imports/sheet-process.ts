import { readSheet, SheetError, type WrittenCell, writeSheet } from '@cpc/sheets';
import { serveWork } from '../../base/processes/serve-work.ts';
import type { WriteTask } from '../../base/ports/sheet-writer.ts';
import type { ReadTask, SheetAnswer } from './sheet-lane.ts';

/** The process that reads and writes tables: a small file may unpack to a large one, and many rows take long. */
serveWork(async (task: ReadTask | WriteTask): Promise<SheetAnswer> => {
  if ('pages' in task) {
    const rows: WrittenCell[][] = task.pages.flatMap((page) => JSON.parse(Buffer.from(page).toString()));
    return { written: await writeSheet(rows, task.kind, task.decimal) };
  }
  try {
    return { rows: await readSheet(task.bytes, task.name) };
  } catch (error) {
    if (error instanceof SheetError) return { fault: error.fault, message: error.message };
    throw error;
  }
});
