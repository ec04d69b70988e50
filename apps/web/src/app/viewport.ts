export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels. A landscape window wider than this counts as a desktop (LN-06). */
export const IS_PC_WIDTH = 420;

export function isDesktop({ width, height }: Viewport, threshold = IS_PC_WIDTH): boolean {
  return width > height && width > threshold;
}
