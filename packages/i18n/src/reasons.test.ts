import { expect, it } from 'vitest';
import { reasonText } from './reasons.ts';
import { createTranslator } from './translator.ts';

const english = createTranslator('en-us', {
  'partner.reason.media-jam': 'A case is stuck: open the printer and take it out.',
  'partner.reason.other': ['The printer reports: ', ['reason']],
});

it('[PA-02] the text for a fault says what to do, whatever its severity', () => {
  for (const keyword of ['media-jam', 'media-jam-error', 'media-jam-warning', 'media-jam-report']) {
    expect(reasonText(english, keyword)).toBe('A case is stuck: open the printer and take it out.');
  }
});

it('[PA-02] a reason without a text is shown in the printer’s words', () => {
  expect(reasonText(english, 'x-laser-shy-error')).toBe('The printer reports: x-laser-shy-error');
});
