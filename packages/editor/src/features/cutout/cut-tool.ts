import type { Brush } from '@cpc/imaging';

/** What a touch of the picture does. */
export type CutTool =
  | { readonly kind: 'tap'; readonly keep: boolean }
  /** `radius` in CSS pixels: the brush is as large as the finger, however near the picture is. */
  | { readonly kind: 'brush'; readonly brush: Brush };
