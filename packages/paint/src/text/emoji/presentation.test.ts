import { describe, expect, it } from 'vitest';
import { presentationOf, withNeutralEmoji } from './presentation.ts';

describe('presentationOf', () => {
  it.each([
    ['a letter', 'a', 'none'],
    ['a digit', '1', 'none'],
    ['a digit with a selector', '1\ufe0f', 'none'],
    ['a Chinese character', '好', 'none'],
    ['a lone half of a pair', '\ud83d', 'none'],
    ['a joiner alone', '\u200d', 'none'],
    ['a face', '😀', 'picture'],
    ['a face as text', '😀\ufe0e', 'text'],
    ['a heart', '❤', 'text'],
    ['a heart as a picture', '❤\ufe0f', 'picture'],
    ['a heart as text', '❤\ufe0e', 'text'],
    ['a copyright sign', '©', 'text'],
    ['a trade mark as a picture', '™\ufe0f', 'picture'],
    ['a keycap', '7\ufe0f\u20e3', 'picture'],
    ['a keycap without a selector', '7\u20e3', 'text'],
    ['a flag', '🇩🇪', 'picture'],
    ['a skin tone', '☝🏽', 'picture'],
    ['a joined sequence without a selector', '❤\u200d🔥', 'picture'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'picture'],
  ])('[ED-03.10] %s', (_, cluster, presentation) => {
    expect(presentationOf(cluster)).toBe(presentation);
  });
});

describe('withNeutralEmoji', () => {
  it('[ED-03.10] keeps the length of a text and everything that is no emoji', () => {
    for (const text of ['Anna 12 مرحبا', '\ud83d\ud83d', '', '1\ufe0f 2']) expect(withNeutralEmoji(text)).toBe(text);
    for (const text of ['a 🇩🇪 b', '👨‍👩‍👧', '1️⃣2', '🏴󠁧󠁢󠁳󠁣󠁴󠁿!']) {
      const neutral = withNeutralEmoji(text);
      expect(neutral).toHaveLength(text.length);
      expect(neutral).not.toMatch(/[\p{Emoji_Presentation}\u20e3]/u);
    }
  });
});
