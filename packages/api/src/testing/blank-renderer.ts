import type { Renderer } from '../base/painting/renderer.ts';

const blank = async () => new Uint8Array();

/** For tests that do not look at the print itself: painting is most of the work of an order. */
export const BLANK: Renderer = {
  printFile: blank,
  thumbnail: blank,
  preview: blank,
  chart: blank,
  tryProfile: async () => undefined,
};
