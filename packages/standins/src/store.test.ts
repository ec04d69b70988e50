import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileStore } from './store.ts';

it('a file store returns the last of many saves and leaves no partial file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'standin-'));
  const store = fileStore(join(folder, 'sub', 'state.json'));
  expect(await store.load()).toBeUndefined();
  await Promise.all(['1', '2', '3'].map((text) => store.save(text)));
  expect(await store.load()).toBe('3');
  expect(await readdir(join(folder, 'sub'))).toEqual(['state.json']);
  await rm(folder, { recursive: true });
});
