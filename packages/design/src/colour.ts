import { type Brand, brand } from '@cpc/domain';

/** CSS-style `#rrggbb`, lower case. Transparency is a layer's opacity, never part of its colour. */
export type Colour = Brand<string, 'Colour'>;

/** @throws RangeError unless the text is a colour as {@link Colour} describes it */
export function hexColour(text: string): Colour {
  if (!/^#[0-9a-f]{6}$/.test(text)) throw new RangeError(`hexColour: expected #rrggbb, not ${text}`);
  return brand<Colour>(text);
}

/** WCAG 2.2, relative luminance of an sRGB colour: 0 black … 1 white. */
export function luminance(colour: Colour): number {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** WCAG 2.2, contrast ratio of two relative luminances: 1 … 21. */
export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** An sRGB channel 0 … 1 as light (IEC 61966-2-1). */
export const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
