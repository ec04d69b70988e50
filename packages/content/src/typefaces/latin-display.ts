import type { TypefaceEntry } from '../types.ts';
import { apache, ofl, typeface } from './entry.ts';

/** Latin faces for a few large words. */
export const LATIN_DISPLAY: readonly TypefaceEntry[] = [
  typeface('bebas-neue', 'Bebas Neue', 'Latn', ofl('The Bebas Neue Project Authors', '@fontsource/bebas-neue'), {
    like: ['oswald'],
  }),
  typeface('fredoka', 'Fredoka', 'Latn', ofl('The Fredoka Project Authors', '@fontsource/fredoka'), {
    bold: 700,
    like: ['nunito'],
  }),
  typeface('anton', 'Anton', 'Latn', ofl('The Anton Project Authors', '@fontsource/anton'), { like: ['oswald'] }),
  typeface('caprasimo', 'Caprasimo', 'Latn', ofl('The Caprasimo Project Authors', '@fontsource/caprasimo'), {
    like: ['roboto-slab'],
  }),
  typeface('luckiest-guy', 'Luckiest Guy', 'Latn', apache('Astigmatic', '@fontsource/luckiest-guy'), {
    like: ['bangers', 'oswald'],
  }),
  typeface('shrikhand', 'Shrikhand', 'Latn', ofl('Jonny Pinhorn', '@fontsource/shrikhand'), { like: ['roboto-slab'] }),
  typeface('bangers', 'Bangers', 'Latn', ofl('The Bangers Project Authors', '@fontsource/bangers'), {
    like: ['oswald'],
  }),
  typeface('dynapuff', 'DynaPuff', 'Latn', ofl('The DynaPuff Project Authors', '@fontsource/dynapuff'), {
    bold: 700,
    like: ['nunito'],
  }),
  typeface('ultra', 'Ultra', 'Latn', apache('Astigmatic', '@fontsource/ultra'), { like: ['roboto-slab'] }),
  typeface('gloock', 'Gloock', 'Latn', ofl('The Gloock Project Authors', '@fontsource/gloock'), {
    like: ['playfair', 'alegreya'],
  }),
  typeface('oswald', 'Oswald', 'Latn Cyrl', ofl('The Oswald Project Authors', '@fontsource/oswald'), { bold: 700 }),
  typeface(
    'league-gothic',
    'League Gothic',
    'Latn',
    ofl('The League Gothic Project Authors', '@fontsource/league-gothic'),
    { like: ['oswald'] },
  ),
  typeface(
    'alumni-sans-collegiate-one',
    'Collegiate',
    'Latn Cyrl',
    ofl('The Alumni Sans Collegiate Project Authors', '@fontsource/alumni-sans-collegiate-one'),
    { italic: true, like: ['oswald'] },
  ),
  typeface('chewy', 'Chewy', 'Latn', apache('Font Diner', '@fontsource/chewy'), { like: ['dynapuff', 'nunito'] }),
  typeface(
    'rubik-bubbles',
    'Rubik Bubbles',
    'Latn Cyrl',
    ofl('The Rubik Filtered Project Authors', '@fontsource/rubik-bubbles'),
    { like: ['nunito'] },
  ),
  typeface(
    'rubik-wet-paint',
    'Rubik Wet Paint',
    'Latn Cyrl',
    ofl('The Rubik Filtered Project Authors', '@fontsource/rubik-wet-paint'),
    { like: ['oswald'] },
  ),
  typeface('bungee-shade', 'Bungee Shade', 'Latn', ofl('The Bungee Project Authors', '@fontsource/bungee-shade'), {
    like: ['anton', 'oswald'],
  }),
  typeface('tourney', 'Tourney', 'Latn', ofl('The Tourney Project Authors', '@fontsource/tourney'), {
    bold: 800,
    italic: true,
    like: ['oswald'],
  }),
  typeface('poiret-one', 'Poiret One', 'Latn Cyrl', ofl('The Poiret One Project Authors', '@fontsource/poiret-one'), {
    like: ['nunito'],
  }),
  typeface('tilt-neon', 'Tilt Neon', 'Latn', ofl('The Tilt Project Authors', '@fontsource/tilt-neon'), {
    like: ['nunito'],
  }),
  typeface('smokum', 'Smokum', 'Latn', apache('Astigmatic', '@fontsource/smokum'), { like: ['ultra', 'roboto-slab'] }),
  typeface(
    'black-ops-one',
    'Black Ops One',
    'Latn',
    ofl('The Black Ops Project Authors', '@fontsource/black-ops-one'),
    { like: ['oswald'] },
  ),
  typeface(
    'stick-no-bills',
    'Stick No Bills',
    'Latn',
    ofl('The Stick No Bills Project Authors', '@fontsource/stick-no-bills'),
    { bold: 800, like: ['oswald'] },
  ),
  typeface('texturina', 'Texturina', 'Latn', ofl('The Texturina Project Authors', '@fontsource/texturina'), {
    bold: 800,
    italic: true,
    like: ['alegreya'],
  }),
  typeface(
    'grenze-gotisch',
    'Grenze Gotisch',
    'Latn',
    ofl('The Grenze Gotisch Project Authors', '@fontsource/grenze-gotisch'),
    { bold: 800, like: ['alegreya'] },
  ),
  typeface(
    'pixelify-sans',
    'Pixelify Sans',
    'Latn Cyrl',
    ofl('The Pixelify Sans Project Authors', '@fontsource/pixelify-sans'),
    { bold: 700 },
  ),
  typeface('silkscreen', 'Silkscreen', 'Latn', ofl('The Silkscreen Project Authors', '@fontsource/silkscreen'), {
    bold: 700,
    like: ['pixelify-sans'],
  }),
];
