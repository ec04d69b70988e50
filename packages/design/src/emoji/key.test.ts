import { expect, it } from 'vitest';
import { emojiKey } from './key.ts';

it('[ED-03.10] [ED-03.12] the key of an emoji has all its code points but the selectors', () => {
  expect(['😀', '❤', '❤\ufe0f', '❤\ufe0e', '👨‍🌾', '👍🏽', '🇩🇪', '3\ufe0f\u20e3'].map(emojiKey)).toEqual([
    '1f600',
    '2764',
    '2764',
    '2764',
    '1f468-200d-1f33e',
    '1f44d-1f3fd',
    '1f1e9-1f1ea',
    '33-20e3',
  ]);
});
