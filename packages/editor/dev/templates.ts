import {
  addLayer,
  applyDiff,
  type Colour,
  type DesignDocument,
  EMPTY_DOCUMENT,
  type Fill,
  setBackground,
} from '@cpc/design';
import { degrees, mm } from '@cpc/domain';
import { newText } from '../src/document/additions.ts';
import type { DesignTemplate } from '../src/index.ts';
import { PHONE } from './phone.ts';

/** A few templates, for a page without a server. */
export const devTemplates = (): readonly DesignTemplate[] => [
  template('sunny', 'Sunny day', 'words', 'HELLO', fill('#ffd23f', '#ff8c42')),
  template('night', 'Night', 'words', 'good night', fill('#1d2a5e', '#8a5cf6')),
  template('mint', 'Mint', 'calm', 'breathe', { kind: 'colour', colour: '#7fe0c3' as Colour }),
  template('marble', 'Marble', 'calm', 'A & L', { kind: 'wallpaper', wallpaper: 'gold-marble' }),
];

const fill = (...colours: readonly string[]): Fill => ({
  kind: 'gradient',
  shape: 'linear',
  angle: degrees(120),
  stops: colours.map((colour, at) => ({ at, colour: colour as Colour })),
});

function template(key: string, title: string, group: string, words: string, background: Fill): DesignTemplate {
  const empty = applyDiff(EMPTY_DOCUMENT, setBackground(EMPTY_DOCUMENT, background));
  const at = { x: PHONE.width / 2, y: PHONE.height * 0.6 };
  const text = newText(empty, PHONE, `${key}-text` as Parameters<typeof newText>[2], at, {
    text: words,
    typeface: 'pacifico',
    ink: { kind: 'colour', colour: '#ffffff' as Colour },
    align: 'centre',
  });
  const document: DesignDocument = applyDiff(empty, addLayer({ ...text, size: mm(12) }));
  return { key, title, group, surface: PHONE, document, preview: null };
}
