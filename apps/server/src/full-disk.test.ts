import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mayMount, smallDisk } from '@cpc/api/testing';
import { freePort } from '@cpc/testkit';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.mjs', import.meta.url));
const PATIENT = { timeout: 60_000, interval: 200 };

/** A server with the given standard output. @returns its address once it is ready */
async function start(dataDir: string, stdout: StdioOptions): Promise<{ child: ChildProcess; origin: string }> {
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    // One log line per call.
    LOG_LEVEL: 'info',
    REQUESTS_PER_MINUTE: '1000000',
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: stdout });
  onTestFinished(() => void child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect(await status(`${origin}/ready`)).toBe(200), PATIENT);
  return { child, origin };
}

const MAX_WAIT_MS = 10_000;

/** A call that hangs fails the test. */
async function status(url: string, body?: URLSearchParams | Buffer, headers: Record<string, string> = {}) {
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  const response = await fetch(url, body === undefined ? { signal } : { method: 'POST', body, headers, signal });
  await response.arrayBuffer();
  return response.status;
}

const guest = (origin: string) => status(`${origin}/userphoneapplets/index`, new URLSearchParams({ s: 'User.guest' }));

/** Sends calls that write nothing but a log line of about a kilobyte. @returns the statuses of the answers */
async function crowd(origin: string, calls: number): Promise<ReadonlySet<number>> {
  const read = () => status(`${origin}/api/none/${'x'.repeat(800)}`);
  const statuses = new Set<number>();
  for (let done = 0; done < calls; done += 50)
    for (const one of await Promise.all(Array.from({ length: 50 }, read))) statuses.add(one);
  return statuses;
}

const ended = (child: ChildProcess) =>
  new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  );

async function stopped(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  const end = ended(child);
  const insist = setTimeout(() => child.kill('SIGKILL'), MAX_WAIT_MS);
  child.kill('SIGTERM');
  return end.finally(() => clearTimeout(insist));
}

describe('a server whose log cannot be written', () => {
  it.skipIf(!mayMount())(
    '[RL-03.2] [RL-03.8] answers on a full disk that also holds its log, and recovers',
    async () => {
      const disk = smallDisk(48);
      const file = join(disk.folder, 'server.log');
      const fd = openSync(file, 'a');
      const { child, origin } = await start(join(disk.folder, 'data'), ['ignore', fd, 'ignore']);
      closeSync(fd);
      expect(await guest(origin)).toBe(200);
      disk.fill();
      // More lines than the log's buffer holds.
      await vi.waitFor(async () => expect(await guest(origin)).toBe(503), PATIENT);
      expect(await crowd(origin, 2_000)).toEqual(new Set([404]));
      expect(await status(`${origin}/health`)).toBe(200);
      // The last good result of the readiness check is cached for some seconds.
      await vi.waitFor(async () => expect(await status(`${origin}/ready`)).toBe(503), PATIENT);
      expect(await status(`${origin}/api/picture/none`)).toBe(401);
      disk.makeRoom();
      await vi.waitFor(async () => expect(await guest(origin)).toBe(200), PATIENT);
      await vi.waitFor(async () => expect(await status(`${origin}/ready`)).toBe(200), PATIENT);
      await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain('log lines were dropped'), PATIENT);
      expect(child.exitCode).toBeNull();
      expect(await stopped(child)).toBe(0);
      for (const line of readFileSync(file, 'utf8').trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
    },
  );

  function folder(): string {
    const made = mkdtempSync(join(tmpdir(), 'cpc-log-'));
    onTestFinished(() => rmSync(made, { recursive: true, force: true }));
    return made;
  }

  it('[RL-03.2] answers while nobody reads its log, and after the reader has ended', async () => {
    const { child, origin } = await start(folder(), ['ignore', 'pipe', 'ignore']);
    // More than a pipe holds.
    expect(await crowd(origin, 1_000)).toEqual(new Set([404]));
    expect(await status(`${origin}/ready`)).toBe(200);
    child.stdout?.destroy();
    expect(await crowd(origin, 100)).toEqual(new Set([404]));
    expect(await stopped(child)).toBe(0);
  });

  it('[RL-05.5] stops on request while nobody reads its log', async () => {
    const { child, origin } = await start(folder(), ['ignore', 'pipe', 'ignore']);
    expect(await crowd(origin, 1_000)).toEqual(new Set([404]));
    expect(await stopped(child)).toBe(0);
  });
});
