import { writeFileSync } from 'node:fs';
import type { Limits } from './errors.ts';
import { startWarden } from './warden.ts';

/** What the parent sends. */
export interface WorkMessage {
  readonly limits: Limits;
  readonly request: unknown;
}

/** What it hears: that the process has started, and then one answer for each piece of work. */
export type AnswerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly value: unknown; readonly rss: number }
  | { readonly kind: 'failed'; readonly error: string; readonly rss: number };

/** Of the kernel's scale from -1000 to 1000: where memory is short, this process goes before the server does. */
const OOM_SCORE = '500';

/**
 * The side of a process that does the work, one piece at a time: reads what the parent sends, and answers.
 * @param perform does one piece of work; what it throws is told by its message alone
 */
export function serveWork(perform: (request: unknown) => Promise<unknown>): void {
  if (!process.send) throw new Error('serveWork: this program is started by another one');
  const answer = process.send.bind(process) as (message: AnswerMessage) => boolean;
  const warden = startWarden();
  // Whoever stops the whole group of processes stops the server, which ends this one in its time.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', ({ limits, request }: WorkMessage) => {
    warden.watch(limits);
    perform(request).then(
      (value) => {
        warden.rest();
        answer({ kind: 'done', value, rss: process.memoryUsage.rss() });
      },
      (error: unknown) => {
        warden.rest();
        const told = error instanceof Error ? error.message : String(error);
        answer({ kind: 'failed', error: told, rss: process.memoryUsage.rss() });
      },
    );
  });
  offerToKernel();
  answer({ kind: 'ready' });
}

function offerToKernel(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', OOM_SCORE);
  } catch {
    // Only Linux has it.
  }
}
