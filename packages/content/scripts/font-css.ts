import type { UnicodeRange } from '../src/types.ts';

/** One `@font-face` of a fontsource style sheet. */
export interface FontSlice {
  /** Path of the WOFF2 file, from the style sheet's folder. */
  readonly file: string;
  readonly ranges: readonly UnicodeRange[];
}

/**
 * Reads the upright slices of a fontsource style sheet, in its order. @throws if a face lacks its file or its ranges
 */
export function parseFontCss(css: string): FontSlice[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => {
    const file = /url\(\.\/([^)]+\.woff2)\)/.exec(body)?.[1];
    const declared = /unicode-range:\s*([^;]+);/.exec(body)?.[1];
    if (file === undefined || declared === undefined)
      throw new Error(`parseFontCss: expected a file and a range in ${body}`);
    return { file, ranges: declared.split(',').map(parseRange) };
  });
}

/** CSS Fonts 4, 4.5: `U+26`, `U+0-7F`, `U+4??`. */
function parseRange(text: string): UnicodeRange {
  const match = /^U\+([0-9a-f?]+)(?:-([0-9a-f]+))?$/i.exec(text.trim());
  const first = match?.[1];
  if (first === undefined) throw new Error(`parseRange: expected a unicode range, got ${JSON.stringify(text)}`);
  const from = Number.parseInt(first.replaceAll('?', '0'), 16);
  return [from, Number.parseInt(match?.[2] ?? first.replaceAll('?', 'f'), 16)];
}
