import { expect, it } from 'vitest';
import { TileCache } from './tile-cache.ts';

const tile = (bytes: number) => ({ type: 'image/png', bytes: Buffer.alloc(bytes) });

it('[RT-13.4] keeps the tiles that were asked for last, up to a number of bytes', () => {
  const cache = new TileCache(100, 1_000);
  cache.put('a', tile(40), 0);
  cache.put('b', tile(40), 0);
  expect(cache.get('a', 1)?.bytes.length).toBe(40);
  cache.put('c', tile(40), 1);
  expect(cache.get('b', 1)).toBeUndefined();
  expect(cache.get('a', 1)).toBeDefined();
  expect(cache.get('c', 1)).toBeDefined();
  // The same tile again counts once.
  cache.put('c', tile(60), 2);
  expect(cache.get('a', 2)).toBeDefined();
});

it('[RT-13.4] forgets a tile after its time, and keeps none that is too large', () => {
  const cache = new TileCache(100, 1_000);
  cache.put('a', tile(40), 0);
  expect(cache.get('a', 999)).toBeDefined();
  expect(cache.get('a', 1_000)).toBeUndefined();
  cache.put('b', tile(101), 0);
  expect(cache.get('b', 1)).toBeUndefined();
});
