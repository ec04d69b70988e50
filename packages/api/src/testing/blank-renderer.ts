import type { Renderer } from '../base/painting/renderer.ts';

const blank = async () => new Uint8Array();

/** For tests about what happens around a print and not on it: painting is most of an order's work. */
export const BLANK: Renderer = {
  printFile: blank,
  thumbnail: blank,
  preview: blank,
  chart: blank,
  tryProfile: async () => undefined,
};
