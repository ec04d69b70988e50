import { describe, expect, it } from 'vitest';
import { canBeVertical, joins } from './text-style.ts';

describe('the style of a text', () => {
  it('[ED-03.1] [ED-03.4] offers vertical text for CJK only, and letter spacing for unjoined scripts only', () => {
    expect(['你好', 'こんにちは', '안녕', 'hello', 'مرحبا'].map(canBeVertical)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(['مرحبا', 'নমস্কার', 'hello', '你好'].map(joins)).toEqual([true, true, false, false]);
  });
});
