import { keysOf } from '@cpc/domain';
import {
  FIRST_VALUE_TAG,
  GROUP,
  type IppAttributes,
  type IppGroup,
  type IppMessage,
  type IppValue,
  LANGUAGE_TAGS,
  type LanguageType,
  STRING_TAGS,
  type StringType,
  VALUE_TAGS,
} from './message.ts';

/** The received bytes are not an IPP message. */
export class IppFormatError extends Error {
  override readonly name = 'IppFormatError';
}

/**
 * Collections nested deeper than this are refused, so that no answer crashes the process. RFC 8010 sets no limit; no
 * real printer nests this deep.
 */
const MAX_DEPTH = 32;

/**
 * Decodes an IPP message (RFC 8010, section 3).
 * @throws IppFormatError if the bytes are not one
 */
export function decode(bytes: Uint8Array): IppMessage {
  const reader = new Reader(bytes);
  const version = [reader.uint8(), reader.uint8()] as const;
  const code = reader.uint16();
  const requestId = reader.int32();
  const groups: IppGroup[] = [];
  for (;;) {
    const tag = reader.uint8();
    if (tag === GROUP.end) return { version, code, requestId, groups, data: reader.rest() };
    if (tag >= FIRST_VALUE_TAG) throw new IppFormatError(`expected a group tag, got value tag ${tag}`);
    groups.push({ tag, attributes: readGroup(reader) });
  }
}

function readGroup(reader: Reader): IppAttributes {
  const attributes = new Map<string, IppValue[]>();
  let values: IppValue[] | undefined;
  while (reader.peek() >= FIRST_VALUE_TAG) {
    const { tag, name, bytes } = reader.field();
    if (name !== '') values = begin(attributes, name);
    if (!values) throw new IppFormatError('expected an attribute before a value');
    values.push(readValue(reader, tag, bytes, 0));
  }
  return attributes;
}

/** The first of a repeated attribute counts: some printers append their defaults to their settings. */
function begin(attributes: Map<string, IppValue[]>, name: string): IppValue[] {
  const values: IppValue[] = [];
  if (!attributes.has(name)) attributes.set(name, values);
  return values;
}

function readValue(reader: Reader, tag: number, bytes: Buffer, depth: number): IppValue {
  return tag === VALUE_TAGS.collection
    ? { type: 'collection', members: readMembers(reader, depth + 1) }
    : plainValue(tag, bytes);
}

function readMembers(reader: Reader, depth: number): IppAttributes {
  if (depth > MAX_DEPTH) throw new IppFormatError(`collections are nested deeper than ${MAX_DEPTH} levels`);
  const members = new Map<string, IppValue[]>();
  let values: IppValue[] | undefined;
  for (;;) {
    const { tag, bytes } = reader.field();
    if (tag === VALUE_TAGS.endCollection) return members;
    if (tag === VALUE_TAGS.memberName) values = begin(members, bytes.toString());
    else if (!values) throw new IppFormatError('expected a member name before a member value');
    else values.push(readValue(reader, tag, bytes, depth));
  }
}

const STRING_TYPES = new Map<number, StringType>(keysOf(STRING_TAGS).map((type) => [STRING_TAGS[type], type]));
const LANGUAGE_TYPES = new Map<number, LanguageType>(keysOf(LANGUAGE_TAGS).map((type) => [LANGUAGE_TAGS[type], type]));

function plainValue(tag: number, bytes: Buffer): IppValue {
  const string = STRING_TYPES.get(tag);
  if (string) return { type: string, value: bytes.toString() };
  const language = LANGUAGE_TYPES.get(tag);
  if (language) {
    const reader = new Reader(bytes);
    return { type: language, language: reader.counted().toString(), value: reader.counted().toString() };
  }
  return numericValue(tag, bytes) ?? { type: 'bytes', tag, value: bytes };
}

/** A value with a numeric tag but another length is kept as bytes: one odd attribute must not hide the others. */
function numericValue(tag: number, bytes: Buffer): IppValue | undefined {
  const is = (expected: number, length: number) => tag === expected && bytes.length === length;
  if (is(VALUE_TAGS.integer, 4)) return { type: 'integer', value: bytes.readInt32BE() };
  if (is(VALUE_TAGS.enum, 4)) return { type: 'enum', value: bytes.readInt32BE() };
  if (is(VALUE_TAGS.boolean, 1)) return { type: 'boolean', value: bytes[0] !== 0 };
  if (is(VALUE_TAGS.range, 8)) return { type: 'range', low: bytes.readInt32BE(0), high: bytes.readInt32BE(4) };
  if (is(VALUE_TAGS.resolution, 9)) {
    return { type: 'resolution', x: bytes.readInt32BE(0), y: bytes.readInt32BE(4), units: bytes.readUInt8(8) };
  }
  return undefined;
}

class Reader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  #take(length: number): Buffer {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new IppFormatError(`the message ends early, at byte ${this.#bytes.length}`);
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  peek(): number {
    return this.#bytes[this.#at] ?? GROUP.end;
  }

  uint8 = (): number => this.#take(1).readUInt8();
  uint16 = (): number => this.#take(2).readUInt16BE();
  int32 = (): number => this.#take(4).readInt32BE();
  counted = (): Buffer => this.#take(this.uint16());
  rest = (): Buffer => this.#take(this.#bytes.length - this.#at);

  field(): { tag: number; name: string; bytes: Buffer } {
    return { tag: this.uint8(), name: this.counted().toString(), bytes: this.counted() };
  }
}
