import { CallError } from '@cpc/contract';
import { MAX_FIELDS } from './limits.ts';

const AMPERSAND = 0x26;
const PLUS = 0x2b;
const SPACE = 0x20;

/**
 * Reads `application/x-www-form-urlencoded` (WHATWG URL, 5.1). A repeated field becomes an array. Fields are counted
 * before they are parsed.
 * @param bytes changed in place
 * @throws CallError malformed if there are too many fields, or a field is not UTF-8 or contains a NUL character
 */
export function readForm(bytes: Buffer): Record<string, string | string[]> {
  if (plusToSpace(bytes) > MAX_FIELDS) throw new CallError('malformed');
  const fields = new Map<string, string | string[]>();
  for (const pair of bytes.toString().split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decoded(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? '' : decoded(pair.slice(equals + 1));
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(fields);
}

/** @returns the number of fields */
function plusToSpace(bytes: Buffer): number {
  let fields = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === AMPERSAND) fields += 1;
    else if (bytes[at] === PLUS) bytes[at] = SPACE;
  }
  return fields;
}

function decoded(text: string): string {
  const value = decodedOr(text);
  if (value === undefined || value.includes('\0')) throw new CallError('malformed');
  return value;
}

function decodedOr(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
