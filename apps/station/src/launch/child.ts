import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';

/** How an agent ended. */
export interface Ended {
  /** The exit code; null if it was killed. */
  readonly code: number | null;
  /** Whether the server has heard it. */
  readonly ready: boolean;
  /** Whether it was ended because the server did not hear it in time. */
  readonly late: boolean;
  readonly ranMs: number;
  /** The end of what it wrote, for a crash that the agent could not log. */
  readonly said: string;
}

export interface ChildOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  /** How long it may take until the server hears it, ms; undefined: without limit. */
  readonly patienceMs: number | undefined;
  /** How long it may take to report what it knows and end, ms. */
  readonly stopMs: number;
  readonly output: (chunk: Buffer, to: 'stdout' | 'stderr') => void;
}

const MAX_SAID = 1_500;

/** Runs an agent to its end. It gets a channel to this process, and ends if the channel does. */
export function runChild(file: string, { env, signal, patienceMs, stopMs, output }: ChildOptions): Promise<Ended> {
  const began = performance.now();
  const child = spawn(process.execPath, [file], {
    env: { ...env, STATION_LAUNCHER: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let [ready, late, said] = [false, false, ''];
  child.stdout?.on('data', (chunk: Buffer) => output(chunk, 'stdout'));
  child.stderr?.on('data', (chunk: Buffer) => {
    output(chunk, 'stderr');
    said = `${said}${chunk.toString()}`.slice(-MAX_SAID);
  });
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => {
      ready ||= line.includes('"ready":true');
      if (ready) clearTimeout(patience);
    });
  const patience =
    patienceMs === undefined
      ? undefined
      : setTimeout(() => {
          late = true;
          end(child, stopMs);
        }, patienceMs);
  const stop = () => end(child, stopMs);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  return new Promise((done) => {
    const finish = (code: number | null) => {
      clearTimeout(patience);
      signal.removeEventListener('abort', stop);
      done({ code, ready, late, ranMs: performance.now() - began, said });
    };
    child.once('error', () => finish(null));
    // Node tells no `close` after a disconnect by this side (github.com/nodejs/node/issues/19433).
    child.once('exit', (code) => {
      const outputs = [child.stdout, child.stderr].flatMap((stream) => (stream ? [finished(stream)] : []));
      void Promise.allSettled(outputs).then(() => finish(code));
    });
  });
}

/** Windows knows no signal that asks a process to end, so the end of the channel asks. */
function end(child: ChildProcess, stopMs: number): void {
  if (child.connected) child.disconnect();
  const insist = setTimeout(() => child.kill('SIGKILL'), stopMs);
  child.once('exit', () => clearTimeout(insist));
}
