import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../../dist/main.mjs', import.meta.url));

/** A folder that is deleted after the test. */
export function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the server as a separate process that ends with the test. */
export function start(variables: Record<string, string>): ChildProcess {
  const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', ...variables };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Its address, once it reports that it is ready. */
export async function ready(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server has no standard output');
  for await (const line of createInterface({ input: child.stdout })) {
    const message = JSON.parse(line) as { ready?: boolean; port?: number };
    if (message.ready) return `http://127.0.0.1:${message.port}`;
  }
  throw new Error('the server ended before it was ready');
}

/** Its exit code, or null if a signal ended it. */
export const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

export async function call(
  origin: string,
  s: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${origin}/userphoneapplets/index`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ s, ...fields }),
  });
  return (await response.json()) as { code: number; data: unknown; count: number };
}
