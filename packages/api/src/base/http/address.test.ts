import { describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';

describe('an address that limits count', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:192.0.2.7', '2001:db8:1:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0'],
    ['2001:0db8:0001:00ff::9', '2001:db8:1:0'],
    ['2001:db8:1:a1b2::9', '2001:db8:1:a100'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('[SE-02.2] %s counts as %s', (ip, counted) => {
    expect(addressOf(ip)).toBe(counted);
  });
});
