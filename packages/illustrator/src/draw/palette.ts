import type { Understanding } from '../understand/types.ts';
import type { DayTime, Mood, Place } from '../words/types.ts';
import { mix, shade, toHex, toOklch } from './colour.ts';
import { colourOf } from './named-colours.ts';
import type { Random } from './random.ts';

/** The colours of one picture. */
export interface Palette {
  /** From the top of the sky to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly light: string;
  /** The ground from far to near. */
  readonly ground: readonly [string, string, string];
  readonly accents: readonly [string, string, string];
  readonly paper: string;
  readonly ink: string;
  readonly dark: boolean;
}

type Three = readonly [string, string, string];

interface Light {
  readonly sky: Three;
  readonly light: string;
  /** What the light does to the ground: a tint and its share. */
  readonly tint: string;
  readonly share: number;
  readonly accents: Three;
  readonly paper: string;
}

const LIGHTS: Readonly<Record<DayTime, readonly [Light, ...Light[]]>> = {
  day: [
    {
      sky: ['#4aa8e0', '#8fd0ee', '#f6efd8'],
      light: '#fff3c4',
      tint: '#fff1c9',
      share: 0.06,
      accents: ['#ff6b5e', '#ffc145', '#ffffff'],
      paper: '#f7efdf',
    },
    {
      sky: ['#57c1b8', '#a6e0d0', '#fdf3d7'],
      light: '#fff7d6',
      tint: '#e9f7d8',
      share: 0.08,
      accents: ['#f25f5c', '#ffd166', '#fff8ec'],
      paper: '#fdf3e3',
    },
    {
      sky: ['#f4a582', '#fbd3a8', '#fff0d3'],
      light: '#fffbe8',
      tint: '#ffd9a8',
      share: 0.16,
      accents: ['#2f6f8f', '#e4572e', '#fff6e6'],
      paper: '#fbeedb',
    },
    {
      sky: ['#8ea6f0', '#c3cdfb', '#fde9ef'],
      light: '#fff6e0',
      tint: '#d9d4ff',
      share: 0.14,
      accents: ['#ff7d9c', '#ffcf5c', '#ffffff'],
      paper: '#f5f0fb',
    },
  ],
  morning: [
    {
      sky: ['#7fb2e5', '#f7c7c0', '#ffe9b8'],
      light: '#fff4d0',
      tint: '#ffd0b8',
      share: 0.18,
      accents: ['#f2727f', '#ffb35c', '#fff7e8'],
      paper: '#fff3e6',
    },
    {
      sky: ['#b9a6e8', '#f5bfd0', '#ffe4c2'],
      light: '#fff6dc',
      tint: '#f6c8d6',
      share: 0.2,
      accents: ['#e56b8c', '#ffc46b', '#ffffff'],
      paper: '#fdf0ee',
    },
  ],
  sunset: [
    {
      sky: ['#3f2b6b', '#e8587a', '#ffc06a'],
      light: '#ffe6a0',
      tint: '#7a2f63',
      share: 0.34,
      accents: ['#ffd166', '#ff8c61', '#fff0d8'],
      paper: '#fbe3cf',
    },
    {
      sky: ['#23406e', '#f08a5d', '#ffd98f'],
      light: '#fff0b8',
      tint: '#8a4a4a',
      share: 0.3,
      accents: ['#ffcb69', '#e8505b', '#fff3dc'],
      paper: '#fdead2',
    },
    {
      sky: ['#70306e', '#f2667f', '#ffb9a0'],
      light: '#ffdfc4',
      tint: '#6b2f78',
      share: 0.36,
      accents: ['#ffd08a', '#f9a1bc', '#fff0ea'],
      paper: '#fde5df',
    },
  ],
  night: [
    {
      sky: ['#0e1440', '#2a3a86', '#6f7fd0'],
      light: '#fdf3cf',
      tint: '#131c55',
      share: 0.5,
      accents: ['#ffd76e', '#ff8fa8', '#cfe0ff'],
      paper: '#1b2152',
    },
    {
      sky: ['#0b2038', '#145a6e', '#4fb0a5'],
      light: '#f4f7d8',
      tint: '#0b2f48',
      share: 0.52,
      accents: ['#ffe08a', '#ff9770', '#d9fff3'],
      paper: '#0f2a44',
    },
    {
      sky: ['#1d1038', '#5a2a7c', '#c45f9c'],
      light: '#ffe9d6',
      tint: '#2a1450',
      share: 0.48,
      accents: ['#ffd0e4', '#ffc861', '#e8d9ff'],
      paper: '#271445',
    },
  ],
};

