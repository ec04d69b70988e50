import { brand, type ColourId, type ShellId } from '@cpc/domain';
import type { Colour, Shell, ShellColour } from '@cpc/design';

function colour(shell: string, name: string, hex: string, opacity = 1): ShellColour {
  return { id: brand<ColourId>(`${shell}.${name}`), name, colour: brand<Colour>(hex), opacity };
}

/**
 * The demo station's shells. Names are keys of the language catalogues (`shell.<name>`, `colour.<name>`).
 * Dark and see-through shells take a white underbase so that ink keeps its colour; a white shell needs none, and comes
 * first: on it everything a customer draws can be seen.
 */
export const SHELLS: readonly Shell[] = [
  {
    id: brand<ShellId>('hard-white'),
    name: 'hardWhite',
    categories: ['phoneCase'],
    underbase: 'none',
    colours: [
      colour('hard-white', 'white', '#fafaf8'),
      colour('hard-white', 'ivory', '#f3ecdf'),
      colour('hard-white', 'pearl', '#e9edf0'),
    ],
  },
  {
    id: brand<ShellId>('soft-matte'),
    name: 'softMatte',
    categories: ['phoneCase'],
    underbase: 'underColour',
    colours: [
      colour('soft-matte', 'midnight', '#17181c'),
      colour('soft-matte', 'navy', '#22304d'),
      colour('soft-matte', 'forest', '#2c4a3e'),
      colour('soft-matte', 'plum', '#4b2f45'),
    ],
  },
  {
    id: brand<ShellId>('soft-clear'),
    name: 'softClear',
    categories: ['phoneCase'],
    underbase: 'underColour',
    colours: [
      colour('soft-clear', 'clear', '#f4f7f9', 0.12),
      colour('soft-clear', 'smoke', '#5a5f68', 0.35),
      colour('soft-clear', 'blush', '#f3b8c4', 0.3),
    ],
  },
  {
    id: brand<ShellId>('recycled-frosted'),
    name: 'recycledFrosted',
    categories: ['phoneCase'],
    underbase: 'underColour',
    colours: [
      colour('recycled-frosted', 'frost', '#e6ebee', 0.6),
      colour('recycled-frosted', 'sage', '#b9c8b4', 0.65),
      colour('recycled-frosted', 'sand', '#dccab0', 0.65),
      colour('recycled-frosted', 'sky', '#b4cde0', 0.6),
      colour('recycled-frosted', 'coral', '#eba591', 0.6),
    ],
  },
];
