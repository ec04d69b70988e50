import { describe, expect, it } from 'vitest';
import { mayFindUnasked } from './may-find.ts';

describe('models that nobody has asked for', () => {
  it.each([
    ['a browser that says nothing', {}, true],
    ['a good network', { connection: { saveData: false, effectiveType: '4g' }, deviceMemory: 8 }, true],
    ['a browser that shall save data', { connection: { saveData: true, effectiveType: '4g' } }, false],
    ['a slow network', { connection: { effectiveType: '2g' } }, false],
    ['a device with little memory', { deviceMemory: 2 }, false],
  ])('[ED-13.7] %s', (_, facts, may) => {
    expect(mayFindUnasked(facts)).toBe(may);
  });
});
