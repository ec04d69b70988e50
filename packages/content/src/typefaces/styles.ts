import type { TypefaceEntry, TypefaceStyle } from '../types.ts';

/** A style with its CSS weight and slant. */
export interface Cut {
  readonly style: TypefaceStyle | 'regular';
  readonly weight: number;
  readonly italic: boolean;
}

/** The styles of a family, the regular one first. */
export function cutsOf({ weights, italic }: Pick<TypefaceEntry, 'weights' | 'italic'>): readonly Cut[] {
  const { regular, bold } = weights;
  return [
    { style: 'regular', weight: regular, italic: false },
    ...(bold === null ? [] : [{ style: 'bold', weight: bold, italic: false } as const]),
    ...(italic ? [{ style: 'italic', weight: regular, italic: true } as const] : []),
    ...(italic && bold !== null ? [{ style: 'bold-italic', weight: bold, italic: true } as const] : []),
  ];
}

/** The styles that a customer can choose besides the regular one. */
export const stylesOf = (entry: Pick<TypefaceEntry, 'weights' | 'italic'>): readonly TypefaceStyle[] =>
  cutsOf(entry).flatMap(({ style }) => (style === 'regular' ? [] : style));
