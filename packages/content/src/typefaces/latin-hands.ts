import type { TypefaceEntry } from '../types.ts';
import { apache, ofl, typeface } from './entry.ts';

/** Latin faces that were written: scripts, brushes, pens and markers. */
export const LATIN_HANDS: readonly TypefaceEntry[] = [
  typeface('pacifico', 'Pacifico', 'Latn Cyrl', ofl('The Pacifico Project Authors', '@fontsource/pacifico'), {
    like: ['playpen-sans'],
  }),
  typeface('caveat', 'Caveat', 'Latn Cyrl', ofl('The Caveat Project Authors', '@fontsource/caveat'), {
    bold: 700,
    like: ['playpen-sans'],
  }),
  typeface('satisfy', 'Satisfy', 'Latn', apache('Font Diner', '@fontsource/satisfy'), {
    like: ['style-script', 'pacifico', 'playpen-sans'],
  }),
  typeface('amatic-sc', 'Amatic SC', 'Latn Cyrl', ofl('The Amatic SC Project Authors', '@fontsource/amatic-sc'), {
    bold: 700,
    like: ['oswald'],
  }),
  typeface('allura', 'Allura', 'Latn', ofl('The Allura Project Authors', '@fontsource/allura'), {
    like: ['great-vibes', 'alegreya'],
  }),
  typeface(
    'great-vibes',
    'Great Vibes',
    'Latn Cyrl',
    ofl('The Great Vibes Project Authors', '@fontsource/great-vibes'),
    {
      like: ['alegreya'],
    },
  ),
  typeface(
    'style-script',
    'Style Script',
    'Latn',
    ofl('The Style Script Project Authors', '@fontsource/style-script'),
    {
      like: ['pacifico', 'playpen-sans'],
    },
  ),
  typeface('yellowtail', 'Yellowtail', 'Latn', apache('Astigmatic', '@fontsource/yellowtail'), {
    like: ['pacifico', 'playpen-sans'],
  }),
  typeface('permanent-marker', 'Permanent Marker', 'Latn', apache('Font Diner', '@fontsource/permanent-marker'), {
    like: ['playpen-sans'],
  }),
  typeface('rock-salt', 'Rock Salt', 'Latn', apache('Font Diner', '@fontsource/rock-salt'), {
    like: ['covered-by-your-grace', 'playpen-sans'],
  }),
  typeface(
    'indie-flower',
    'Indie Flower',
    'Latn',
    ofl('The Indie Flower Project Authors', '@fontsource/indie-flower'),
    { like: ['playpen-sans'] },
  ),
  typeface(
    'covered-by-your-grace',
    'Covered By Your Grace',
    'Latn',
    ofl('Kimberly Geswein', '@fontsource/covered-by-your-grace'),
    { like: ['caveat', 'playpen-sans'] },
  ),
  typeface('homemade-apple', 'Homemade Apple', 'Latn', apache('Font Diner', '@fontsource/homemade-apple'), {
    like: ['caveat', 'playpen-sans'],
  }),
  typeface(
    'qwitcher-grypen',
    'Qwitcher Grypen',
    'Latn',
    ofl('The Qwitcher Grypen Project Authors', '@fontsource/qwitcher-grypen'),
    { bold: 700, like: ['caveat', 'playpen-sans'] },
  ),
  typeface(
    'sedgwick-ave-display',
    'Sedgwick Ave',
    'Latn',
    ofl('The Sedgwick Ave Project Authors', '@fontsource/sedgwick-ave-display'),
    { like: ['playpen-sans'] },
  ),
];
