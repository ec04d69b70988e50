/**
 * The part of DNS messages that a search for printers needs (RFC 1035, 4; RFC 6762; RFC 6763). Whoever is in the network
 * may send anything, so every length, count and chain of names is bounded.
 */

/** The labels of a name: the name of a printer may hold dots. */
export type DnsName = readonly string[];

export const TYPE = { address: 1, pointer: 12, text: 16, service: 33 } as const;
type Type = (typeof TYPE)[keyof typeof TYPE];

export interface DnsQuestion {
  readonly name: DnsName;
  readonly type: Type;
}

export type DnsRecord = { readonly name: DnsName } & (
  | { readonly type: typeof TYPE.address; readonly address: string }
  | { readonly type: typeof TYPE.pointer; readonly target: DnsName }
  /** By lower-case key. */
  | { readonly type: typeof TYPE.text; readonly texts: ReadonlyMap<string, string> }
  | { readonly type: typeof TYPE.service; readonly target: DnsName; readonly port: number }
);

/** The packet is no answer that can be read. Reads beyond its end throw RangeError. */
export class DnsFormatError extends Error {
  override readonly name = 'DnsFormatError';
}

/** RFC 6762, 17. */
const MAX_PACKET_BYTES = 9000;
const MAX_NAME_BYTES = 255;
const MAX_LABEL_BYTES = 63;
/** Places in one packet at which a name goes on, for one name. */
const MAX_JUMPS = 16;
/** Of one packet; what comes after them is not read. */
const MAX_RECORDS = 256;
const MAX_QUESTIONS = 64;

const HEAD_BYTES = 12;
const IS_ANSWER = 0x8000;
const INTERNET = 1;
/** The highest bit of a class tells a cache what to forget. */
const CLASS_BITS = 0x7fff;

/** @param id comes back in the answer (RFC 6762, 6.7) */
export function encodeQuery(id: number, questions: readonly DnsQuestion[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt16BE(id, 0);
  head.writeUInt16BE(questions.length, 4);
  return Buffer.concat([head, ...questions.flatMap(({ name, type }) => [encodeName(name), uint16(type), uint16(1)])]);
}

const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);

function encodeName(name: DnsName): Buffer {
  const labels = name.map((label) => Buffer.from(label).subarray(0, MAX_LABEL_BYTES));
  return Buffer.concat([...labels.flatMap((label) => [Buffer.from([label.length]), label]), Buffer.from([0])]);
}

/** The known records of an answer to the query with this id. @throws DnsFormatError, RangeError */
export function decodeAnswer(packet: Buffer, id: number): DnsRecord[] {
  if (packet.length > MAX_PACKET_BYTES) throw new DnsFormatError(`${packet.length} bytes`);
  if (packet.readUInt16BE(0) !== id || (packet.readUInt16BE(2) & IS_ANSWER) === 0)
    throw new DnsFormatError('no answer to this query');
  const questions = packet.readUInt16BE(4);
  if (questions > MAX_QUESTIONS) throw new DnsFormatError(`${questions} questions`);
  let at = HEAD_BYTES;
  for (let nth = 0; nth < questions; nth += 1) at = readName(packet, at).end + 4;
  const told = packet.readUInt16BE(6) + packet.readUInt16BE(8) + packet.readUInt16BE(10);
  const records: DnsRecord[] = [];
  for (let nth = 0; nth < Math.min(told, MAX_RECORDS); nth += 1) {
    const { record, end } = readRecord(packet, at);
    if (record) records.push(record);
    at = end;
  }
  return records;
}

function readRecord(packet: Buffer, start: number): { readonly record: DnsRecord | undefined; readonly end: number } {
  const { name, end: head } = readName(packet, start);
  const [type, group] = [packet.readUInt16BE(head), packet.readUInt16BE(head + 2)];
  const at = head + 10;
  const end = at + packet.readUInt16BE(head + 8);
  if (end > packet.length) throw new DnsFormatError('a record is longer than its packet');
  const isKnown = (group & CLASS_BITS) === INTERNET;
  return { record: isKnown ? knownRecord(packet, { name, type, at, end }) : undefined, end };
}

interface Place {
  readonly name: DnsName;
  readonly type: number;
  readonly at: number;
  readonly end: number;
}

function knownRecord(packet: Buffer, { name, type, at, end }: Place): DnsRecord | undefined {
  switch (type) {
    case TYPE.address:
      return end - at === 4 ? { name, type, address: packet.subarray(at, end).join('.') } : undefined;
    case TYPE.pointer:
      return { name, type, target: readName(packet, at).name };
    case TYPE.text:
      return { name, type, texts: textsIn(packet.subarray(at, end)) };
    case TYPE.service:
      return { name, type, port: packet.readUInt16BE(at + 4), target: readName(packet, at + 6).name };
    default:
      return undefined;
  }
}

/** RFC 6763, 6.4: of two values with one key the first counts. */
function textsIn(bytes: Buffer): Map<string, string> {
  const texts = new Map<string, string>();
  for (let at = 0; at < bytes.length; at += 1 + bytes.readUInt8(at)) {
    const [, key, value] = /^([^=]+)=(.*)$/s.exec(bytes.toString('utf8', at + 1, at + 1 + bytes.readUInt8(at))) ?? [];
    if (key !== undefined && value !== undefined && !texts.has(key.toLowerCase())) texts.set(key.toLowerCase(), value);
  }
  return texts;
}

/** A name may go on at an earlier place of the packet (RFC 1035, 4.1.4). Only earlier ones: so every name ends. */
function readName(packet: Buffer, start: number): { readonly name: string[]; readonly end: number } {
  const name: string[] = [];
  let [at, part, bytes, jumps] = [start, start, 0, 0];
  let end: number | undefined;
  for (;;) {
    const length = packet.readUInt8(at);
    if (length >= 0xc0) {
      end ??= at + 2;
      at = packet.readUInt16BE(at) & 0x3fff;
      jumps += 1;
      if (at >= part || jumps > MAX_JUMPS) throw new DnsFormatError('a name that does not end');
      part = at;
      continue;
    }
    at += 1;
    if (length === 0) return { name, end: end ?? at };
    bytes += length + 1;
    if (length > MAX_LABEL_BYTES || bytes > MAX_NAME_BYTES || at + length > packet.length)
      throw new DnsFormatError('a name that is too long');
    name.push(packet.toString('utf8', at, at + length));
    at += length;
  }
}
