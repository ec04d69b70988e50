import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { LimitExceeded, type Limits, ProcessFell } from './errors.ts';
import type { AnswerMessage, WorkMessage } from './serve-work.ts';
import { CPU_SIGNAL, MEMORY_SIGNAL } from './warden.ts';

/** A program whose main module calls `serveWork`. */
export interface Program {
  readonly entry: URL;
  /** Its first argument, sent as JSON. */
  readonly settings: unknown;
  /** The `nice` value: 0 is the server's priority, 19 the lowest. */
  readonly niceness: number;
  /** Megabytes of the JavaScript heap. */
  readonly heapMb: number;
}

export interface KillableProcess {
  /**
   * Does one piece of work; never call it for two at once.
   * @throws LimitExceeded, ProcessFell, the signal's reason, or Error with the message of the work's error
   */
  readonly run: (request: unknown, limits: Limits, signal: AbortSignal) => Promise<unknown>;
  /** @returns after the process has ended */
  readonly kill: () => Promise<void>;
  readonly isGone: () => boolean;
  /** Bytes of memory after its last work. */
  readonly rss: () => number;
}

/** On a busy machine a process may start slowly: this must not count against the work. */
const MAX_START_MS = 60_000;
/** The only environment variables of the process: an attacker who takes over a decoder finds no secrets there. */
const VARIABLES = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'TZ', 'SystemRoot'];
/** Signals with which a program ends because of its own fault. */
const OWN_FAULTS: readonly (string | null)[] = ['SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'];

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A child process that can be killed at any time, also during native code. */
export function killableProcess(program: Program): KillableProcess {
  const child = start(program);
  let rss = 0;
  let waiting: Waiting | undefined;
  /** Why this process has killed the child. */
  let killedFor: unknown;
  const gone = new Promise<void>((resolve) => {
    const end = (error: unknown) => {
      waiting?.reject(killedFor ?? error);
      waiting = undefined;
      killedFor ??= error;
      resolve();
    };
    child.once('exit', (code, signal) => end(exitReason(code, signal)));
    child.on('error', (error) => {
      if (child.pid === undefined) end(new ProcessFell(error.message, true));
      else void kill(new ProcessFell(error.message, true));
    });
  });
  const isReady = newPromise((resolve) => (waiting = { resolve, reject: resolve }));
  child.on('message', (message: AnswerMessage) => {
    const { resolve, reject } = waiting ?? {};
    waiting = undefined;
    if (message.kind !== 'ready') rss = message.rss;
    if (message.kind === 'failed') reject?.(new Error(message.error));
    else resolve?.(message.kind === 'done' ? message.value : undefined);
  });

  function kill(reason: unknown): Promise<void> {
    killedFor ??= reason;
    // A referenced child keeps this process running until the child has ended.
    child.ref();
    child.kill('SIGKILL');
    return gone;
  }

  async function within<T>(ms: number, reason: unknown, signal: AbortSignal, work: Promise<T>): Promise<T> {
    const abort = () => void kill(signal.reason);
    const timer = setTimeout(() => void kill(reason), ms);
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  }

  return {
    async run(request, limits, signal) {
      signal.throwIfAborted();
      await within(MAX_START_MS, new ProcessFell('the child process did not start', true), signal, isReady);
      if (killedFor !== undefined) throw killedFor;
      const answer = newPromise((resolve, reject) => (waiting = { resolve, reject }));
      // If the message cannot be sent, the exit of the child ends the work.
      child.send({ limits, request } satisfies WorkMessage, () => undefined);
      return within(limits.wallMs, new LimitExceeded('time'), signal, answer);
    },
    kill: () => kill(new ProcessFell('the child process was stopped', true)),
    isGone: () => killedFor !== undefined,
    rss: () => rss,
  };
}

const newPromise = (listen: (resolve: (value: unknown) => void, reject: (error: unknown) => void) => void) =>
  new Promise<unknown>(listen);

function start({ entry, settings, niceness, heapMb }: Program): ChildProcess {
  const env = Object.fromEntries(VARIABLES.map((name) => [name, process.env[name]]));
  const child = fork(entry, [JSON.stringify(settings)], {
    // Few arenas: memory that one piece of work has freed is available to the next.
    env: { ...env, MALLOC_ARENA_MAX: '2' },
    execArgv: [`--max-old-space-size=${heapMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // An idle child must not keep this process running.
  child.unref();
  child.channel?.unref();
  if (child.pid !== undefined) lowerPriority(child.pid, niceness);
  return child;
}

/** Lowers the priority before the child starts threads, which inherit it. */
function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // The child has already ended, or the server itself has a lower priority.
  }
}

function exitReason(code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal === CPU_SIGNAL) return new LimitExceeded('cpu');
  if (signal === MEMORY_SIGNAL) return new LimitExceeded('memory');
  return new ProcessFell(signal ?? `code ${code}`, signal !== null && !OWN_FAULTS.includes(signal));
}
