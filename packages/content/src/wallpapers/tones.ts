import type { Titles } from '../types.ts';

const tone = (english: string, chinese: string, arabic: string): Titles => ({
  'en-us': english,
  'zh-cn': chinese,
  'ar-ar': arabic,
});

/** Names of the colourings. */
export const TONES = {
  peach: tone('peach', '蜜桃', 'خوخي'),
  ocean: tone('ocean', '海洋', 'محيطي'),
  lilac: tone('lilac', '丁香', 'ليلكي'),
  forest: tone('forest', '森林', 'غابي'),
  night: tone('night', '夜色', 'ليلي'),
  candy: tone('candy', '糖果', 'حلوى'),
  mono: tone('black and white', '黑白', 'أبيض وأسود'),
  rose: tone('rose', '玫瑰', 'وردي'),
  mint: tone('mint', '薄荷', 'نعناعي'),
  white: tone('white', '白色', 'أبيض'),
  navy: tone('navy', '藏青', 'كحلي'),
  black: tone('black', '黑色', 'أسود'),
  sand: tone('sand', '沙色', 'رملي'),
  berry: tone('berry', '莓果', 'توتي'),
  blush: tone('blush', '腮红', 'خجول'),
  emerald: tone('emerald', '祖母绿', 'زمردي'),
  ruby: tone('ruby', '红宝石', 'ياقوتي'),
  lemon: tone('lemon', '柠檬', 'ليموني'),
  neon: tone('neon', '霓虹', 'نيون'),
  gold: tone('gold', '金色', 'ذهبي'),
  sky: tone('sky', '天蓝', 'سماوي'),
  snow: tone('snow', '雪白', 'ثلجي'),
} as const;
export type Tone = keyof typeof TONES;
