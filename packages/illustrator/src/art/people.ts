import { shade } from '../draw/colour.ts';
import type { Random } from '../draw/random.ts';
import { n } from '../draw/studio.ts';
import type { Art } from './art.ts';

/** A person in the proportions of a doll: the head a third of the height. */
export interface Person {
  readonly hair: string;
  readonly cut: 'long' | 'bob' | 'tails' | 'short' | 'bun';
  readonly skin: string;
  readonly cloth: string;
  readonly wears: 'dress' | 'trousers' | 'suit';
  readonly holds: 'umbrella' | 'heart' | 'flower' | 'balloon' | null;
  /** A rough size beside others: 1 for a grown-up. */
  readonly size: number;
}

/** Hair that stands out from the skin. */
const HAIR = ['#3a2a35', '#5a3a2a', '#8a5a34', '#d9a55a', '#2b2d42', '#b5533c', '#e58fae', '#6f7fd6'] as const;
const DARK_HAIR = ['#2b1f2b', '#1f2030', '#3a2024'] as const;
const SKIN = ['#fbd9bf', '#f3c19d', '#e0a67c', '#c08457', '#8d5a3b'] as const;
const CLOTH = ['#e8505b', '#f2a65a', '#3f88c5', '#6a4c93', '#2a9d8f', '#f28fb1', '#ffd166'] as const;

export function randomPerson(random: Random, wishes: Partial<Person>): Person {
  const skin = random.pick(SKIN);
  const hair = random.pick(skin === SKIN[3] || skin === SKIN[4] ? DARK_HAIR : HAIR);
  const boy = wishes.wears === 'trousers';
  return {
    hair,
    cut: boy ? 'short' : random.pick(['long', 'bob', 'tails', 'bun', 'long']),
    skin,
    cloth: random.pick(CLOTH),
    wears: 'dress',
    holds: null,
    size: 1,
    ...wishes,
  };
}

const WIDTH = 140;
const HEIGHT = 250;
/** The centre of the head. */
const [HX, HY, HR] = [70, 96, 40] as const;

/** Draws a person, feet at the lower edge. */
export function person(who: Person): Art {
  return {
    body: framed(
      [
        who.holds === 'umbrella' ? umbrella(who.cloth) : who.holds === 'balloon' ? balloon(who.cloth) : '',
        backHair(who),
        legs(who),
        clothes(who),
        arms(who),
        head(who),
        frontHair(who),
        who.wears === 'suit' ? helmet() : '',
        held(who),
      ].join(''),
      who.holds,
    ),
    width: who.holds === 'umbrella' ? WIDE : WIDTH,
    height: HEIGHT,
  };
}

/** An umbrella reaches over the person; the picture is as wide as both. */
const WIDE = 204;
const framed = (body: string, holds: Person['holds']): string =>
  holds === 'umbrella' ? `<g transform="translate(8 0)">${body}</g>` : body;

const p = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const c = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

function backHair({ cut, hair, wears }: Person): string {
  const dark = shade(hair, -0.06);
  if (wears === 'suit') return '';
  if (cut === 'long') return p('M28 92q-4 58-14 96q28 14 56 8q28 6 56-8q-10-38-14-96q-2-40-42-40t-42 40Z', dark);
  if (cut === 'bob') return p('M28 96q-8 30 0 46q42 12 84 0q8-16 0-46q-2-44-42-44t-42 44Z', dark);
  if (cut === 'tails')
    return p(
      'M34 84q-34 4-32 44q0 34 14 46q12-8 10-34q0-20 16-30ZM106 84q34 4 32 44q0 34-14 46q-12-8-10-34q0-20-16-30Z',
      dark,
    );
  if (cut === 'bun') return c(70, 48, 19, dark) + c(70, 46, 15, hair);
  return '';
}

function legs({ skin, wears, cloth }: Person): string {
  const shoe = wears === 'suit' ? '#d6dbe6' : '#3b2c3f';
  const cover = wears === 'dress' ? skin : wears === 'suit' ? '#f4f6fb' : shade(cloth, -0.28, 0.5);
  const leg = (x: number): string => p(`M${x} 190h15l-1 50h-13Z`, cover);
  const foot = (x: number): string => p(`M${x} 236h16q5 0 5 7q0 5-5 5h-17q-5 0-4-6q1-6 5-6Z`, shoe);
  return (
    leg(52) +
    leg(73) +
    foot(50) +
    foot(73) +
    (wears === 'dress' ? p('M51 226h15v9h-15ZM73 226h15v9h-15Z', '#ffffff') : '')
  );
}

