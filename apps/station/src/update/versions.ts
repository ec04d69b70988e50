import { join } from 'node:path';
import { UPDATE_FAULTS, type UpdateFault } from '@cpc/domain';
import { type Disk, ifThere, readText, remove, sha256Of, writeWhole } from '../files.ts';

/** A version that was fetched: its bundle is `<sha256>.mjs`. */
export interface Version {
  readonly version: string;
  readonly sha256: string;
  /** The server's number of the attempt. */
  readonly attempt: number;
}

/** A version that the station was told to run and does not run. */
export interface FailedUpdate {
  readonly version: string;
  readonly attempt: number;
  readonly fault: UpdateFault;
  readonly detail: string;
}

/** Which version runs. One file, written as a whole: killed at any moment, the station starts the old or the new one. */
export interface VersionState {
  /** Null: the version that was installed with the launcher. */
  readonly current: Version | null;
  /** The way back. */
  readonly before: Version | null;
  /** How often the current version was started without a heartbeat yet; null once it had one. */
  readonly starts: number | null;
  readonly failed: FailedUpdate | null;
}

const INSTALLED: VersionState = { current: null, before: null, starts: null, failed: null };
const STATE_FILE = 'state.json';

/**
 * The versions in a station's directory. Its state has one writer at a time: the agent while it runs, the launcher while
 * no agent runs.
 */
export class Versions {
  readonly folder: string;
  readonly disk: Disk;

  constructor(directory: string, disk: Disk) {
    this.disk = disk;
    this.folder = join(directory, 'agent');
  }

  fileOf = ({ sha256 }: Pick<Version, 'sha256'>): string => join(this.folder, `${sha256}.mjs`);

  /** Whether the whole bundle is there, as it was signed. */
  async isWhole(version: Pick<Version, 'sha256'>): Promise<boolean> {
    return (await ifThere(sha256Of(this.disk, this.fileOf(version)))) === version.sha256;
  }

  /** A state that cannot be read is that of a new station: it starts what was installed. */
  async read(): Promise<VersionState> {
    const stored = await readText(this.disk, join(this.folder, STATE_FILE));
    return (stored === undefined ? undefined : parsed(stored)) ?? INSTALLED;
  }

  async write(state: VersionState): Promise<void> {
    await this.disk.mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeWhole(this.disk, join(this.folder, STATE_FILE), `${JSON.stringify(state, null, 2)}\n`);
  }

  /** Removes bundles and parts of bundles that are neither the current version nor the way back. */
  async tidy({ current, before }: VersionState): Promise<void> {
    const kept = [current, before].flatMap((version) => (version ? [`${version.sha256}.mjs`] : []));
    const names = (await ifThere(this.disk.readdir(this.folder))) ?? [];
    const over = names.filter((name) => /\.mjs(\.part)?$/.test(name) && !kept.includes(name));
    // What somebody still holds goes at the next start.
    await Promise.allSettled(over.map((name) => remove(this.disk, join(this.folder, name))));
  }
}

/** The state after a version was given up: the one before runs again, and the server is told why. */
export function wentBack(state: VersionState, fault: UpdateFault, detail: string): VersionState {
  const { current, before } = state;
  if (current === null) return state;
  const { version, attempt } = current;
  return {
    current: before,
    before: null,
    starts: null,
    failed: { version, attempt, fault, detail: detail.slice(0, 300) },
  };
}

function parsed(stored: string): VersionState | undefined {
  try {
    const { current, before, starts, failed }: Partial<Record<keyof VersionState, unknown>> = JSON.parse(stored);
    return {
      current: isVersion(current) ? current : null,
      before: isVersion(before) ? before : null,
      starts: typeof starts === 'number' ? starts : null,
      failed: isFailed(failed) ? failed : null,
    };
  } catch {
    return undefined;
  }
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isVersion = (value: unknown): value is Version =>
  isFields(value) &&
  typeof value['version'] === 'string' &&
  typeof value['attempt'] === 'number' &&
  /^[0-9a-f]{64}$/.test(String(value['sha256']));

const isFailed = (value: unknown): value is FailedUpdate =>
  isFields(value) &&
  typeof value['version'] === 'string' &&
  typeof value['attempt'] === 'number' &&
  typeof value['detail'] === 'string' &&
  UPDATE_FAULTS.some((fault) => fault === value['fault']);
