import { writeFileSync } from 'node:fs';
import type { Limits } from './errors.ts';
import { startWarden } from './warden.ts';

/** The message of the parent. */
export interface WorkMessage<Request = unknown> {
  readonly limits: Limits;
  readonly request: Request;
}

/** The messages to the parent: first that the process has started, then one answer per piece of work. */
export type AnswerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly value: unknown; readonly rss: number }
  | { readonly kind: 'failed'; readonly error: string; readonly rss: number };

/** On the kernel's scale from -1000 to 1000: if memory is low, the kernel kills this process before the server. */
const OOM_SCORE = '500';

/**
 * The child's side: receives work from the parent, one piece at a time, and answers.
 * @param perform does one piece of work; only the message of its error is sent
 */
export function serveWork<Request>(perform: (request: Request) => Promise<unknown>): void {
  if (!process.send) throw new Error('serveWork: expected to be started as a child process');
  const send = process.send.bind(process);
  const answer = (message: AnswerMessage) => send(message);
  const warden = startWarden();
  // A signal to the whole process group also stops the server, which ends this process in time.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', ({ limits, request }: WorkMessage<Request>) => {
    warden.watch(limits);
    perform(request).then(
      (value) => {
        warden.rest();
        answer({ kind: 'done', value, rss: process.memoryUsage.rss() });
      },
      (error: unknown) => {
        warden.rest();
        const message = error instanceof Error ? error.message : String(error);
        answer({ kind: 'failed', error: message, rss: process.memoryUsage.rss() });
      },
    );
  });
  offerToKernel();
  void warden.watching.then(() => answer({ kind: 'ready' }));
}

function offerToKernel(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', OOM_SCORE);
  } catch {
    // Only Linux has this file.
  }
}