function clothes({ wears, cloth }: Person): string {
  if (wears === 'dress')
    return (
      p('M50 134q20-8 40 0l6 24q10 24 16 46q-42 16-84 0q6-22 16-46Z', cloth) +
      p('M50 134q20-8 40 0l2 10q-22 12-44 0Z', '#fffaf2') +
      p('M62 143l8 8l8-8l4 16l-12-4l-12 4Z', shade(cloth, -0.2)) +
      p('M30 198q40 14 80 0l2 6q-42 16-84 0Z', shade(cloth, 0.1)) +
      p('M84 160q10 18 14 44q7-1 14-4q-8-26-18-46Z', shade(cloth, -0.07))
    );
  if (wears === 'suit')
    return (
      p('M46 136q24-8 48 0q8 32 4 62q-28 8-56 0q-4-30 4-62Z', '#f4f6fb') +
      p('M84 134l10 2q8 32 4 62l-12 3q4-36-2-67Z', '#d3d9e8') +
      '<rect x="55" y="150" width="30" height="22" rx="4" fill="#8fa3c8"/>' +
      c(63, 158, 3.4, '#ff6b5e') +
      c(72, 158, 3.4, '#ffd166') +
      p('M60 165h20v3h-20Z', '#e8edf7') +
      p('M44 180h53v6h-53Z', '#7083ad')
    );
  return (
    p('M46 136q24-9 48 0q6 30 4 60q-28 7-56 0q-2-30 4-60Z', cloth) +
    p('M86 134l8 2q6 30 4 60l-12 2q4-34 0-64Z', shade(cloth, -0.07)) +
    p('M58 134q12 14 24 0l4 2q-2 16-16 17q-14-1-16-17Z', shade(cloth, 0.12)) +
    p('M54 176h32v14q-16 5-32 0Z', shade(cloth, -0.06))
  );
}

function arms({ skin, wears, cloth, holds }: Person): string {
  const sleeve = wears === 'suit' ? '#e6eaf4' : wears === 'dress' ? '#fffaf2' : shade(cloth, -0.04);
  const hand = wears === 'suit' ? '#d6dbe6' : skin;
  const low = (side: 1 | -1): string => {
    const x = 70 + side * 22;
    return `<path d="M${x} 142q${side * 14} 12 ${side * 18} 40" fill="none" stroke="${sleeve}" stroke-width="14" stroke-linecap="round"/>${c(x + side * 18, 186, 7, hand)}`;
  };
  const up = `<path d="M92 144q14 8 18 -8" fill="none" stroke="${sleeve}" stroke-width="14" stroke-linecap="round"/>${c(111, 131, 7.5, hand)}`;
  return low(-1) + (holds === 'umbrella' || holds === 'balloon' || holds === 'flower' ? up : low(1));
}

/** Large eyes with two lights, a small mouth, warm cheeks. */
function head({ skin, hair }: Person): string {
  const eye = (x: number): string =>
    `<ellipse cx="${x}" cy="104" rx="6.6" ry="9" fill="#2a1f38"/><ellipse cx="${x}" cy="107.5" rx="5" ry="5" fill="${shade(hair, 0.05, 1.4)}"/>${c(x - 2.2, 100.5, 2.7, '#ffffff')}${c(x + 2.2, 108, 1.4, '#ffffff')}`;
  return (
    p('M62 128h16v12q-8 6-16 0Z', shade(skin, -0.05)) +
    `<ellipse cx="${HX}" cy="${HY}" rx="${HR}" ry="38" fill="${skin}"/>` +
    eye(55) +
    eye(85) +
    `<path d="M47 91q7-5 14-1M79 90q7-4 14 1" fill="none" stroke="${shade(hair, -0.1)}" stroke-width="2.4" stroke-linecap="round"/>` +
    `<ellipse cx="45" cy="116" rx="6" ry="3.8" fill="#f58f8f" fill-opacity=".55"/><ellipse cx="95" cy="116" rx="6" ry="3.8" fill="#f58f8f" fill-opacity=".55"/>` +
    '<path d="M65 119q5 5 10 0" fill="none" stroke="#8a3f46" stroke-width="2.6" stroke-linecap="round"/>'
  );
}

