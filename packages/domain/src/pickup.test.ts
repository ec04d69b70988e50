import { expect, it } from 'vitest';
import { readPickup } from './pickup.ts';

it('[QU-02.1] six digits are a pickup code, in any script and with spaces; five and seven are none', () => {
  expect(readPickup('123 456')).toEqual({ code: '123456' });
  expect(readPickup('١٢٣٤٥٦')).toEqual({ code: '123456' });
  expect([readPickup('12345'), readPickup('1234567'), readPickup('12345a')]).toEqual([undefined, undefined, undefined]);
});
