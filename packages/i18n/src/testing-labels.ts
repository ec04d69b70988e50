import { escaped } from './checks/terms.ts';
import { compileText } from './compile.ts';

/**
 * The accessible name of a control, as a browser's driver reads it: one text of a catalogue, or several that follow one another.
 * A value in a text may be anything.
 */
export function labelPattern(...texts: readonly string[]): RegExp {
  return new RegExp(`^${texts.map(sourceOf).join(String.raw`\s*`)}$`, 'u');
}

function sourceOf(text: string): string {
  const message = compileText(text);
  const tokens = typeof message === 'string' ? [message] : message;
  return tokens.map((token) => (typeof token === 'string' ? escaped(asRead(token)) : '.+')).join('');
}

/** A driver makes any space a plain one and leaves out what only divides words. */
const asRead = (text: string): string => text.replaceAll(/[\u00AD\u200B]/g, '').replaceAll(/\s+/g, ' ');
