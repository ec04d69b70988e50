import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mayMount, smallDisk } from '@cpc/api/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { logFile } from './log-file.mjs';

describe('the log file of npm start', () => {
  it('[RL-05.4] keeps the newest lines in two files of limited size', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cpc-log-file-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'logs/server.log');
    const log = logFile(path, 1_000);
    for (let line = 0; line < 500; line += 1) log.write(`line ${line}`);
    expect(statSync(path).size).toBeLessThanOrEqual(1_000);
    expect(statSync(`${path}.1`).size).toBeLessThanOrEqual(1_000);
    const lines = (readFileSync(`${path}.1`, 'utf8') + readFileSync(path, 'utf8')).trim().split('\n');
    expect(lines).toEqual(Array.from({ length: lines.length }, (_, n) => `line ${500 - lines.length + n}`));
    expect(logFile(path).tail(2)).toBe('line 498\nline 499');
  });

  it.skipIf(!mayMount())('[RL-03.2] [RL-03.8] continues after its disk was full', () => {
    const disk = smallDisk(1);
    const log = logFile(join(disk.folder, 'server.log'));
    disk.fill();
    log.write('x'.repeat(10_000));
    disk.makeRoom();
    log.write('afterwards');
    expect(log.tail(1)).toContain('afterwards');
  });
});
