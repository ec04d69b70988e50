import { type ActionInput, type ImportFault, type ImportOutcome, type Must, mustBe } from '@cpc/contract';
import { SheetError, type SheetRow } from '@cpc/sheets';
import type { ReadSheet } from './sheet-lane.ts';

/** A table as a person sent it. */
export interface ImportFile {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** Only look for faults; write nothing. */
  readonly dryRun?: boolean | undefined;
}

const MAX_FOUND = 60;
/** Faults of one answer: more help nobody, and 99,000 of them were 35 MB. One more line says that there are others. */
const MAX_FAULTS = 200;

/** Ends the reading of a table. */
class TooManyFaults extends Error {
  override readonly name = 'TooManyFaults';
  readonly faults: readonly ImportFault[];

  constructor(faults: readonly ImportFault[]) {
    super(`the table has more than ${MAX_FAULTS} faults`);
    this.faults = faults;
  }
}

/** @throws TooManyFaults, which {@link importer} tells to the person */
export function addFault(faults: ImportFault[], fault: ImportFault): void {
  if (faults.length >= MAX_FAULTS) throw new TooManyFaults(faults);
  faults.push(fault);
}

export function faultAt(line: number, column: string, found: string, must: Must): ImportFault {
  return { line, column, found: found.length > MAX_FOUND ? `${found.slice(0, MAX_FOUND)}…` : found, must };
}

export const refused = (faults: readonly ImportFault[]): ImportOutcome => ({
  state: 'refused',
  faults: faults.toSorted((a, b) => a.line - b.line),
  counts: {},
});

type Sent = Pick<ActionInput<'Operator.importStock'>, 'file' | 'name' | 'dry_run'>;

/**
 * @returns a function that reads a table and imports it. A file that is no table is refused as a whole, and a table with
 * too many faults by its first ones.
 */
export const importer =
  (read: ReadSheet) =>
  async (
    { file, name, dry_run }: Sent,
    owner: string,
    work: (file: ImportFile) => Promise<ImportOutcome>,
  ): Promise<ImportOutcome> => {
    try {
      const bytes = Buffer.from(file, 'base64');
      return await work({ bytes, name, dryRun: dry_run, rows: await read(bytes, name, owner) });
    } catch (error) {
      if (error instanceof SheetError) return refused([faultAt(0, '', '', error.fault)]);
      if (error instanceof TooManyFaults)
        return refused([faultAt(0, '', '', mustBe('fileFaults', { most: MAX_FAULTS })), ...error.faults]);
      throw error;
    }
  };
