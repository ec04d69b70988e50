import { type Three, titlesOf } from '../titles.ts';
import type { Titles } from '../types.ts';

const tone = (key: string, ...names: Three): Titles => titlesOf(`tone.${key}`, names);

/** Names of the colourings. */
export const TONES = {
  peach: tone('peach', 'peach', '蜜桃', 'خوخي'),
  ocean: tone('ocean', 'ocean', '海洋', 'محيطي'),
  lilac: tone('lilac', 'lilac', '丁香', 'ليلكي'),
  forest: tone('forest', 'forest', '森林', 'غابي'),
  night: tone('night', 'night', '夜色', 'ليلي'),
  candy: tone('candy', 'candy', '糖果', 'حلوى'),
  mono: tone('mono', 'black and white', '黑白', 'أبيض وأسود'),
  rose: tone('rose', 'rose', '玫瑰', 'وردي'),
  mint: tone('mint', 'mint', '薄荷', 'نعناعي'),
  white: tone('white', 'white', '白色', 'أبيض'),
  navy: tone('navy', 'navy', '藏青', 'كحلي'),
  black: tone('black', 'black', '黑色', 'أسود'),
  sand: tone('sand', 'sand', '沙色', 'رملي'),
  berry: tone('berry', 'berry', '莓果', 'توتي'),
  blush: tone('blush', 'blush', '腮红', 'خجول'),
  emerald: tone('emerald', 'emerald', '祖母绿', 'زمردي'),
  ruby: tone('ruby', 'ruby', '红宝石', 'ياقوتي'),
  lemon: tone('lemon', 'lemon', '柠檬', 'ليموني'),
  neon: tone('neon', 'neon', '霓虹', 'نيون'),
  gold: tone('gold', 'gold', '金色', 'ذهبي'),
  sky: tone('sky', 'sky', '天蓝', 'سماوي'),
  snow: tone('snow', 'snow', '雪白', 'ثلجي'),
} as const;
export type Tone = keyof typeof TONES;
