import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './sealing.ts';

const [first, second] = ['first', 'second'].map((id) => ({ id, key: randomBytes(32) }));
const keys = [first, second].filter((key) => key !== undefined);
const text = Buffer.from('DE89370400440532013000');

it('[SE-06.1] what is sealed opens with its key, in its place, unchanged', () => {
  const sealed = seal(keys, randomBytes, text, 'row 1');
  if (!sealed) throw new Error('expected a key');
  expect(sealed.key_id).toBe('first');
  expect(Buffer.from(sealed.sealed, 'base64url').includes(text)).toBe(false);
  expect(unseal(keys.toReversed(), sealed, 'row 1')).toEqual(text);
  expect(() => unseal(keys, sealed, 'row 2')).toThrow('unable to authenticate');
  expect(() => unseal(keys.slice(1), sealed, 'row 1')).toThrow('no key named first');
  expect(() => unseal(keys, { ...sealed, key_id: 'second' }, 'row 1')).toThrow('unable to authenticate');
  const changed = Buffer.from(sealed.sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unseal(keys, { ...sealed, sealed: changed.toString('base64url') }, 'row 1')).toThrow(
    'unable to authenticate',
  );
});

it('[SE-06.1] nothing is sealed twice alike, nor without a key', () => {
  expect(seal(keys, randomBytes, text, 'row 1')).not.toEqual(seal(keys, randomBytes, text, 'row 1'));
  expect(seal([], randomBytes, text, 'row 1')).toBeUndefined();
});
