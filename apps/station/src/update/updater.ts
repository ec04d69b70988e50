import type { WishedRelease } from '@cpc/contract';
import type { UpdateFault } from '@cpc/domain';
import { partOf, remove, renameDurably, sha256Of, syncFile } from '../files.ts';
import { type Log, messageOf } from '../log.ts';
import { CallRefused, isKeyRefused, type ServerLink } from '../server-link.ts';
import { isSigned } from './signature.ts';
import type { FailedUpdate, Versions, VersionState } from './versions.ts';

export interface UpdaterPorts {
  readonly versions: Versions;
  readonly link: Pick<ServerLink, 'download'>;
  /** Ed25519, SPKI in base64url: known since the enrolment or from the configuration, never from the answer that offers. */
  readonly keys: readonly string[];
  /** Whether a launcher can start another version. */
  readonly launched: boolean;
  readonly log: Log;
}

/** The agent ends, and its launcher starts the version that is now the current one. */
export class VersionSwitched extends Error {
  override readonly name = 'VersionSwitched';
}

/** How often a bundle with a wrong hash is fetched again: it may have been damaged on its way. */
const MAX_FETCHES = 3;

/**
 * Fetches the version that the server wishes, checks its signature and its hash, and lays it beside the running one
 * (OP-05). `switchOver` is called only while nothing prints.
 */
export class Updater {
  readonly #ports: UpdaterPorts;
  #state: VersionState;
  #staged: WishedRelease | undefined;
  /** Before, the state belongs to the step that the last switch began. */
  #confirmed = false;
  #fetching = false;

  private constructor(ports: UpdaterPorts, state: VersionState) {
    this.#ports = ports;
    this.#state = state;
  }

  static async open(ports: UpdaterPorts): Promise<Updater> {
    return new Updater(ports, await ports.versions.read());
  }

  /** What the server is told: the last version that this station was told to run and does not run. */
  get failed(): FailedUpdate | undefined {
    return this.#state.failed ?? undefined;
  }

  /** Whether another version is ready to start. */
  get isStaged(): boolean {
    return this.#staged !== undefined;
  }

  /** Called when the server has heard this version: it works, and the one before stays as the way back. */
  async confirm(): Promise<void> {
    if (this.#state.starts !== null) {
      await this.#write({ ...this.#state, starts: null });
      this.#ports.log('update.confirmed', { version: this.#state.current?.version });
    }
    await this.#ports.versions.tidy(this.#state);
    this.#confirmed = true;
  }

  /** Takes what the server wishes. A version that this station could not keep is not tried again by the same attempt. */
  offered(release: WishedRelease | undefined, signal: AbortSignal): void {
    if (!release || (this.#staged && this.#staged.sha256 !== release.sha256)) this.#staged = undefined;
    if (!release || this.#staged || this.#fetching || !this.#confirmed) return;
    const { failed } = this.#state;
    if (failed?.version === release.version && failed.attempt === release.attempt) return;
    this.#fetching = true;
    this.#take(release, signal)
      .catch((error: unknown) => this.#ports.log('update.delayed', { error: messageOf(error) }))
      .finally(() => {
        this.#fetching = false;
      });
  }

  /** Makes the staged version the current one. @throws VersionSwitched */
  async switchOver(): Promise<never> {
    const staged = this.#staged;
    if (!staged) throw new Error('switchOver: no version is staged');
    const { version, sha256, attempt } = staged;
    this.#ports.log('update.switching', { version });
    await this.#write({ current: { version, sha256, attempt }, before: this.#state.current, starts: 0, failed: null });
    this.#ports.log('update.switched', { version });
    throw new VersionSwitched(version);
  }

  async #take(release: WishedRelease, signal: AbortSignal): Promise<void> {
    const { keys, launched, versions, log } = this.#ports;
    const { version } = release;
    log('update.offered', { version });
    if (!launched) return this.#refuse(release, 'noLauncher', 'the agent was started without its launcher');
    if (keys.length === 0) return this.#refuse(release, 'noReleaseKey', 'set RELEASE_KEYS, or enrol again');
    if (!isSigned(release, keys))
      return this.#refuse(release, 'signatureWrong', 'no known key has signed this version');
    await versions.disk.mkdir(versions.folder, { recursive: true, mode: 0o700 });
    const fault = (await versions.isWhole(release)) ? undefined : await this.#fetch(release, signal);
    if (fault) return this.#refuse(release, fault.fault, fault.detail);
    this.#staged = release;
    log('update.staged', { version });
  }

  /** @throws LinkDown, or an error of the disk: then the next heartbeat offers it again */
  async #fetch(release: WishedRelease, signal: AbortSignal) {
    const { versions, link, log } = this.#ports;
    const [file, { version, sha256, bytes }] = [versions.fileOf(release), release];
    const { disk } = versions;
    const part = partOf(file);
    for (let nth = 1; nth <= MAX_FETCHES; nth += 1) {
      try {
        await link.download(release.file_url, 'text/javascript', part, signal, bytes);
        log('update.fetched', { version });
        if ((await disk.stat(part)).size === bytes && (await sha256Of(disk, part)) === sha256) {
          await syncFile(disk, part);
          await renameDurably(disk, part, file);
          log('update.stored', { version });
          return undefined;
        }
      } catch (error) {
        if (!(error instanceof CallRefused) || isKeyRefused(error)) throw error;
        return { fault: 'fileRefused' as const, detail: messageOf(error) };
      } finally {
        await remove(disk, part);
      }
      log('update.damaged', { version, nth });
    }
    return { fault: 'hashWrong' as const, detail: `fetched ${MAX_FETCHES} times` };
  }

  async #refuse({ version, attempt }: WishedRelease, fault: UpdateFault, detail: string): Promise<void> {
    await this.#write({ ...this.#state, failed: { version, attempt, fault, detail } });
    this.#ports.log('update.refused', { version, fault, detail });
  }

  async #write(state: VersionState): Promise<void> {
    await this.#ports.versions.write(state);
    this.#state = state;
  }
}
