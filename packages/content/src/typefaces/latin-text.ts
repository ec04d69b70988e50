import type { TypefaceEntry } from '../types.ts';
import { apache, ofl, typeface } from './entry.ts';

const BOTH = { bold: 700, italic: true } as const;

/** Latin faces of the great families: sans, serif, slab and typewriter. */
export const LATIN_TEXT: readonly TypefaceEntry[] = [
  typeface(
    'montserrat',
    'Montserrat',
    'Latn Cyrl',
    ofl('The Montserrat Project Authors', '@fontsource/montserrat'),
    BOTH,
  ),
  typeface('poppins', 'Poppins', 'Latn Deva', ofl('The Poppins Project Authors', '@fontsource/poppins'), BOTH),
  typeface('nunito', 'Nunito', 'Latn Cyrl', ofl('The Nunito Project Authors', '@fontsource/nunito'), {
    bold: 800,
    italic: true,
  }),
  typeface(
    'playpen-sans',
    'Playpen Sans',
    'Latn Grek Cyrl',
    ofl('The Playpen Sans Project Authors', '@fontsource-variable/playpen-sans'),
    { regular: 500, bold: 800 },
  ),
  typeface('comic-neue', 'Comic Neue', 'Latn', ofl('The Comic Neue Project Authors', '@fontsource/comic-neue'), {
    ...BOTH,
    like: ['playpen-sans'],
  }),
  typeface('unbounded', 'Unbounded', 'Latn Cyrl', ofl('The Unbounded Project Authors', '@fontsource/unbounded'), {
    bold: 800,
  }),
  typeface('playfair', 'Playfair', 'Latn Cyrl', ofl('The Playfair Project Authors', '@fontsource/playfair'), {
    ...BOTH,
    like: ['alegreya'],
  }),
  typeface(
    'cormorant-garamond',
    'Cormorant Garamond',
    'Latn Cyrl',
    ofl('The Cormorant Project Authors', '@fontsource/cormorant-garamond'),
    { ...BOTH, regular: 500, like: ['alegreya'] },
  ),
  typeface('bodoni-moda', 'Bodoni Moda', 'Latn', ofl('The Bodoni Moda Project Authors', '@fontsource/bodoni-moda'), {
    ...BOTH,
    like: ['playfair', 'alegreya'],
  }),
  typeface(
    'instrument-serif',
    'Instrument Serif',
    'Latn',
    ofl('The Instrument Serif Project Authors', '@fontsource/instrument-serif'),
    { italic: true, like: ['playfair', 'alegreya'] },
  ),
  typeface('alegreya', 'Alegreya', 'Latn Grek Cyrl', ofl('The Alegreya Project Authors', '@fontsource/alegreya'), BOTH),
  typeface('cinzel', 'Cinzel', 'Latn', ofl('The Cinzel Project Authors', '@fontsource/cinzel'), {
    bold: 800,
    like: ['playfair', 'alegreya'],
  }),
  typeface('zilla-slab', 'Zilla Slab', 'Latn', ofl('The Mozilla Foundation', '@fontsource/zilla-slab'), {
    ...BOTH,
    like: ['roboto-slab'],
  }),
  typeface(
    'roboto-slab',
    'Roboto Slab',
    'Latn Grek Cyrl',
    apache('The Roboto Slab Project Authors', '@fontsource/roboto-slab'),
    { bold: 800 },
  ),
  typeface(
    'courier-prime',
    'Courier Prime',
    'Latn',
    ofl('The Courier Prime Project Authors', '@fontsource/courier-prime'),
    { ...BOTH, like: ['roboto-slab'] },
  ),
  typeface('special-elite', 'Special Elite', 'Latn', apache('Astigmatic', '@fontsource/special-elite'), {
    like: ['courier-prime', 'roboto-slab'],
  }),
];
