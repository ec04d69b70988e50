import { type Colour, type Fill, hexColour } from '@cpc/design';
import { degrees } from '@cpc/domain';
import type { MessageKey } from '@cpc/i18n';

/** Inks for texts, strokes and backgrounds. They are printed content, not part of the app's theme. */
export const INKS: readonly { readonly colour: Colour; readonly name: MessageKey }[] = [
  ink('#ffffff', 'studio.colour.white'),
  ink('#f4ead8', 'studio.colour.cream'),
  ink('#9a9aa5', 'studio.colour.grey'),
  ink('#16161c', 'studio.colour.black'),
  ink('#e5383b', 'studio.colour.red'),
  ink('#ff8c42', 'studio.colour.orange'),
  ink('#ffd23f', 'studio.colour.yellow'),
  ink('#b8e04a', 'studio.colour.lime'),
  ink('#2fa05a', 'studio.colour.green'),
  ink('#7fe0c3', 'studio.colour.mint'),
  ink('#7cc6fe', 'studio.colour.sky'),
  ink('#3a6ff7', 'studio.colour.blue'),
  ink('#1d2a5e', 'studio.colour.navy'),
  ink('#8a5cf6', 'studio.colour.violet'),
  ink('#ff7eb6', 'studio.colour.pink'),
  ink('#7a4a2b', 'studio.colour.brown'),
];

/** Gradients for backgrounds. */
export const GRADIENTS: readonly (Fill & { readonly kind: 'gradient' })[] = [
  gradient(120, '#ff9a8b', '#ff6a88', '#8a5cf6'),
  gradient(160, '#fbc2eb', '#a6c1ee'),
  gradient(90, '#0f2027', '#2c5364', '#7fe0c3'),
  gradient(135, '#ffd23f', '#ff8c42', '#e5383b'),
  gradient(180, '#a1c4fd', '#f4ead8', '#ffb199'),
  gradient(45, '#43e97b', '#38f9d7'),
  gradient(135, '#232526', '#5b5f70'),
  gradient(150, '#1d2a5e', '#8a5cf6', '#ff7eb6'),
  gradient(100, '#f6d365', '#fda085'),
  gradient(170, '#e0c3fc', '#8ec5fc'),
  gradient(90, '#f4ead8', '#e7cfa8'),
  gradient(135, '#134e5e', '#71b280'),
];

function ink(colour: string, name: MessageKey) {
  return { colour: hexColour(colour), name };
}

function gradient(angle: number, ...colours: readonly string[]): Fill & { readonly kind: 'gradient' } {
  const stops = colours.map((colour, i) => ({ at: i / (colours.length - 1), colour: hexColour(colour) }));
  return { kind: 'gradient', shape: 'linear', angle: degrees(angle), stops };
}
