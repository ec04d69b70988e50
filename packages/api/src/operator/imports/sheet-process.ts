import { readSheet, SheetError } from '@cpc/sheets';
import { serveWork } from '../../base/processes/serve-work.ts';
import type { SheetAnswer, SheetTask } from './sheet-lane.ts';

/** The process that reads tables: a small file may unpack to a large one. */
serveWork(async ({ bytes, name }: SheetTask): Promise<SheetAnswer> => {
  try {
    return { rows: await readSheet(bytes, name) };
  } catch (error) {
    if (error instanceof SheetError) return { fault: error.fault, message: error.message };
    throw error;
  }
});
