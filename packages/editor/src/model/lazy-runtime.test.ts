import type { LayerId } from '@cpc/design';
import { expect, it } from 'vitest';
import { coreWith, pointersOn, picture } from '../testing.ts';
import { createLazyRuntime } from './lazy-runtime.ts';

const fetchModule = () => import('../editor-runtime.ts');

it('[RT-14.1] touches before the runtime is loaded are handled when it is loaded', async () => {
  const core = coreWith([picture('a')]);
  const runtime = createLazyRuntime(core, [], fetchModule);
  const hands = pointersOn(runtime);
  hands.down(1, 200, 340);
  hands.up(1, 200, 340);
  expect(core.store.getState().selection).toEqual([]);
  await runtime.load();
  expect(core.store.getState().selection).toEqual(['a' as LayerId]);
});

it('[RT-14.5] a failed fetch of the runtime can be repeated, and all callers get the same runtime', async () => {
  let online = false;
  const fetchOnline = () => (online ? fetchModule() : Promise.reject(new TypeError('offline')));
  const runtime = createLazyRuntime(coreWith([]), [], fetchOnline);
  let loaded = 0;
  runtime.listen(() => (loaded += 1));
  await expect(runtime.load()).rejects.toThrow('offline');
  expect(runtime.now()).toBeUndefined();
  online = true;
  const [one, other] = await Promise.all([runtime.load(), runtime.load()]);
  expect(one).toBe(other);
  expect(runtime.now()).toBe(one);
  expect(loaded).toBe(1);
});
