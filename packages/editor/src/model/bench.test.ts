import type { LayerId } from '@cpc/design';
import { expect, it } from 'vitest';
import { coreWith, handsOn, picture } from '../testing.ts';
import { createBench } from './bench.ts';

const fetchParts = () => import('../workbench.ts');

it('[RT-14] touches before the bench is loaded are handled when it is loaded', async () => {
  const core = coreWith([picture('a')]);
  const bench = createBench(core, [], fetchParts);
  const hands = handsOn(bench);
  hands.down(1, 200, 340);
  hands.up(1, 200, 340);
  expect(core.store.getState().selection).toEqual([]);
  await bench.load();
  expect(core.store.getState().selection).toEqual(['a' as LayerId]);
});

it('[RT-14] a failed fetch of the bench can be repeated, and all callers get the same bench', async () => {
  let online = false;
  const parts = () => (online ? fetchParts() : Promise.reject(new TypeError('offline')));
  const bench = createBench(coreWith([]), [], parts);
  let told = 0;
  bench.listen(() => (told += 1));
  await expect(bench.load()).rejects.toThrow('offline');
  expect(bench.now()).toBeUndefined();
  online = true;
  const [one, other] = await Promise.all([bench.load(), bench.load()]);
  expect(one).toBe(other);
  expect(bench.now()).toBe(one);
  expect(told).toBe(1);
});
