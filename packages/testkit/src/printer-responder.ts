import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const GROUP = '224.0.0.251';
const LOOPBACK = '127.0.0.1';

type DnsName = readonly string[];

/** Types of records (RFC 1035, 3.2.2; RFC 2782). */
export const RECORD = { address: 1, pointer: 12, text: 16, service: 33 } as const;

/** What a printer tells of itself by DNS-SD (RFC 6763). */
export interface Announced {
  readonly name: string;
  readonly service?: '_ipp' | '_ipps';
  readonly host?: string;
  readonly address?: string;
  readonly port: number;
  readonly texts?: readonly string[];
}

export interface Responder {
  readonly port: number;
  /** How many questions of each type came. */
  readonly asked: Map<number, number>;
  close(): Promise<void>;
}

/** The packets that answer a query with this id, which asks for these types. */
type Answer = (id: number, types: readonly number[]) => readonly Buffer[];

/**
 * A device that answers questions by multicast DNS on the loopback (RFC 6762, 6.7).
 * @param at a port of its own, or the one at which programs ask
 * @param from its address, of the loopback
 */
export async function startResponder(answer: Answer, at = 0, from = LOOPBACK): Promise<Responder> {
  const socket: Socket = createSocket({ type: 'udp4', reuseAddr: true });
  const voice: Socket = createSocket('udp4');
  const asked = new Map<number, number>();
  socket.on('message', (query, to: RemoteInfo) => {
    const types = typesOf(query);
    for (const type of types) asked.set(type, (asked.get(type) ?? 0) + 1);
    for (const packet of answer(query.readUInt16BE(0), types)) voice.send(packet, to.port, to.address);
  });
  voice.bind(0, from);
  await once(voice, 'listening');
  socket.bind(at, '0.0.0.0');
  await once(socket, 'listening');
  socket.addMembership(GROUP, LOOPBACK);
  return {
    port: (socket.address() as AddressInfo).port,
    asked,
    close: async () => {
      await Promise.all([socket, voice].map((each) => new Promise<void>((done) => each.close(() => done()))));
    },
  };
}

function typesOf(query: Buffer): number[] {
  const types: number[] = [];
  for (let at = 12, nth = 0; nth < query.readUInt16BE(4); nth += 1) {
    while (query.readUInt8(at) !== 0) at += 1 + query.readUInt8(at);
    types.push(query.readUInt16BE(at + 1));
    at += 5;
  }
  return types;
}

/** The whole answer of a printer, as most printers send it: the service, and beside it all that it needs. */
export const recordsOf = (printer: Announced): Buffer[] => {
  const { service, instance, host, address, port, texts } = whole(printer);
  return [
    recordOf(service, RECORD.pointer, encodeName(instance)),
    recordOf(instance, RECORD.text, Buffer.concat(texts.map(textOf))),
    recordOf(instance, RECORD.service, Buffer.concat([Buffer.alloc(4), uint16(port), encodeName(host)])),
    recordOf(host, RECORD.address, Buffer.from(address.split('.').map(Number))),
  ];
};

function whole({ name, service = '_ipp', host = 'printer', address = LOOPBACK, port, texts = [] }: Announced) {
  const type: DnsName = [service, '_tcp', 'local'];
  return { service: type, instance: [name, ...type], host: [host, 'local'], address, port, texts };
}

/** A record, with the bit that tells caches to forget. @param bytes of the data, if they are said wrongly */
export const recordOf = (name: DnsName, type: number, data: Buffer, bytes = data.length): Buffer =>
  Buffer.concat([encodeName(name), uint16(type), uint16(0x8001), Buffer.alloc(4, 1), uint16(bytes), data]);

const textOf = (text: string): Buffer => Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)]);

export const encodeName = (name: DnsName): Buffer => Buffer.concat([...name.map(textOf), Buffer.from([0])]);

const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);

/** An answer, without the question. @param told how many records it says it has */
export function answerOf(id: number, records: readonly Buffer[], told = records.length): Buffer {
  return Buffer.concat([uint16(id), uint16(0x8400), uint16(0), uint16(told), Buffer.alloc(4), ...records]);
}
