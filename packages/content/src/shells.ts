import { brand, type ColourId, GARMENT_SIZES, inSize, type ShellId } from '@cpc/domain';
import type { Category, Colour, Shell, ShellColour, ShellFacts, UnderbaseMode } from '@cpc/design';
import { SHIRT_MEASURES } from './shirt-measures.ts';

/** A colour: name, `#rrggbb`, and its opacity if it is not opaque. */
type Named = readonly [name: string, hex: string, opacity?: number];

/** A material of one category. Its name is its id in camel case: `hard-white` is `hardWhite`. */
function shell(category: Category, id: string, underbase: UnderbaseMode, ...colours: readonly Named[]): Shell {
  return {
    id: brand<ShellId>(id),
    name: id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    categories: [category],
    underbase,
    colours: colours.map(
      ([name, hex, opacity = 1]): ShellColour => ({
        id: brand<ColourId>(`${id}.${name}`),
        name,
        colour: brand<Colour>(hex),
        opacity,
      }),
    ),
  };
}

const WHITE: Named = ['white', '#fafaf8'];
const PEARL: Named = ['pearl', '#e9edf0'];
const IVORY: Named = ['ivory', '#f3ecdf'];
const NAVY: Named = ['navy', '#22304d'];
const FOREST: Named = ['forest', '#2c4a3e'];
const RED: Named = ['red', '#b3262e'];

/** Customers' own cases can have any colour; these are similar enough to show what the print will look like. */
const BROUGHT: readonly Named[] = [
  WHITE,
  ['black', '#101113'],
  ['grey', '#8d9199'],
  NAVY,
  ['sky', '#b4cde0'],
  FOREST,
  RED,
  ['blush', '#f3b8c4'],
  ['sand', '#dccab0'],
];

/** Thin plastic without a ring of magnets: a phone in it charges without a cable. */
const PLAIN_CASE: ShellFacts = { magnets: false, wireless: true };

/**
 * The shells of the demo station. Names are keys of the language catalogues (`shell.<name>`, `colour.<name>`). Dark and
 * translucent materials have a white underbase so that ink keeps its colour; so do own cases, whose colour is unknown.
 * A white shell needs none, and comes first: everything that a customer draws is visible on it.
 */
export const SHELLS: readonly Shell[] = [
  known(PLAIN_CASE, shell('phoneCase', 'hard-white', 'none', WHITE, IVORY, PEARL)),
  known(
    PLAIN_CASE,
    shell('phoneCase', 'soft-matte', 'underColour', ['midnight', '#17181c'], NAVY, FOREST, ['plum', '#4b2f45']),
  ),
  known(
    { magnets: true, wireless: true },
    shell(
      'phoneCase',
      'soft-clear',
      'underColour',
      ['clear', '#f4f7f9', 0.12],
      ['smoke', '#5a5f68', 0.35],
      ['blush', '#f3b8c4', 0.3],
    ),
  ),
  shell(
    'phoneCase',
    'recycled-frosted',
    'underColour',
    ['frost', '#e6ebee', 0.6],
    ['sage', '#b9c8b4', 0.65],
    ['sand', '#dccab0', 0.65],
    ['sky', '#b4cde0', 0.6],
    ['coral', '#eba591', 0.6],
  ),
  brought(shell('phoneCase', 'own-case', 'underColour', ...BROUGHT, ['clear', '#f4f7f9', 0.12])),
  inSizes(shell('tShirt', 'shirt-light', 'none', WHITE, IVORY, ['heather', '#d5d7da'])),
  inSizes(shell('tShirt', 'shirt-dark', 'underColour', ['black', '#151619'], NAVY, FOREST, RED)),
  brought(shell('tShirt', 'own-shirt', 'underColour', ...BROUGHT)),
  shell('golf', 'ball-white', 'none', WHITE, PEARL),
  shell('golf', 'ball-matte', 'underColour', ['lemon', '#e8ee4a'], ['coral', '#f0705a'], ['sky', '#7fb8e6']),
  shell('colourPlus', 'wrap-gloss', 'none', WHITE, PEARL),
  shell('colourPlus', 'wrap-satin', 'none', WHITE, IVORY),
  shell('colourLite', 'skin-white', 'none', WHITE, PEARL),
  shell('colourLite', 'skin-clear', 'underColour', ['clear', '#f4f7f9', 0.1], ['frost', '#e6ebee', 0.5]),
  shell('bakedGoods', 'iced-biscuit', 'none', WHITE, ['ivory', '#f5ead2'], ['blush', '#f7d4da']),
  shell('bakedGoods', 'white-chocolate', 'none', ['ivory', '#f3e4c3'], ['sky', '#cfe3ee']),
];

/** Adds what is known of a shell. */
function known(facts: ShellFacts, made: Shell): Shell {
  return { ...made, facts };
}

/** Each colour in every size of a shirt. */
function inSizes(made: Shell): Shell {
  const colours = made.colours.flatMap((colour) =>
    GARMENT_SIZES.map(
      (size): ShellColour => ({
        ...colour,
        id: brand<ColourId>(inSize(colour.id, size)),
        name: inSize(colour.name, size),
      }),
    ),
  );
  return known({ sizes: SHIRT_MEASURES }, { ...made, colours });
}

/** Marks a shell as the customer's own case. */
function brought(made: Shell): Shell {
  return { ...made, own: true };
}
