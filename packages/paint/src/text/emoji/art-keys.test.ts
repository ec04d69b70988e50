import { describe, expect, it } from 'vitest';
import { artKeys } from './art-keys.ts';

const THERE = new Set([
  '1f468',
  '1f469',
  '1f467',
  '1f468-200d-1f469-200d-1f467',
  '2764',
  '1f98a',
  '1f3fd',
  '1f44d-1f3fd',
  '1f1fd',
  '1f3f4',
]);
const keys = (emoji: string) => artKeys(emoji, (key) => THERE.has(key));

describe('artKeys', () => {
  it('[ED-03.12] takes the drawing of the whole sequence, whatever its selectors', () => {
    expect(keys('👨‍👩‍👧')).toEqual(['1f468-200d-1f469-200d-1f467']);
    expect(keys('❤️')).toEqual(['2764']);
    expect(keys('❤︎')).toEqual(['2764']);
    expect(keys('👍🏽')).toEqual(['1f44d-1f3fd']);
  });

  it('[ED-03.12] a sequence without a drawing falls back to its parts', () => {
    expect(keys('👨‍👧')).toEqual(['1f468', '1f467']);
    expect(keys('👩‍👍🏽')).toEqual(['1f469', '1f44d-1f3fd']);
    expect(keys('🦊🏽')).toEqual(['1f98a', '1f3fd']);
    expect(keys('🇽🇽')).toEqual(['1f1fd', '1f1fd']);
    expect(keys('🏴\u{e0061}\u{e0062}\u{e007f}')).toEqual(['1f3f4']);
  });

  it('gives nothing for what has no drawing at all', () => {
    expect(keys('🛸')).toEqual([]);
    expect(keys('\u200d\u200d')).toEqual([]);
    expect(keys('\ud83d')).toEqual([]);
  });
});
