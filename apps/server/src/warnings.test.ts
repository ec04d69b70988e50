import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { warningsOf } from './warnings.ts';

describe('warnings at start', () => {
  it('[OP-02] says that all customers are one address behind a proxy nobody trusts', () => {
    const behind = { PUBLIC_URL: 'https://shop.example' };
    expect(warningsOf(readEnvironment(behind))).toEqual([expect.stringContaining('TRUSTED_PROXIES is empty')]);
    expect(warningsOf(readEnvironment({ ...behind, TRUSTED_PROXIES: '127.0.0.1' }))).toEqual([]);
    expect(warningsOf(readEnvironment({ PUBLIC_URL: 'http://localhost:8080' }))).toEqual([]);
    expect(warningsOf(readEnvironment({}))).toEqual([]);
  });
});
