import { createTranslator } from '@cpc/i18n';
import { expect, it } from 'vitest';
import { reasonText } from './reasons.ts';

const english = createTranslator('en-us', {
  'partner.reason.media-jam': 'A case is stuck: open the printer and take it out.',
  'partner.reason.other': ['The printer reports: ', ['reason']],
});

it('[PA-02] a fault is told with what to do, whatever its severity', () => {
  for (const keyword of ['media-jam', 'media-jam-error', 'media-jam-warning', 'media-jam-report']) {
    expect(reasonText(english, keyword)).toBe('A case is stuck: open the printer and take it out.');
  }
});

it('[PA-02] a reason without a text of its own is told as the printer tells it', () => {
  expect(reasonText(english, 'x-laser-shy-error')).toBe('The printer reports: x-laser-shy-error');
});
