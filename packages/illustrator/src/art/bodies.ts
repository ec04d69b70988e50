import { shade, toHex } from '../draw/colour.ts';
import { colourOf } from '../draw/named-colours.ts';
import type { Colour } from '../words/types.ts';
import type { Art } from './art.ts';

interface Build {
  readonly tail: 'bushy' | 'thin' | 'round';
  readonly coat: string;
}

/** Noto draws only the head of these animals; their tails and the colours of their coats. */
const BUILDS: Readonly<Record<string, Build>> = {
  '1f98a': { tail: 'bushy', coat: '#f2722b' },
  '1f43a': { tail: 'bushy', coat: '#9a9fa8' },
  '1f981': { tail: 'thin', coat: '#f0ad4a' },
  '1f43b': { tail: 'round', coat: '#7d5243' },
  '1f43b-200d-2744': { tail: 'round', coat: '#eef3f8' },
  '1f43c': { tail: 'round', coat: '#f4f2ee' },
  '1f428': { tail: 'round', coat: '#9aa5ad' },
  '1f439': { tail: 'round', coat: '#efa860' },
  '1f430': { tail: 'round', coat: '#d3d8df' },
  '1f438': { tail: 'round', coat: '#9cc52e' },
};

export const hasOnlyHead = (key: string): boolean => Object.hasOwn(BUILDS, key);

/** A sitting animal: the head of the drawing on a body of our own in its colours. */
export function seated(key: string, head: Art, colour: Colour | null): Art {
  const build = BUILDS[key] ?? { tail: 'round', coat: '#b98a5a' };
  const panda = key === '1f43c';
  const coat = colour === null ? build.coat : toHex(colourOf(colour));
  const limb = panda ? '#33313a' : shade(coat, -0.06);
  const belly = shade(coat, panda ? 0 : 0.14, 0.6);
  const p = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
  const tail = {
    bushy:
      p('M112 206q46 6 44-40q-2-26-22-36q4 34-30 46Z', coat) +
      p('M156 166q-2-26-22-36q2 16-4 24q12 0 26 12Z', shade(coat, 0.25, 0.4)),
    thin: `<path d="M106 204q44 4 40-34q-2-18 8-26" fill="none" stroke="${limb}" stroke-width="11" stroke-linecap="round"/>`,
    round: `<circle cx="122" cy="196" r="14" fill="${belly}"/>`,
  }[build.tail];
  const body =
    tail +
    p('M46 116q-22 40-22 74q0 30 56 30t56-30q0-34-22-74Z', coat) +
    p('M80 130q24 0 26 44q0 36-26 38q-26-2-26-38q2-44 26-44Z', belly) +
    p(
      'M30 186q-16 4-14 22q2 12 22 12q20 0 20-14q-2-20-28-20ZM130 186q16 4 14 22q-2 12-22 12q-20 0-20-14q2-20 28-20Z',
      limb,
    ) +
    p(
      'M56 150q-8 34-6 62q2 8 14 8t14-8q2-30-4-62ZM104 150q8 34 6 62q-2 8-14 8t-14-8q-2-30 4-62Z',
      panda ? limb : coat,
    ) +
    p('M50 208q1 12 14 12t14-12q-14-10-28 0ZM82 208q1 12 14 12t14-12q-14-10-28 0Z', panda ? limb : belly);
  return { body: `${body}<g transform="translate(10 -4) scale(1.1)">${head.body}</g>`, width: 160, height: 222 };
}
