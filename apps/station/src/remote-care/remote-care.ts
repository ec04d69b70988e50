import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionInput, ActionOutput, NetworkFigures } from '@cpc/contract';
import { interruptsPrint, REMOTE_CARE_KINDS, type RemoteCareKind } from '@cpc/domain';
import { type Disk, readText, remove, writeWhole } from '../files.ts';
import { type Log, messageOf } from '../log.ts';
import { isKeyRefused, type ServerLink } from '../server-link.ts';
import type { Steady } from '../steady.ts';

type Asked = NonNullable<ActionOutput<'Station.heartbeat'>['remote_care']>;
type Answer = Pick<ActionInput<'Station.remoteCare'>, 'figures'> & {
  readonly outcome: NonNullable<ActionInput<'Station.remoteCare'>['outcome']>;
};

export interface RemoteCarePorts {
  readonly disk: Disk;
  /** The station's own directory. */
  readonly directory: string;
  readonly link: Pick<ServerLink, 'call'>;
  readonly log: Log;
  readonly steady: Steady;
  /** Whether a launcher starts the agent again. */
  readonly launched: boolean;
  /** The folder that the unit `station-care` watches; undefined where it is not installed. */
  readonly helper: string | undefined;
  readonly testNetwork: () => Promise<NetworkFigures>;
  /** How long the unit may take, ms. */
  readonly helpMs?: number;
}

/** The agent ends, and its launcher starts it anew. */
export class AgentRestarts extends Error {
  override readonly name = 'AgentRestarts';
}

/** The last request that was begun; without an answer it was cut short. Written before anything outside can notice it. */
interface Begun {
  readonly care_id: string;
  readonly kind: RemoteCareKind;
  readonly boot: string | undefined;
  readonly answer: Answer | undefined;
}

const MAX_HELP_MS = 90_000;
const LOOK_MS = 200;

/**
 * Does what an operator asked for (OP-07): one of a few acts, each at most once, whenever the agent or its computer dies.
 */
export class RemoteCare {
  readonly #ports: RemoteCarePorts;
  #begun: Begun | undefined;
  #asked: Asked | undefined;
  /** The end of the time in which it may begin, by the steady clock. */
  #until = 0;
  #isActing = false;

  private constructor(ports: RemoteCarePorts, begun: Begun | undefined) {
    this.#ports = ports;
    this.#begun = begun;
  }

  static async open(ports: RemoteCarePorts): Promise<RemoteCare> {
    const begun = parsed((await readText(ports.disk, fileIn(ports))) ?? '');
    return new RemoteCare(ports, begun && { ...begun, answer: begun.answer ?? answerAfterStart(begun, ports.steady) });
  }

  /** Takes what the last heartbeat was told. What is not told any more is not begun any more. */
  asked(asked: Asked | undefined): void {
    this.#asked = asked;
    if (asked) this.#until = this.#ports.steady.ms() + asked.left_ms;
  }

  /** Does what needs no pause of the prints, until the signal aborts. @throws AgentRestarts */
  async run(everyMs: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      if (this.#asked && !this.#waitsForPrint(this.#asked)) await this.#act(this.#asked, signal);
      await sleep(everyMs, undefined, { signal });
    }
  }

  /** Does what would interrupt a print; nothing prints now, and nothing is leased. @throws AgentRestarts */
  async actBetweenPrints(signal: AbortSignal): Promise<void> {
    if (this.#asked && this.#waitsForPrint(this.#asked)) await this.#act(this.#asked, signal);
  }

  #waitsForPrint({ kind, during_print, care_id }: Asked): boolean {
    return interruptsPrint(kind) && !during_print && this.#begun?.care_id !== care_id;
  }

