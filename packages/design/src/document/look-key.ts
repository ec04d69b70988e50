import type { PictureLook } from './layers/picture.ts';

/** Whether a look does not change a picture. */
export function isPlainLook({ filter, strength, brightness, contrast, saturation, warmth }: PictureLook): boolean {
  const unfiltered = filter === null || strength === 0;
  return unfiltered && brightness === 0 && contrast === 0 && saturation === 0 && warmth === 0;
}

/** The same key for all looks that give the same pixels. */
export function lookKey(look: PictureLook): string {
  if (isPlainLook(look)) return 'plain';
  const filter = look.filter === null || look.strength === 0 ? '' : `${look.filter}*${look.strength}`;
  return [filter, look.brightness, look.contrast, look.saturation, look.warmth].join('/');
}
