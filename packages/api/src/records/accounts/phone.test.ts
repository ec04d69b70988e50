import { describe, expect, it } from 'vitest';
import { parsePhone } from './phone.ts';

const VALID: readonly [typed: string, country: string, e164: string][] = [
  ['13800138000', 'CN', '+8613800138000'],
  ['138 0013 8000', 'CN', '+8613800138000'],
  ['+86 138-0013-8000', 'DE', '+8613800138000'],
  ['008613800138000', 'CN', '+8613800138000'],
  ['010-12345678', 'CN', '+861012345678'],
  ['0571-87654321', 'cn', '+8657187654321'],
  ['0571-87654321-123', 'CN', '+8657187654321'],
  ['030 901820', 'DE', '+4930901820'],
  ['+44 20 7946 0018', 'CN', '+442079460018'],
  ['(212) 736-5000', 'US', '+12127365000'],
  ['090-1234-5678', 'JP', '+819012345678'],
];
const INVALID: readonly [typed: string, country: string][] = [
  ['', 'CN'],
  ['23800138000', 'CN'],
  ['1380013', 'CN'],
  ['138001380001', 'CN'],
  ['12345', 'DE'],
  ['phone', 'US'],
  ['+1', 'US'],
  ['13800138000', 'XX'],
  ['+4930901820 and more', 'DE'],
];

describe('[SN-06.1] phone numbers', () => {
  it.each(VALID)('[SN-06.1] %s typed in %s is %s', (typed, country, e164) => {
    expect(parsePhone(typed, country)).toBe(e164);
  });

  it.each(INVALID)('[SN-06.1] %j typed in %s is refused', (typed, country) => {
    expect(() => parsePhone(typed, country)).toThrow('phoneIncorrect');
  });
});
