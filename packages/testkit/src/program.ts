import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const REPOSITORY = resolve(fileURLToPath(new URL('../../..', import.meta.url)));

export interface Program {
  readonly child: ChildProcess;
  /** The content of the program's ready line. */
  readonly ready: Readonly<Record<string, unknown>>;
  /** Its output so far, for the report of a failed test. */
  readonly output: () => string;
}

/**
 * Starts a file as a separate process. The product's programs are bundled; a `.ts` file of tests and benches runs as it
 * is.
 * @param env the whole environment of the process
 */
export function spawnProgram(entry: string, env: NodeJS.ProcessEnv) {
  const args = entry.endsWith('.ts') ? ['--import', 'tsx', entry] : [entry];
  return spawn(process.execPath, args, { cwd: REPOSITORY, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/**
 * Starts a program of the product and waits for its line `{"ready":true,…}`. @throws Error with its output if it ends
 * before
 */
export function startProgram(entry: string, env: Readonly<Record<string, string>>): Promise<Program> {
  const child = spawnProgram(entry, { ...process.env, ...env });
  let printed = '';
  // By lines, too: half a line would swallow the next line of the log.
  createInterface({ input: child.stderr }).on('line', (line) => {
    printed += `${line}\n`;
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code, signal) => fail(new Error(`${entry} ended (${signal ?? code}):\n${printed}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      printed += `${line}\n`;
      const ready = readyLine(line);
      if (ready) done({ child, ready, output: () => printed });
    });
  });
}

const LOOK_MS = 100;

/** The same, with the program's output written to a file, as a service manager may do. */
export async function startLogged(
  entry: string,
  env: Readonly<Record<string, string>>,
  file: string,
): Promise<Program> {
  const log = openSync(file, 'a');
  const from = fstatSync(log).size;
  const stdio = ['ignore', log, log] as const;
  const child = spawn(process.execPath, [entry], {
    cwd: REPOSITORY,
    env: { ...process.env, ...env },
    stdio: [...stdio],
  });
  closeSync(log);
  const output = () => readFileSync(file).subarray(from).toString();
  for (;;) {
    const ready = output()
      .split('\n')
      .map(readyLine)
      .find((line) => line !== undefined);
    if (ready) return { child, ready, output };
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${entry} ended:\n${output()}`);
    await sleep(LOOK_MS);
  }
}

function readyLine(line: string): Readonly<Record<string, unknown>> | undefined {
  if (!line.startsWith('{')) return undefined;
  const ready = parsed(line);
  return ready?.['ready'] === true ? ready : undefined;
}

/** A line may be cut off if there was no room for all of it. */
function parsed(line: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Asks a program to end and waits for it; kills it after `patienceMs`. */
export async function stopProgram({ child }: Program, patienceMs = 10_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.removeAllListeners('error');
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(insist);
}