  async #act(asked: Asked, signal: AbortSignal): Promise<void> {
    if (this.#isActing) return;
    this.#isActing = true;
    try {
      if (this.#begun?.care_id === asked.care_id || (await this.#mayBegin(asked, signal)))
        await this.#finish(asked, signal);
      this.#asked = undefined;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof AgentRestarts) throw error;
      // The heartbeats find a key that is refused.
      if (!isKeyRefused(error)) this.#ports.log('care.delayed', { error: messageOf(error) });
    } finally {
      this.#isActing = false;
    }
  }

  /** The server has the last word: it may have given up waiting. */
  async #mayBegin({ care_id }: Asked, signal: AbortSignal): Promise<boolean> {
    const { link, steady } = this.#ports;
    return steady.ms() < this.#until && (await link.call('Station.remoteCare', { care_id }, signal)).go;
  }

  async #finish({ care_id, kind }: Asked, signal: AbortSignal): Promise<void> {
    const { link, log, steady } = this.#ports;
    const isBegun = this.#begun?.care_id === care_id;
    if (!isBegun) {
      await this.#write({ care_id, kind, boot: steady.boot, answer: undefined });
      log('care.begun', { kind });
    }
    const answer = this.#begun?.answer ?? (isBegun ? INTERRUPTED : await this.#do(kind, signal));
    await this.#write({ care_id, kind, boot: steady.boot, answer });
    await link.call('Station.remoteCare', { care_id, ...answer }, signal);
    log('care.ended', { kind, outcome: answer.outcome });
  }

  async #do(kind: RemoteCareKind, signal: AbortSignal): Promise<Answer> {
    switch (kind) {
      case 'networkTest':
        return { outcome: 'done', figures: await this.#ports.testNetwork() };
      case 'restartAgent':
        if (this.#ports.launched) throw new AgentRestarts('asked for by an operator');
        return { outcome: 'noLauncher' };
      case 'restartDisplay':
        return this.#helped('restart-display', signal);
      case 'restartComputer':
        // Where it has an effect, nobody sees the end of this.
        return this.#helped('restart-computer', signal);
    }
  }

  /** Asks the unit `station-care`, which runs as root and knows two words. It moves the file away when it has done it. */
  async #helped(word: string, signal: AbortSignal): Promise<Answer> {
    const { helper, disk, steady, helpMs = MAX_HELP_MS } = this.#ports;
    if (helper === undefined) return { outcome: 'notInstalled' };
    const [file, done] = [join(helper, word), join(helper, `${word}.done`)];
    await remove(disk, done);
    await writeWhole(disk, file, '');
    for (const end = steady.ms() + helpMs; steady.ms() < end; await sleep(LOOK_MS, undefined, { signal }))
      if ((await readText(disk, done)) !== undefined) return { outcome: 'done' };
    await remove(disk, file);
    return { outcome: 'noEffect' };
  }

  async #write(begun: Begun): Promise<void> {
    await writeWhole(this.#ports.disk, fileIn(this.#ports), `${JSON.stringify(begun)}\n`, 0o600);
    this.#begun = begun;
  }
}

const INTERRUPTED: Answer = { outcome: 'interrupted' };

const fileIn = ({ directory }: Pick<RemoteCarePorts, 'directory'>): string => join(directory, 'remote-care.json');

/** What came of a request whose agent ended before it could say so. */
function answerAfterStart({ kind, boot }: Begun, steady: Steady): Answer {
  if (kind === 'restartAgent') return { outcome: 'done' };
  if (kind !== 'restartComputer' || boot === undefined || steady.boot === undefined) return INTERRUPTED;
  return { outcome: boot === steady.boot ? 'noEffect' : 'done' };
}

/** A file that cannot be read is none: it is written as a whole. */
function parsed(text: string): Begun | undefined {
  try {
    const { care_id, kind, boot, answer }: Partial<Begun> = JSON.parse(text);
    const known = REMOTE_CARE_KINDS.find((each) => each === kind);
    return typeof care_id === 'string' && known ? { care_id, kind: known, boot, answer } : undefined;
  } catch {
    return undefined;
  }
}
