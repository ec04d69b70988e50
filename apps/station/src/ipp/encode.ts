import {
  FIRST_VALUE_TAG,
  GROUP,
  type IppMessage,
  type IppValue,
  LANGUAGE_TAGS,
  STRING_TAGS,
  type StringType,
  VALUE_TAGS,
} from './message.ts';

/**
 * Encodes an IPP message (RFC 8010, section 3).
 * @throws RangeError for a number, name or value that the format cannot hold
 */
export function encode(message: IppMessage): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt8(message.version[0], 0);
  head.writeUInt8(message.version[1], 1);
  head.writeUInt16BE(message.code, 2);
  head.writeInt32BE(message.requestId, 4);
  const groups = message.groups.flatMap((group) => {
    if (group.tag >= FIRST_VALUE_TAG || group.tag === GROUP.end)
      throw new RangeError(`expected a group tag, got ${group.tag}`);
    return [Buffer.of(group.tag), ...[...group.attributes].flatMap(([name, values]) => attribute(name, values))];
  });
  return Buffer.concat([head, ...groups, Buffer.of(GROUP.end), message.data]);
}

function attribute(name: string, values: readonly IppValue[]): Buffer[] {
  if (name === '' || values.length === 0) throw new RangeError(`attribute '${name}' needs a name and a value`);
  return values.flatMap((value, index) => valueField(index === 0 ? name : '', value));
}

function valueField(name: string, value: IppValue): Buffer[] {
  if (value.type !== 'collection') return [field(tagOf(value), name, bytesOf(value))];
  return [
    field(VALUE_TAGS.collection, name, ''),
    ...[...value.members].flatMap(([member, values]) => memberOf(member, values)),
    field(VALUE_TAGS.endCollection, '', ''),
  ];
}

/** RFC 8010, 3.1.6: a member's name is sent as a value; its values are sent without a name. */
function memberOf(name: string, values: readonly IppValue[]): Buffer[] {
  if (name === '' || values.length === 0) throw new RangeError(`member '${name}' needs a name and a value`);
  return [field(VALUE_TAGS.memberName, '', name), ...values.flatMap((value) => valueField('', value))];
}

function field(tag: number, name: string, value: Uint8Array | string): Buffer {
  return Buffer.concat([Buffer.of(tag), counted(name), counted(value)]);
}

/** A two-byte length, then the bytes. */
function counted(value: Uint8Array | string): Buffer {
  const bytes = typeof value === 'string' ? Buffer.from(value) : value;
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

type Plain = Exclude<IppValue, { type: 'collection' }>;
type Characters = Extract<Plain, { type: StringType }>;
type Packed = Exclude<Plain, Characters>;

const isCharacters = (value: Plain): value is Characters => value.type in STRING_TAGS;

function tagOf(value: Plain): number {
  return isCharacters(value) ? STRING_TAGS[value.type] : packedTag(value);
}

function packedTag(value: Packed): number {
  switch (value.type) {
    case 'integer':
    case 'enum':
    case 'boolean':
    case 'range':
    case 'resolution':
      return VALUE_TAGS[value.type];
    case 'textWithLanguage':
    case 'nameWithLanguage':
      return LANGUAGE_TAGS[value.type];
    case 'bytes':
      return value.tag;
  }
}

function bytesOf(value: Plain): Uint8Array {
  return isCharacters(value) ? Buffer.from(value.value) : packed(value);
}

function packed(value: Packed): Uint8Array {
  switch (value.type) {
    case 'integer':
    case 'enum':
      return int32(value.value);
    case 'boolean':
      return Buffer.of(value.value ? 1 : 0);
    case 'range':
      return Buffer.concat([int32(value.low), int32(value.high)]);
    case 'resolution':
      return Buffer.concat([int32(value.x), int32(value.y), Buffer.of(value.units)]);
    case 'textWithLanguage':
    case 'nameWithLanguage':
      return Buffer.concat([counted(value.language), counted(value.value)]);
    case 'bytes':
      return value.value;
  }
}
