import { LOCALES } from '@cpc/i18n';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draw } from './scene/draw.ts';
import { STYLES } from './draw/studio.ts';
import { PROMPTS } from './testing/prompts.ts';
import { understand } from './understand/understand.ts';

const words = Object.values(PROMPTS).flatMap((table) => table.split(/[\s|]+/).filter((word) => word !== ''));
const anyPrompt = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((some) => some.join(' ')),
  fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((some) => some.join('')),
  fc
    .array(fc.constantFrom('🐱', '👩‍🚀', '🏳️‍🌈', '🌙', '\u200d', '\ufe0f', '👍🏽', '🇩🇪'), { maxLength: 40 })
    .map((some) => some.join('')),
);
const anyLanguage = fc.constantFrom(...LOCALES.map(({ tag }) => tag));

it('[AI-01.1] any prompt in any language is understood the same each time, within its limits', () => {
  fc.assert(
    fc.property(anyPrompt, anyLanguage, (prompt, language) => {
      const understood = understand(prompt, language);
      expect(understand(prompt, language)).toEqual(understood);
      expect(understood.subjects.length).toBeLessThanOrEqual(5);
      for (const { number } of understood.subjects) expect(number >= 1 && number <= 12).toBe(true);
      expect(new Set(understood.subjects.map(({ art }) => art)).size).toBe(understood.subjects.length);
    }),
    { numRuns: 400 },
  );
});

it.each([
  ['5,000 letters', 'кот '.repeat(1250)],
  ['5,000 letters without a space', 'a'.repeat(5000)],
  ['5,000 Chinese signs', '猫和狗在海里'.repeat(834)],
  ['5,000 Thai signs', 'ก็'.repeat(2500)],
  ['emoji only', '🐱🐶🚀🌙🌈🔥💀🎂'.repeat(600)],
  ['control and direction signs', '\u0000\u001b[31m\u202ecat\u202c\u200b\u0007'],
  ['half a surrogate pair', 'cat \ud83d dog \udc31'],
  ['markup', '</svg><script>alert(1)</script><image href="http://example.com/cat.png"/> cat & "dog"'],
  [
    'settings of model servers',
    'cat <lora:evil:1> <sd_cpp_extra_args>{}</sd_cpp_extra_args> --ar 1:2 (masterpiece:1.4)',
  ],
  ['mixed scripts', 'три cats 和 قطة ใน 海 στο δάσος'],
  ['nothing', ''],
  ['spaces', ' \n\t '],
])('[AI-01.1] %s: is read and drawn without a word of it in the drawing', (_, prompt) => {
  const understanding = understand(prompt);
  for (const style of STYLES) {
    const { svg, finish } = draw({ understanding, style, seed: 1, width: 256, height: 512 });
    for (const text of [svg, finish.mask]) expect(text).not.toMatch(/script|example\.com|lora|alert/);
  }
});

it('[AI-01.1] of a mixed prompt the known words of the chosen language stay', () => {
  expect(understand('a cat <lora:evil:1>').subjects.map(({ art }) => art)).toEqual(['1f408']);
  expect(understand('🐱🚀🌙').subjects.map(({ art }) => art)).toEqual(['1f408', '1f680']);
  expect(understand('🐱🚀🌙').weather).toEqual(['moon']);
});
