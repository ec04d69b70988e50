import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { wire } from '@cpc/testkit';
import { onTestFinished } from 'vitest';
import { run } from '../program.ts';

const main = (app: string) => fileURLToPath(new URL(`../../../${app}/dist/main.mjs`, import.meta.url));

/** Calls a running server. */
export const callerOf = (server: string) => wire({ servers: [server], network: { lost: 0, deferred: 0, defects: [] } });

/** A folder that is deleted after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-operator-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Run {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Operator {
  readonly run: (args: readonly string[], stdin?: string) => Promise<Run>;
  /** The same with `--json`. @throws Error unless it ends with 0 */
  readonly must: (args: readonly string[]) => Promise<Record<string, unknown> & readonly Record<string, unknown>[]>;
}

/** The command line of the program, as words. */
export const operatorCommand = (args: readonly string[]): string[] => [process.execPath, main('operator'), ...args];

/** Runs one command line in a folder, without a terminal. */
type Program = (folder: string, args: readonly string[], env: NodeJS.ProcessEnv, stdin: string) => Promise<Run>;

/** The program as a process of its own, as people start it. */
export const asProcess: Program = async (folder, args, env, stdin) => {
  const [node = '', ...words] = operatorCommand(args);
  const child = spawn(node, words, { cwd: folder, env, stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.stdin.on('error', () => undefined).end(stdin);
  const [out, err, exit] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { exit, out, err };
};

/** The program in this process: to start one takes longer than most commands do. */
const asFunction: Program = async (folder, args, env, stdin) => {
  const said = { out: '', err: '' };
  const before = process.cwd();
  process.chdir(folder);
  try {
    const exit = await run(args, {
      out: (words) => void (said.out += words),
      err: (words) => void (said.err += words),
      isTerminal: false,
      columns: undefined,
      env,
      stdin: async () => stdin,
    });
    return { exit, ...said };
  } finally {
    process.chdir(before);
  }
};

/** The program in a folder. @param env beside PATH and HOME */
export function operatorIn(folder: string, env: Readonly<Record<string, string>> = {}, program = asFunction): Operator {
  const perform: Operator['run'] = (args, stdin = '') =>
    program(folder, args, { PATH: process.env['PATH'], HOME: folder, ...env }, stdin);
  return {
    run: perform,
    async must(args) {
      const { exit, out, err } = await perform([...args, '--json']);
      if (exit !== 0) throw new Error(`operator ${args.join(' ')} ended with ${exit}: ${err}${out}`);
      return JSON.parse(out);
    },
  };
}

export interface Server {
  readonly origin: string;
  /** Its log so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** The server as a process, once it is ready; it ends with the test. */
export async function serverWith(env: Readonly<Record<string, string>>): Promise<Server> {
  const child: ChildProcess = spawn(process.execPath, [main('server')], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    if (!child.stdout) throw new Error('the server has no standard output');
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const message: { ready?: boolean; port?: number } = JSON.parse(line);
      if (message.ready && message.port) resolve(message.port);
    });
    void ended.then(() => reject(new Error(`the server ended:\n${lines.join('\n')}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    log: () => lines.join('\n'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
