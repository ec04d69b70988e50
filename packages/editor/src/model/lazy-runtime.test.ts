import type { LayerId } from '@cpc/design';
import { expect, it } from 'vitest';
import { coreWith, pointersOn, picture } from '../testing.ts';
import { createLazyRuntime } from './lazy-runtime.ts';

const fetchModule = () => import('../runtime/editor-runtime.ts');

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

it('[ED-02.10] a gesture whose stage goes is cancelled: the next finger is alone', async () => {
  const core = coreWith([picture('a')]);
  const runtime = createLazyRuntime(core, [], fetchModule);
  const hands = pointersOn(runtime);
  const { editor } = await runtime.load();
  const before = editor.store.getState().history.document;
  hands.down(1, 200, 340);
  hands.move(1, 240, 380);
  expect(core.store.getState().touched).toBe(true);
  runtime.cancelGesture();
  expect([core.store.getState().touched, core.store.getState().history.document]).toEqual([false, before]);
  hands.down(2, 200, 340);
  hands.move(2, 230, 340);
  hands.up(2, 230, 340);
  const { history, touched } = core.store.getState();
  expect(touched).toBe(false);
  expect(history.document.records['a']).toMatchObject({ placement: { rotation: 0, scale: 1 } });
  expect(history.document).not.toEqual(before);
});

it('[ED-02.10] touches that wait for the runtime are dropped with their stage', async () => {
  const core = coreWith([picture('a')]);
  const runtime = createLazyRuntime(core, [], fetchModule);
  const hands = pointersOn(runtime);
  hands.down(1, 200, 340);
  runtime.cancelGesture();
  await runtime.load();
  expect(core.store.getState().touched).toBe(false);
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
