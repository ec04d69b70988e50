import { expect, it } from 'vitest';
import { blankNames, reasonText } from './reasons.ts';
import { createTranslator } from './translator.ts';

const english = createTranslator('en-US', {
  'partner.reason.media-jam': 'A case is stuck: open the printer and take it out.',
  'partner.reason.shutdown': 'The printer is off: switch it on.',
  'partner.reason.other': ['The printer reports: ', ['reason']],
  'shell.hardWhite': 'Hard white',
  'colour.ivory': 'Ivory',
});

it('[PA-02.1] the text for a fault says what to do, whatever its severity', () => {
  for (const keyword of ['media-jam', 'media-jam-error', 'media-jam-warning', 'media-jam-report']) {
    expect(reasonText(english, keyword)).toBe('A case is stuck: open the printer and take it out.');
  }
});

it('[PA-02.1] a printer that calls itself offline is off, while its station is not silent', () => {
  for (const keyword of ['offline-report', 'power-down', 'shutdown']) {
    expect(reasonText(english, keyword)).toBe('The printer is off: switch it on.');
  }
});

it('[PA-02.1] a reason without a text is shown in the printer’s words', () => {
  expect(reasonText(english, 'x-laser-shy-error')).toBe('The printer reports: x-laser-shy-error');
});

it('[PA-02.1] a kind of blank is named in words; what the language has no word for stays as it is', () => {
  expect(blankNames(english, 'iPhone 16, hardWhite, ivory')).toEqual(['iPhone 16', 'Hard white', 'Ivory']);
  expect(blankNames(english, 'Moto G, 2026, hardWhite, teal')).toEqual(['Moto G, 2026', 'Hard white', 'teal']);
  expect(blankNames(english, 'iPhone 16')).toEqual(['iPhone 16']);
});
