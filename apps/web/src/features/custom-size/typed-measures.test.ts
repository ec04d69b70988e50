import { expect, it, onTestFinished, vi } from 'vitest';
import { memoryStorage } from '../../core/testing.ts';
import { keepTyped, readTyped } from './typed-measures.ts';

const VALUES = { name: 'Mine', width: '61,5', height: 'tall', corner: '', marginTop: '', marginLeft: '8' };

it('[RT-07.3] what is typed into the form of a size is there after a reload, for this form alone', () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  onTestFinished(() => void vi.unstubAllGlobals());
  keepTyped('/a', undefined, { values: VALUES, unit: 'inch' });
  expect(readTyped('/a', undefined)).toEqual({ values: VALUES, unit: 'inch' });
  expect([readTyped('/b', undefined), readTyped('/a', 'g1')]).toEqual([undefined, undefined]);
});

it.each(['{', 'null', '{"unit":"mm"}', '{"unit":"ell","values":{}}', '{"unit":"mm","values":{"name":7}}'])(
  '[RT-07.3] what is kept as %s is nothing that was typed',
  (kept) => {
    const storage = memoryStorage();
    vi.stubGlobal('sessionStorage', storage);
    onTestFinished(() => void vi.unstubAllGlobals());
    storage.setItem('HL_measures_/a_', kept);
    expect(readTyped('/a', undefined)).toBeUndefined();
  },
);
