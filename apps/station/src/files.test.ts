import { expect, it } from 'vitest';
import { fileNameOf } from './files.ts';

it.each([
  ['EYSJG3N5-1 iPhone 16 Hard white A1', 'EYSJG3N5-1-iPhone-16-Hard-white-A1'],
  ['  $Café/..\\CON: 100 % ', 'Cafe-CON-100'],
  ['手机壳', ''],
  ['a'.repeat(300), 'a'.repeat(80)],
])('[QU-06] the title %j becomes the name of a file that every system takes', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});