const GROUNDS: Readonly<Record<Place | 'hills', readonly [Three, ...Three[]]>> = {
  hills: [
    ['#8ecba8', '#57ad7d', '#2c7a59'],
    ['#b5cf85', '#7fae5c', '#467b45'],
  ],
  meadow: [
    ['#a9d58c', '#74b860', '#3f8a4b'],
    ['#cfd98a', '#93b957', '#5a8a3f'],
  ],
  garden: [['#9fd3a0', '#63b07c', '#33805c']],
  forest: [
    ['#6da793', '#357a66', '#164c45'],
    ['#8fae7e', '#4f7f56', '#24503c'],
  ],
  mountains: [
    ['#9db4d0', '#6a86ad', '#35567a'],
    ['#b9a9c9', '#7f739f', '#474a70'],
  ],
  snow: [
    ['#d5e6f4', '#bcd6ec', '#f4faff'],
    ['#dcdff2', '#c3cbe8', '#fbfbff'],
  ],
  sea: [
    ['#63c5d8', '#2d95c2', '#125d97'],
    ['#7fd1c4', '#35a0a4', '#15657d'],
  ],
  underwater: [['#4fb7cf', '#1f7fae', '#0c4f80']],
  lake: [['#8cc0b0', '#4f9a8f', '#255f66']],
  beach: [['#6cc9d6', '#f2d9a2', '#e8bf7e']],
  city: [
    ['#98a2cf', '#646da6', '#373d6f'],
    ['#b7a1c4', '#7d6699', '#47386b'],
  ],
  desert: [
    ['#f1c98f', '#e3a061', '#bf6f42'],
    ['#eab5a0', '#d98466', '#a9523f'],
  ],
  space: [['#6a55b8', '#443688', '#281d5e']],
  sky: [['#ffffff', '#e3f1fb', '#c4e0f5']],
};

/** Chooses the colours of a picture by time, place, mood and named colours; the seed chooses among those that suit. */
export function paletteOf(understanding: Understanding, place: Place | null, random: Random): Palette {
  const time = timeOf(understanding, place);
  const light = random.pick(LIGHTS[time]);
  const ground = random.pick(GROUNDS[place ?? 'hills']);
  let three: Three = [0, 1, 2].map((at) =>
    shade(mix(ground[at] ?? '#888888', light.tint, light.share * 0.8), 0, 1 + light.share * 0.8),
  ) as unknown as Three;
  let sky = place === 'space' ? random.pick<Three>(SPACE_SKIES) : place === 'underwater' ? UNDERWATER : light.sky;
  const named = understanding.colours[0];
  if (named !== undefined) {
    const to = colourOf(named);
    sky = sky.map((hex) => turned(hex, to.h, to.c, to.l)) as unknown as Three;
    three = three.map((hex) => mix(hex, turned(hex, to.h, to.c, to.l), 0.45)) as unknown as Three;
  }
  const feel = moodChange(understanding.moods);
  const dark = time === 'night' || place === 'space';
  return {
    sky: sky.map(feel) as unknown as Three,
    light: light.light,
    ground: three.map(feel) as unknown as Three,
    accents: light.accents,
    paper: feel(named === undefined ? light.paper : mix(light.paper, sky[1], 0.2)),
    ink: dark ? '#120d2b' : '#22183a',
    dark,
  };
}

const SPACE_SKIES: readonly [Three, ...Three[]] = [
  ['#0b0f33', '#3a1f6e', '#b44f93'],
  ['#08122e', '#14406e', '#3f9aa8'],
  ['#150a2e', '#4a1d5e', '#e06a6a'],
];
const UNDERWATER: Three = ['#7fdde0', '#2a9fc4', '#0e4f86'];

/** The colours for drawing on white paper: as pale as a wash, darker only where it is night. */
export function onPaper(palette: Palette, share: number): Palette {
  const pale = (hex: string): string => mix(hex, '#fdfaf2', palette.dark ? share : share * 0.4);
  return {
    ...palette,
    sky: palette.sky.map(pale) as unknown as Three,
    ground: palette.ground.map(pale) as unknown as Three,
    light: palette.dark ? '#fffdf6' : palette.light,
    paper: '#fbf7ee',
  };
}

/** The hour that the words name or let expect. */
export function timeOf({ time, weather, moods }: Understanding, place: Place | null): DayTime {
  if (time !== null) return time;
  if (place === 'space' || weather.some((each) => ['moon', 'stars', 'aurora'].includes(each))) return 'night';
  if (moods.includes('mysterious')) return 'night';
  if (moods.includes('romantic')) return 'sunset';
  return 'day';
}

/** A colour moved to another hue; black and white move the lightness instead. */
function turned(hex: string, hue: number, chroma: number, lightness: number): string {
  const { l, c } = toOklch(hex);
  if (chroma < 0.03) return toHex({ l: l * 0.45 + (lightness - 0.5) * 0.55 + 0.26, c: c * 0.15, h: hue });
  return toHex({ l: l * 0.85 + lightness * 0.15, c: Math.max(c, chroma * 0.6), h: hue });
}

const MOODS: Readonly<Record<Mood, readonly [lighter: number, chroma: number]>> = {
  happy: [0.02, 1.15],
  calm: [0.02, 0.75],
  romantic: [0.01, 1.05],
  mysterious: [-0.07, 0.85],
  cute: [0.06, 0.8],
  magic: [0.01, 1.15],
  bold: [-0.02, 1.25],
  sad: [-0.03, 0.5],
  elegant: [0.0, 0.55],
};

function moodChange(moods: readonly Mood[]): (hex: string) => string {
  const [mood] = moods;
  if (mood === undefined) return (hex) => hex;
  const [lighter, chroma] = MOODS[mood];
  return (hex) => shade(hex, lighter, chroma);
}
