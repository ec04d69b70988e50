import { shade, toHex } from '../draw/colour.ts';
import { colourOf } from '../draw/named-colours.ts';
import type { Random } from '../draw/random.ts';
import type { Studio } from '../draw/studio.ts';
import type { Subject } from '../understand/types.ts';
import { lit, tinted, withoutGradients } from './recolour.ts';
import { notoArt, type Art } from './art.ts';
import { hasOnlyHead, seated } from './bodies.ts';
import { kindOf } from './kinds.ts';
import { eiffel } from './eiffel.ts';
import { group, person, randomPerson, type Person } from './people.ts';

type Held = Person['holds'];

/** What a person holds instead of having it beside them. */
const HOLDABLE: Readonly<Record<string, Exclude<Held, null>>> = {
  '2602': 'umbrella',
  '1f302': 'umbrella',
  '26f1': 'umbrella',
  '2764': 'heart',
  '1f496': 'heart',
  '1f388': 'balloon',
  '1f339': 'flower',
  '1f337': 'flower',
  '1f33c': 'flower',
  '1f33b': 'flower',
};

export const holdable = (art: string): Held => HOLDABLE[art] ?? null;

/** The drawing of a subject in its colour; `undefined` if there is none. `holds` is for people. */
export function artOf(subject: Subject, random: Random, holds: Held): Art | undefined {
  const own = ownArt(subject, random, holds);
  if (own !== undefined) return own;
  const noto = notoArt(subject.art);
  if (noto === undefined) return undefined;
  const coloured =
    subject.colour === null
      ? noto
      : { ...noto, body: tinted(noto.body, subject.colour, kindOf(subject.art) === 'plant') };
  return hasOnlyHead(subject.art) ? seated(subject.art, coloured, subject.colour) : coloured;
}

function ownArt({ art, colour }: Subject, random: Random, holds: Held): Art | undefined {
  if (art === 'eiffel') {
    const tower = eiffel();
    return colour === null ? tower : { ...tower, body: tinted(tower.body, colour) };
  }
  const cloth = colour === null ? {} : { cloth: toHex(colourOf(colour)) };
  const someone = (wishes: Partial<Person>): Person => randomPerson(random, { ...cloth, ...wishes });
  switch (art) {
    case '1f467':
    case '1f469':
    case '1f478':
      return person(someone({ wears: 'dress', holds }));
    case '1f470':
      return person(someone({ wears: 'dress', cloth: '#f4f1f6', holds: 'flower' }));
    case '1f466':
    case '1f468':
    case '1f474':
      return person(someone({ wears: 'trousers', holds }));
    case '1f9d2':
    case '1f9d1':
    case '1f476':
    case '1f475':
      return person(someone({ wears: random.pick(['dress', 'trousers']), holds }));
    case '1f469-200d-1f680':
    case '1f468-200d-1f680':
    case '1f9d1-200d-1f680':
      return person(someone({ wears: 'suit', cut: 'short', holds }));
    case 'couple':
      return group([someone({ wears: 'dress', cut: 'long' }), someone({ wears: 'trousers' })]);
    case 'family':
      return group([
        someone({ wears: 'dress' }),
        someone({ size: 0.7, wears: random.pick(['dress', 'trousers']) }),
        someone({ wears: 'trousers' }),
      ]);
    default:
      return undefined;
  }
}

/** A drawing in the manner of the style and the light of the scene. */
export function styled(studio: Studio, art: Art): Art {
  const { style, palette } = studio;
  const flat = style === 'anime' ? art.body : withoutGradients(art.body);
  const tint = palette.dark ? palette.sky[1] : studio.time === 'sunset' ? palette.sky[1] : palette.sky[2];
  const share = (palette.dark ? 0.3 : studio.time === 'sunset' ? 0.2 : 0.08) * (style === 'cartoon' ? 0.5 : 1);
  const body = style === 'pencil' || style === 'sketch' ? flat : lit(flat, tint, share);
  return { ...art, body };
}

export const inkOf = (studio: Studio): string =>
  studio.style === 'anime' ? shade(studio.palette.ink, 0.08, 1.2) : studio.look.ink;
