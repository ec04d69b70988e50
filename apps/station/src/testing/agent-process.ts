import { type ChildProcess, execFile } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { spawnProgram } from '@cpc/testkit';

export interface AgentProcess {
  readonly child: ChildProcess;
  /** Resolves with the ready line; rejects if the process ends first. */
  readonly ready: Promise<void>;
  /** Resolves when the process has ended, with its exit code or null for a kill. */
  readonly ended: Promise<number | null>;
  readonly log: () => string;
  kill(): void;
}

const BUNDLER = fileURLToPath(new URL('../../../../scripts/lib/bundle-agent.mjs', import.meta.url));

/**
 * Bundles a program as some version. To compile its sources at each start takes longer than the start.
 * @returns where the bundle is
 */
export async function bundled(program: URL, file: string, version: string): Promise<URL> {
  await promisify(execFile)(process.execPath, [BUNDLER, fileURLToPath(program), file, version]);
  return pathToFileURL(file);
}

/** Starts an agent's main file as a separate process. */
export function startAgent(main: URL, env: Readonly<Record<string, string>>): AgentProcess {
  const surroundings = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  const child = spawnProgram(fileURLToPath(main), { ...surroundings, ...env });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => void (chunk.toString().includes('"ready":true') && resolve()));
    child.once('close', (code) => reject(new Error(`the agent ended with ${code}: ${log}`)));
  });
  ready.catch(() => undefined);
  return { child, ready, ended, log: () => log, kill: () => void child.kill('SIGKILL') };
}
