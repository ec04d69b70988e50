import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { connect, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that this process started and ends. */
export interface Started {
  /** Why it ended; undefined while it runs. */
  readonly ended: () => string | undefined;
  stop(): Promise<void>;
  /** Kills it at once; it has no time to clean up. */
  kill(): Promise<void>;
}

/** Where Debian installs servers; the PATH of an ordinary user may lack these. */
const SYSTEM_PATHS = ['/usr/sbin', '/usr/local/sbin', '/sbin'];
const MAX_STOP_MS = 3_000;

const searchPath = (): string[] => [...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM_PATHS];

function findTool(tool: string): string | undefined {
  return searchPath()
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, tool))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** @returns in words which tools are missing; undefined if none is missing */
export function missingTools(...tools: readonly string[]): string | undefined {
  const missing = tools.filter((tool) => findTool(tool) === undefined);
  return missing.length === 0 ? undefined : `${missing.join(' and ')} (see scripts/lib/tools.mjs)`;
}

export function start(tool: string, args: readonly string[], env: Readonly<Record<string, string>>): Started {
  const child = spawn(findTool(tool) ?? tool, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const endWithUs = () => signalGroup(child, 'SIGKILL');
  process.once('exit', endWithUs);
  let printed = '';
  let failure: string | undefined;
  child.stderr.on('data', (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-2_000);
  });
  child.on('error', (error) => {
    failure = error.message;
  });
  child.on('exit', (code, signal) => {
    process.off('exit', endWithUs);
    failure ??= `${tool} ended with ${code ?? signal}: ${printed.trim()}`;
  });
  return { ended: () => failure, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') };
}

/** Ends the process and all its descendants: they are one process group. */
async function end(child: ChildProcess, how: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    if (hasEnded(child)) resolve();
    else child.once('exit', () => resolve());
  });
  signalGroup(child, how);
  const late = setTimeout(() => signalGroup(child, 'SIGKILL'), MAX_STOP_MS);
  await gone;
  clearTimeout(late);
}

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * Waits for a condition that a started process brings about. @throws if the process ends first, or after the time limit
 */
export async function until(
  happened: () => Promise<boolean>,
  by: Started,
  what: string,
  patienceMs = 10_000,
): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += 50) {
    const ended = by.ended();
    if (ended !== undefined) throw new Error(`${what} did not start: ${ended}`);
    if (await happened()) return;
    await sleep(50);
  }
  throw new Error(`${what} did not start within ${patienceMs} ms`);
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });
}

/**
 * A port that is free at this moment. It lies below those that systems give by themselves (Linux: from 32768), because
 * the connections of other tests would take such a port before the program is ready to listen.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
