export const COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'turquoise',
  'purple',
  'pink',
  'black',
  'white',
  'grey',
  'brown',
  'gold',
  'silver',
] as const;
export type Colour = (typeof COLOURS)[number];

export const PLACES = [
  'sea',
  'beach',
  'underwater',
  'forest',
  'city',
  'desert',
  'space',
  'meadow',
  'mountains',
  'snow',
  'garden',
  'sky',
  'lake',
] as const;
export type Place = (typeof PLACES)[number];

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type DayTime = 'morning' | 'day' | 'sunset' | 'night';
export type Weather = 'rain' | 'snowing' | 'storm' | 'fog' | 'wind' | 'moon' | 'stars' | 'sun' | 'rainbow' | 'aurora';
export type Mood = 'happy' | 'calm' | 'romantic' | 'mysterious' | 'cute' | 'magic' | 'bold' | 'sad' | 'elegant';
export type Ornament = 'pattern' | 'mandala';

/**
 * What one word or phrase can mean. `art` is the key of a drawing; `score` says how well the word names it. `loose`: the
 * word means something near what is drawn, not that itself.
 */
export type Meaning =
  | { readonly kind: 'colour'; readonly value: Colour }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'place'; readonly value: Place; readonly loose?: true }
  | { readonly kind: 'season'; readonly value: Season }
  | { readonly kind: 'time'; readonly value: DayTime }
  | { readonly kind: 'weather'; readonly value: Weather }
  | { readonly kind: 'mood'; readonly value: Mood }
  | { readonly kind: 'layout'; readonly value: Ornament }
  | { readonly kind: 'stop' }
  /** Too many pictures to choose one; those of "animal" that are offered. */
  | { readonly kind: 'broad'; readonly arts: readonly string[] }
  | { readonly kind: 'subject'; readonly art: string; readonly score: number; readonly loose?: boolean };

/** "Many" is drawn as this number of them. */
export const MANY = 8;
