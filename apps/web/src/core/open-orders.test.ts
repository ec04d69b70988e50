import { describe, expect, it } from 'vitest';
import { createOpenOrders } from './open-orders.ts';
import { memoryStorage } from './testing.ts';

const HOUR = 60 * 60_000;
const GUEST = { uid: 'g1', guest: true };
const ACCOUNT = { uid: 'a1', guest: false };

function device() {
  const storage = memoryStorage();
  let time = 0;
  return { storage, orders: createOpenOrders(storage, () => time), later: (ms: number) => (time += ms) };
}

describe('the memory of open orders', () => {
  it('[OR-06.2] a guest is asked about only after ordering on this device, until nothing is open', () => {
    const { orders } = device();
    expect(orders.expected(GUEST)).toBe(0);
    orders.saw('g1', 2);
    expect(orders.expected(GUEST)).toBe(2);
    expect(orders.waitingFor()).toBe('g1');
    expect(orders.expected({ uid: 'g2', guest: true })).toBe(0);
    orders.saw('g1', 0);
    expect(orders.expected(GUEST)).toBe(0);
    expect(orders.waitingFor()).toBeUndefined();
  });

  it('[OR-06.2] an account, which may order on other devices, is asked about once in half a day', () => {
    const { orders, later } = device();
    expect(orders.expected(ACCOUNT)).toBe(1);
    orders.saw('a1', 0);
    later(11 * HOUR);
    expect(orders.expected(ACCOUNT)).toBe(0);
    later(2 * HOUR);
    expect(orders.expected(ACCOUNT)).toBe(1);
  });

  it.each(['{', '7', '{"uid":1,"open":"x"}', 'null'])('[OR-06.2] a memory that reads %s is none', (stored) => {
    const { storage, orders } = device();
    storage.setItem('HL_orders', stored);
    expect(orders.expected(GUEST)).toBe(0);
    expect(orders.waitingFor()).toBeUndefined();
  });
});
