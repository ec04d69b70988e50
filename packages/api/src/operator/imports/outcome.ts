import type { ImportFault, ImportOutcome, Must } from '@cpc/contract';
import { SheetError } from '@cpc/sheets';

/** A file as a person gave it. */
export interface ImportFile {
  readonly bytes: Uint8Array;
  /** Its name, for its ending. */
  readonly name: string;
  /** Only look for faults; write nothing. */
  readonly dryRun?: boolean | undefined;
}

const MAX_FOUND = 60;

export function faultAt(line: number, column: string, found: string, must: Must): ImportFault {
  return { line, column, found: found.length > MAX_FOUND ? `${found.slice(0, MAX_FOUND)}…` : found, must };
}

export const refused = (faults: readonly ImportFault[]): ImportOutcome => ({
  state: 'refused',
  faults: faults.toSorted((a, b) => a.line - b.line),
  counts: {},
});

/** A file that is no table is refused as a whole. */
export async function orNoTable(work: Promise<ImportOutcome>): Promise<ImportOutcome> {
  return work.catch((error: unknown) => {
    if (error instanceof SheetError) return refused([faultAt(0, '', '', error.fault)]);
    throw error;
  });
}
