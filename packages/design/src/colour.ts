import { type Brand, brand } from '@cpc/domain';

/** CSS-style `#rrggbb`, lower case. Transparency is a layer's opacity, never part of its colour. */
export type Colour = Brand<string, 'Colour'>;

/** @throws RangeError unless the text is a colour as {@link Colour} describes it */
export function hexColour(text: string): Colour {
  if (!/^#[0-9a-f]{6}$/.test(text)) throw new RangeError(`hexColour: expected #rrggbb, not ${text}`);
  return brand<Colour>(text);
}
