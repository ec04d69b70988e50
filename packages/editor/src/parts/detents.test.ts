import { describe, expect, it } from 'vitest';
import { beside, restOf } from './detents.ts';

const HEIGHTS = { peek: 68, half: 340, tall: 540 };
const SHORT = { peek: 68, half: 160 };

describe('the detents of a panel', () => {
  it('[ED-02.7] a panel that is let go rests at the nearest detent', () => {
    expect(restOf(120, 0, HEIGHTS)).toBe('peek');
    expect(restOf(300, 0, HEIGHTS)).toBe('half');
    expect(restOf(500, 0, HEIGHTS)).toBe('tall');
  });

  it('[ED-02.7] a fast hand carries it on to the next one', () => {
    expect(restOf(360, 1.5, HEIGHTS)).toBe('tall');
    expect(restOf(320, -2, HEIGHTS)).toBe('peek');
  });

  it('[ED-02.7] a short panel has no tall detent', () => {
    expect(restOf(500, 3, SHORT)).toBe('half');
    expect(beside('half', 1, SHORT)).toBe('half');
  });

  it('[ED-11.1] a button steps to the next detent and stays at the last', () => {
    expect(beside('half', 1, HEIGHTS)).toBe('tall');
    expect(beside('half', -1, HEIGHTS)).toBe('peek');
    expect(beside('peek', -1, HEIGHTS)).toBe('peek');
  });
});
