import { CallError } from '@cpc/contract';
import { MAX_JSON_CONTAINERS, MAX_JSON_DEPTH, MAX_JSON_VALUES } from './limits.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENERS = [0x5b, 0x7b] as const;
const CLOSERS = [0x5d, 0x7d] as const;

/**
 * Refuses JSON that is costly to parse or to traverse, in one pass before parsing: deep nesting, very many values, and
 * NUL characters, which PostgreSQL cannot store. The text may be invalid JSON.
 * @throws CallError malformed
 */
export function checkJsonBounds(text: string): void {
  let depth = 0;
  let containers = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) {
      at = endOfString(text, at);
    } else if (char === COMMA) {
      if ((values += 1) > MAX_JSON_VALUES) throw new CallError('malformed');
    } else if (char === OPENERS[0] || char === OPENERS[1]) {
      if ((depth += 1) > MAX_JSON_DEPTH || (containers += 1) > MAX_JSON_CONTAINERS) throw new CallError('malformed');
    } else if (char === CLOSERS[0] || char === CLOSERS[1]) depth -= 1;
  }
}

/** @returns the index of the closing quote */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) break;
    if (char !== BACKSLASH) continue;
    at += 1;
    if (text.startsWith('u0000', at)) throw new CallError('malformed');
  }
  return at;
}
