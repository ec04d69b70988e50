import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../testing/crashing-log.ts', import.meta.url));
const UNREAD = fileURLToPath(new URL('../../testing/unread-log.ts', import.meta.url));

function run(stdout: number | 'pipe') {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], { stdio: ['ignore', stdout, 'ignore'] });
  let text = '';
  child.stdout?.on('data', (bytes: Buffer) => (text += bytes.toString()));
  return new Promise<{ code: number | null; text: string }>((done) =>
    child.once('close', (code) => done({ code, text })),
  );
}

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { line: number }).line);
const ALL = Array.from({ length: 500 }, (_, line) => line);

describe('the log of a process that crashes', () => {
  it('[RL-05.4] the log of a crash is complete in a pipe', async () => {
    const { code, text } = await run('pipe');
    expect([code, lines(text)]).toEqual([1, ALL]);
  });

  it('[RL-05.4] the log of a crash is complete in a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cpc-output-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const fd = openSync(join(folder, 'log'), 'a');
    const { code } = await run(fd);
    closeSync(fd);
    expect([code, lines(readFileSync(join(folder, 'log'), 'utf8'))]).toEqual([1, ALL]);
  });
});

it('[RL-05.4] a process continues after the reader of its log has gone', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', UNREAD], { stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.once('data', () => child.stdout.destroy());
  expect(await new Promise((done) => child.once('exit', done))).toBe(7);
});
