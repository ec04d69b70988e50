import type { FileHandle } from 'node:fs/promises';
import type { JobEvent, LeasedJob } from '@cpc/contract';
import { type Disk, openFile, partOf, readText, rename, syncFolderOf, writePart, writeWhole } from './files.ts';
import { EMPTY_SHELF, foldShelf, isShelfEntry, type Shelf, type ShelfEntry, shelfEntries } from './shelf.ts';
import type { SteadyMoment } from './steady.ts';

/** One line of the journal. Every step is on disk before anything outside can observe it (SA-03). */
export type JournalEntry =
  | { readonly step: 'leased'; readonly job: LeasedJob }
  /** `began`: when `started` was recorded, by the steady clock. */
  | ({ readonly step: 'event'; readonly event: JobEvent; readonly began?: SteadyMoment } & LeaseKey)
  /** The server has every event up to this number. */
  | ({ readonly step: 'acked'; readonly seq: number } & LeaseKey)
  /** From here on the printer may have the job. */
  | ({ readonly step: 'sending' } & LeaseKey)
  /** The printer has shown that it has the job. `ticket` is what it calls it, if it said so. */
  | ({ readonly step: 'seen'; readonly ticket: string } & LeaseKey)
  /** The printer certainly did not begin. */
  | ({ readonly step: 'notSent' } & LeaseKey)
  | ({ readonly step: 'closed'; readonly how: 'reported' | 'leaseLost' } & LeaseKey)
  /** The last filled bay, so that bays are filled in turn. */
  | { readonly step: 'bay'; readonly bay: string }
  | ShelfEntry;

interface LeaseKey {
  readonly job_id: string;
  readonly fence: number;
}

/** The journal's state of one lease. */
export interface JobRecord {
  readonly job: LeasedJob;
  readonly events: readonly JobEvent[];
  readonly acked: number;
  readonly began: SteadyMoment | undefined;
  /** Whether the job may have reached the printer. */
  readonly sending: boolean;
  /** The job's ticket, once it was seen in the printer. */
  readonly seen: string | undefined;
}

/** A line in the middle of the journal cannot be read: a person must look, because it may record a print. */
export class JournalBroken extends Error {
  override readonly name = 'JournalBroken';
}

interface Folded {
  readonly records: Map<string, JobRecord>;
  bay: string | undefined;
  shelf: Shelf;
}

/**
 * Enough for hundreds of prints. A station runs for months, and a file of all its prints would be too long to read at
 * the next start.
 */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * An append-only file of steps, one JSON line each; a step is on disk when `append` resolves. Closed leases are removed
 * in time.
 */
export class Journal {
  readonly #path: string;
  readonly #disk: Disk;
  /** Undefined until the next line is written. */
  #file: FileHandle | undefined;
  readonly #folded: Folded;
  readonly #mostBytes: number;
  /** From this length on, closed leases are removed. */
  #shrinkAt: number;
  /** The compacted file has replaced the longer one, but the directory entry may not be on disk yet. */
  #isMoved = false;
  /** The position of the next line: a line that was not written whole is overwritten. */
  #end: number;
  #last: Promise<void> = Promise.resolve();

  private constructor(path: string, disk: Disk, folded: Folded, end: number, mostBytes: number) {
    this.#path = path;
    this.#disk = disk;
    this.#folded = folded;
    this.#end = end;
    this.#mostBytes = mostBytes;
    this.#shrinkAt = Math.max(mostBytes, 2 * end);
  }

  /** Reads the journal of an earlier process and drops closed leases. @throws JournalBroken */
  static async open(path: string, disk: Disk, mostBytes: number = MAX_BYTES): Promise<Journal> {
    const stored = parse((await readText(disk, path)) ?? '');
    const folded: Folded = { records: new Map(), bay: undefined, shelf: EMPTY_SHELF };
    for (const entry of stored) fold(folded, entry);
    const text = textOf(folded);
    await writeWhole(disk, path, text, 0o600);
    return new Journal(path, disk, folded, Buffer.byteLength(text), mostBytes);
  }

