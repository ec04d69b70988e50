import { text } from '@cpc/design/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { threadGauge } from './thread-gauge.ts';

function opened(longestMs?: number) {
  const content = mkdtempSync(join(tmpdir(), 'cpc-content-'));
  const { gauge, close } = threadGauge(content, longestMs);
  onTestFinished(async () => {
    await close();
    rmSync(content, { recursive: true });
  });
  return { gauge, content };
}

it('[PF-03] texts are set on a thread of its own; one without its typeface is gone, and the next is measured', async () => {
  const { gauge } = opened();
  const [first, second] = await Promise.all([gauge([text()]), gauge([text({ typeface: '../etc' })])]);
  expect([...first, ...second]).toEqual([
    ['text', 'gone'],
    ['text', 'gone'],
  ]);
  expect((await gauge([])).size).toBe(0);
});

it('[SE-04] texts that would be set for ever are given up as a design that cannot be read', async () => {
  const { gauge } = opened(1);
  await expect(gauge([text()])).rejects.toMatchObject({ error: 'designInvalid' });
});
