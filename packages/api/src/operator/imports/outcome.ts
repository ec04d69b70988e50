/** A cell that cannot be imported, and what must stand there. */
export interface Fault {
  readonly line: number;
  readonly column: string;
  /** What stands there; long text is cut. */
  readonly found: string;
  readonly must: string;
}

/** What an import did. It writes everything or nothing. */
export interface ImportOutcome {
  /** `checked`: a dry run without faults. `importedBefore`: the same file was imported earlier, nothing was written. */
  readonly state: 'refused' | 'checked' | 'imported' | 'importedBefore';
  /** In the order of the lines. */
  readonly faults: readonly Fault[];
  /** How many of each kind the file has. */
  readonly counts: Readonly<Record<string, number>>;
}

/** A file as a person gave it. */
export interface ImportFile {
  readonly bytes: Uint8Array;
  /** Its name, for its ending. */
  readonly name: string;
  /** Only look for faults; write nothing. */
  readonly dryRun?: boolean | undefined;
}

const MAX_FOUND = 60;

export function faultAt(line: number, column: string, found: string, must: string): Fault {
  return { line, column, found: found.length > MAX_FOUND ? `${found.slice(0, MAX_FOUND)}…` : found, must };
}

export const refused = (faults: readonly Fault[]): ImportOutcome => ({
  state: 'refused',
  faults: faults.toSorted((a, b) => a.line - b.line),
  counts: {},
});
