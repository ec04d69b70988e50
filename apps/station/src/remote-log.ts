import { type ActionOutput, MAX_LOG_BYTES } from '@cpc/contract';
import { type Log, messageOf } from './log.ts';
import type { LogFile } from './log-file.ts';
import { isKeyRefused, type ServerLink } from './server-link.ts';

type Asked = NonNullable<ActionOutput<'Station.heartbeat'>['log']>;

/** Sends the log that an operator asked for (OP-05). What fails is asked for again by the next heartbeat. */
export class RemoteLog {
  readonly #file: LogFile;
  readonly #link: ServerLink;
  readonly #log: Log;
  readonly #secrets: readonly string[];
  #sending = false;

  constructor(file: LogFile, link: ServerLink, log: Log, secrets: readonly string[]) {
    this.#file = file;
    this.#link = link;
    this.#log = log;
    this.#secrets = secrets;
  }

  asked(asked: Asked | undefined, signal: AbortSignal): void {
    if (!asked || this.#sending) return;
    this.#sending = true;
    this.#send(asked, signal)
      .catch((error: unknown) => {
        // The heartbeats find a key that is refused.
        if (!isKeyRefused(error)) this.#log('log.delayed', { error: messageOf(error) });
      })
      .finally(() => {
        this.#sending = false;
      });
  }

  async #send({ log_id, lines }: Asked, signal: AbortSignal): Promise<void> {
    // Each character may need three bytes.
    const text = this.#file.last(lines, Math.floor(MAX_LOG_BYTES / 3), this.#secrets);
    await this.#link.call('Station.sendLog', { log_id, text }, signal);
    this.#log('log.sent', { lines });
  }
}
