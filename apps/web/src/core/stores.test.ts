import { expect, it, onTestFinished, vi } from 'vitest';
import { sessionStore, sharedStore } from './stores.ts';
import { memoryStorage, userNow } from './testing.ts';

it('[RT-09.4] [SN-04.2] what a customer agreed to and searched for lasts as long as she is known here, and not for the next', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  onTestFinished(() => void vi.unstubAllGlobals());
  const { logIn, forget, leave } = sessionStore.getState();
  const agreed = () => sharedStore.getState().agreed;
  const agree = () => sharedStore.getState().set({ agreed: '2026-11' });
  // The terms can be read and agreed to before a login.
  agree();
  logIn(userNow('g1', true));
  expect(agreed()).toBe('2026-11');
  // The guest's login ends; the next tap continues as the same guest.
  forget();
  expect(agreed()).toBe('2026-11');
  leave();
  expect(agreed()).toBeNull();
  logIn(userNow('a1', false));
  agree();
  sharedStore.getState().noteSearch('Galaxy');
  leave();
  expect(agreed()).toBeNull();
  expect(sharedStore.getState().search).toEqual([]);
});