  /** The leases that are not closed, oldest first. */
  openRecords(): JobRecord[] {
    return [...this.#folded.records.values()];
  }

  record(key: LeaseKey): JobRecord | undefined {
    return this.#folded.records.get(keyOf(key));
  }

  /** The items in the bays, and those that were handed over. */
  get shelf(): Shelf {
    return this.#folded.shelf;
  }

  get lastBay(): string | undefined {
    return this.#folded.bay;
  }

  /** Resolves when the entry survives a loss of power. @throws if the disk refuses it */
  append(entry: JournalEntry): Promise<void> {
    const written = this.#last.then(() => this.#write(entry));
    this.#last = written.catch(() => undefined);
    return written;
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#file?.close();
  }

  async #write(entry: JournalEntry): Promise<void> {
    // A disk without room for a second file may still have room for a line.
    if (this.#end > this.#shrinkAt) await this.#shrink().catch(() => undefined);
    if (this.#isMoved) await syncFolderOf(this.#disk, this.#path);
    this.#isMoved = false;
    this.#file ??= await openFile(this.#disk, this.#path, 'r+');
    const bytes = Buffer.from(line(entry));
    for (let at = 0; at < bytes.length; ) {
      at += (await this.#file.write(bytes, at, bytes.length - at, this.#end + at)).bytesWritten;
    }
    await this.#file.datasync();
    this.#end += bytes.length;
    fold(this.#folded, entry);
  }

  /** Windows replaces no open file, so the longer one is closed first. It stays whole until the rename. */
  async #shrink(): Promise<void> {
    this.#shrinkAt = 2 * this.#end;
    const text = textOf(this.#folded);
    await writePart(this.#disk, this.#path, text, 0o600);
    await this.#file?.close();
    this.#file = undefined;
    await rename(this.#disk, partOf(this.#path), this.#path);
    [this.#end, this.#isMoved] = [Buffer.byteLength(text), true];
    this.#shrinkAt = Math.max(this.#mostBytes, 2 * this.#end);
  }
}

const line = (entry: JournalEntry): string => `${JSON.stringify(entry)}\n`;
const keyOf = (key: LeaseKey): string => `${key.job_id} ${key.fence}`;

/** A crash during a write may leave a torn last line; no action has followed from that line yet. */
function parse(text: string): JournalEntry[] {
  const lines = text.split('\n').filter((each) => each !== '');
  const entries = lines.map(parseLine);
  const torn = entries.indexOf(undefined);
  if (torn >= 0 && entries.slice(torn).some((entry) => entry !== undefined)) {
    throw new JournalBroken(`line ${torn + 1} of the journal cannot be read`);
  }
  return entries.filter((entry) => entry !== undefined);
}

function parseLine(text: string): JournalEntry | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'step' in value ? (value as JournalEntry) : undefined;
  } catch {
    return undefined;
  }
}

function fold(into: Folded, entry: JournalEntry): void {
  if (isShelfEntry(entry)) into.shelf = foldShelf(into.shelf, entry);
  else if (entry.step === 'bay') into.bay = entry.bay;
  else if (entry.step === 'leased') {
    const { job } = entry;
    into.records.set(keyOf(job), { job, events: [], acked: 0, began: undefined, sending: false, seen: undefined });
  } else if (entry.step === 'closed') into.records.delete(keyOf(entry));
  else {
    const record = into.records.get(keyOf(entry));
    if (record) into.records.set(keyOf(entry), changed(record, entry));
  }
}

function changed(
  record: JobRecord,
  entry: Extract<JournalEntry, { step: 'event' | 'acked' | 'sending' | 'seen' | 'notSent' }>,
): JobRecord {
  switch (entry.step) {
    case 'event':
      return { ...record, events: [...record.events, entry.event], began: entry.began ?? record.began };
    case 'acked':
      return { ...record, acked: Math.max(record.acked, entry.seq) };
    case 'sending':
      return { ...record, sending: true };
    case 'seen':
      return { ...record, seen: entry.ticket };
    case 'notSent':
      return { ...record, sending: false };
  }
}

/** The smallest set of lines with the same state. */
function textOf({ records, bay, shelf }: Folded): string {
  const last: JournalEntry[] = bay === undefined ? [] : [{ step: 'bay', bay }];
  return [...last, ...shelfEntries(shelf), ...[...records.values()].flatMap(recordEntries)].map(line).join('');
}

function recordEntries({ job, events, acked, began, sending, seen }: JobRecord): JournalEntry[] {
  const { job_id, fence } = job;
  return [
    { step: 'leased', job },
    ...events.map((event): JournalEntry => {
      const when = event.kind === 'started' && began !== undefined ? { began } : {};
      return { step: 'event', job_id, fence, event, ...when };
    }),
    ...(acked > 0 ? [{ step: 'acked' as const, job_id, fence, seq: acked }] : []),
    ...(sending ? [{ step: 'sending' as const, job_id, fence }] : []),
    ...(seen === undefined ? [] : [{ step: 'seen' as const, job_id, fence, ticket: seen }]),
  ];
}
