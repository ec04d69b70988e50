import { expect, it } from 'vitest';
import { ORDER_STATUS } from './order.ts';

it.each([
  ['unpaid', 0],
  ['awaitingDelivery', 1],
  ['delivering', 2],
  ['finished', 3],
  ['closed', 4],
  ['invalid', 5],
] as const)('[OR-01.1] the status code of %s is %i', (status, code) => {
  expect(ORDER_STATUS[status]).toBe(code);
});
