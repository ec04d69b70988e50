import { expect, it } from 'vitest';
import { sampleText } from './sample-text.ts';

it.each(['م', '爱', 'x'.repeat(80)])('[ED-03.6] a tile shows a text of any script: %s', (text) => {
  expect(sampleText(`look-${text}`, { text, typeface: 'pacifico' })).toMatchObject({ text, typeface: 'pacifico' });
});
