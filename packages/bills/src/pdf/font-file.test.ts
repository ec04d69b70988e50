import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentDirectory } from '@cpc/content';
import { expect, it, vi } from 'vitest';
import { fontFacts } from './font-file.ts';

const font = () => readFile(join(contentDirectory(), 'fonts', 'noto-sans', '7.ttf'));

it('[OR-13.3] a bill finds the library for fonts although the one before could not load it', async () => {
  vi.resetModules();
  const { withGlyphs } = await import('./font-file.ts');
  const instantiate = vi.spyOn(WebAssembly, 'instantiate').mockRejectedValueOnce(new Error('out of memory'));
  try {
    await expect(withGlyphs(await font(), new Set([1]))).rejects.toThrow('out of memory');
  } finally {
    instantiate.mockRestore();
  }
  expect((await withGlyphs(await font(), new Set([1]))).length).toBeGreaterThan(100);
});

it('the facts of a file that is no font, or is cut off, are refused', async () => {
  expect(() => fontFacts(new Uint8Array(64))).toThrow('the file has no table head');
  expect(() => fontFacts(new Uint8Array(3))).toThrow(RangeError);
});
