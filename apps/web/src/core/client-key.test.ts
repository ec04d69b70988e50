import { describe, expect, it } from 'vitest';
import { clientKeyFor, dropClientKey } from './client-key.ts';
import { memoryStorage } from './testing.ts';

function counter(): () => string {
  let next = 0;
  return () => `key-${(next += 1)}`;
}

describe('the client key of an order', () => {
  it('[OR-05] the key stays the same for the same content over taps and reloads', () => {
    const storage = memoryStorage();
    const random = counter();
    expect([1, 2, 3].map(() => clientKeyFor('design A', storage, random))).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('[OR-05] other content, or a settled order, gets another key', () => {
    const storage = memoryStorage();
    const random = counter();
    expect(clientKeyFor('design A', storage, random)).toBe('key-1');
    expect(clientKeyFor('design B', storage, random)).toBe('key-2');
    dropClientKey(storage);
    expect(clientKeyFor('design B', storage, random)).toBe('key-3');
  });

  it('[OR-05] a damaged stored key is replaced', () => {
    const storage = memoryStorage();
    storage.setItem('HL_placing', '{"key":7');
    expect(clientKeyFor('design A', storage, counter())).toBe('key-1');
    storage.setItem('HL_placing', '{"key":7,"content":"design A"}');
    expect(clientKeyFor('design A', storage, counter())).toBe('key-1');
  });
});
