import { expect, it } from 'vitest';
import { isOffline } from './offline-notice.tsx';

it.each([
  [{ onLine: true }, false],
  [{ onLine: false }, true],
  [{ onLine: true, connection: {} }, false],
  [{ onLine: true, connection: { type: 'wifi' } }, false],
  [{ onLine: true, connection: { type: 'none' } }, true],
  [{ onLine: false, connection: { type: 'cellular' } }, true],
])('[LN-05.1] a device that says %o is offline: %s', (says, offline) => {
  expect(isOffline(says)).toBe(offline);
});
