import type { Meaning, Place, Weather } from './types.ts';

const weather = (value: Weather): Meaning => ({ kind: 'weather', value });
const place = (value: Place): Meaning => ({ kind: 'place', value });

const rows: readonly (readonly [Meaning, string])[] = [
  [weather('moon'), '1f311 1f312 1f313 1f314 1f315 1f316 1f317 1f318 1f319 1f31a 1f31b 1f31c 1f31d'],
  [weather('stars'), '2b50 1f31f 1f320'],
  [weather('sun'), '2600 1f31e 1f324'],
  [weather('rainbow'), '1f308'],
  [weather('rain'), '1f327 1f326 2614'],
  [weather('storm'), '26c8 1f329 26a1'],
  [weather('snowing'), '1f328 2744'],
  [weather('fog'), '1f32b 1f301'],
  [weather('wind'), '1f32c'],
  [place('sky'), '2601 26c5 1f325'],
  [place('space'), '1f30c 1fa90'],
  [place('sea'), '1f30a'],
  [place('beach'), '1f3d6 1f3dd'],
  [place('desert'), '1f3dc'],
  [place('mountains'), '26f0 1f3d4'],
  [place('city'), '1f3d9 1f307'],
  [{ kind: 'time', value: 'night' }, '1f303'],
  [{ kind: 'time', value: 'sunset' }, '1f306'],
  [{ kind: 'time', value: 'morning' }, '1f304 1f305'],
];

/** Pictures of scenery, by key: their names set the scene and are no subjects. */
export const SCENERY: Readonly<Record<string, Meaning>> = Object.fromEntries(
  rows.flatMap(([meaning, arts]) => arts.split(' ').map((art) => [art, meaning])),
);