function frontHair({ cut, hair, wears }: Person): string {
  const gloss = shade(hair, 0.1);
  const fringe =
    cut === 'short'
      ? p(
          'M29 96q-4-46 41-48q46 2 41 48q-4-14-12-22q-4 8-14 10q2-6 0-10q-8 10-30 10q4-4 4-8q-16 6-18 8q-8 4-12 12Z',
          hair,
        )
      : p(
          'M28 100q-4-52 42-53q46 1 42 53q-3-18-16-28q-2 10-10 14q2-8-1-14q-6 12-22 16q5-8 4-16q-12 8-20 18q2-8 2-12q-15 4-21 22Z',
          hair,
        ) + p('M28 98q-3 22 2 34q8-4 8-18q-6-6-6-16ZM112 98q3 22-2 34q-8-4-8-18q6-6 6-16Z', hair);
  const shine = `<path d="M44 66q12-10 28-10" fill="none" stroke="${gloss}" stroke-width="5" stroke-linecap="round"/>`;
  const bow =
    cut === 'long' || cut === 'tails'
      ? p('M98 58q12-12 18-4q4 8-10 10q12 6 4 12q-8 4-14-10Z', '#ff6f91') + c(99, 63, 4.5, '#e04b72')
      : '';
  return fringe + shine + (wears === 'suit' ? '' : bow);
}

const helmet = (): string =>
  `<circle cx="${HX}" cy="${HY}" r="52" fill="#cfe8ff" fill-opacity=".28" stroke="#f4f6fb" stroke-width="8"/><path d="M34 74q12-22 34-25" fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" stroke-opacity=".9"/>` +
  p('M14 92q-6 0-6 8v10q0 8 8 8h6v-26ZM126 92q6 0 6 8v10q0 8-8 8h-6v-26Z', '#d3d9e8');

function umbrella(cloth: string): string {
  const top = shade(cloth, 0.04);
  const rib = (from: number, to: number, fill: string): string =>
    p(
      `M112 8Q${(from + to) / 2 + (from - 112) * 0.3} 14 ${from} 58q${(to - from) / 2}-9 ${to - from} 0Q${(from + to) / 2 + (to - 112) * 0.3} 14 112 8Z`,
      fill,
    );
  return (
    '<path d="M111 6V150q0 12 10 12q8 0 8-9" fill="none" stroke="#4a3a4a" stroke-width="4" stroke-linecap="round"/>' +
    p('M36 58Q44 6 112 4Q180 6 188 58q-19-10-38 0q-19-10-38 0q-19-10-38 0q-19-10-38 0Z', top) +
    rib(74, 112, shade(cloth, -0.05)) +
    rib(150, 188, shade(cloth, -0.1)) +
    p('M109 -4h5v10h-5Z', '#4a3a4a')
  );
}

const heart = (x: number, y: number, s: number, fill: string): string =>
  p(
    `M${n(x)} ${n(y + s)}C${n(x - s * 1.7)} ${n(y - s * 0.1)} ${n(x - s * 0.8)} ${n(y - s * 1.2)} ${n(x)} ${n(y - s * 0.35)}C${n(x + s * 0.8)} ${n(y - s * 1.2)} ${n(x + s * 1.7)} ${n(y - s * 0.1)} ${n(x)} ${n(y + s)}Z`,
    fill,
  );

const balloon = (cloth: string): string =>
  `<path d="M112 136Q118 90 124 44" fill="none" stroke="#5a4a5a" stroke-width="2"/>${heart(124, 18, 26, shade(cloth, 0.02))}<path d="M112 2q-6 6-6 14" fill="none" stroke="#ffffff" stroke-width="4" stroke-linecap="round" stroke-opacity=".7"/>`;

function held({ holds, cloth }: Person): string {
  if (holds === 'heart') return heart(70, 176, 14, '#ff4d6d');
  if (holds !== 'flower') return '';
  return `<path d="M112 138q2-20 0-34" fill="none" stroke="#3f8f5a" stroke-width="3.4"/>${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="112" cy="92" rx="6" ry="9" fill="${shade(cloth, 0.12)}" transform="rotate(${turn} 112 101)"/>`).join('')}${c(112, 101, 5, '#ffd166')}`;
}

/** Several people side by side, hand in hand, a heart above two of them. */
export function group(people: readonly Person[]): Art {
  const step = 92;
  const bodies = people.map((who, at) => {
    const drop = HEIGHT * (1 - who.size);
    return `<g transform="translate(${n(at * step + (WIDTH * (1 - who.size)) / 2)} ${n(drop)}) scale(${who.size})">${person(who).body}</g>`;
  });
  const width = step * (people.length - 1) + WIDTH;
  return {
    body: bodies.join('') + (people.length === 2 ? heart(width / 2, 34, 17, '#ff4d6d') : ''),
    width,
    height: HEIGHT,
  };
}
