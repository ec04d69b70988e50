import { BlockList } from 'node:net';
import { type DnsName, type DnsQuestion, type DnsRecord, TYPE } from './dns.ts';

/** A printer that answered. */
export interface FoundPrinter {
  /** What it calls itself, for people: without control characters. */
  readonly name: string;
  /** Its make and model, or empty. */
  readonly make: string;
  /** `ipp://` or `ipps://`, with the number of its host in the station's own network. */
  readonly address: string;
}

/** An address of this computer, and the bits that all computers of its network have in common. */
export interface Link {
  readonly address: string;
  readonly prefix: number;
}

const IPP: DnsName = ['_ipp', '_tcp', 'local'];
const IPPS: DnsName = ['_ipps', '_tcp', 'local'];
const SERVICES = [
  { name: IPP, scheme: 'ipp' },
  { name: IPPS, scheme: 'ipps' },
] as const;

/** Devices whose answers are kept, and of each its packets and its records of one kind. */
const MAX_DEVICES = 64;
const MAX_PACKETS = 32;
const MAX_KEPT = 64;
/** In characters; a name in the network has 63 bytes at most. */
const MAX_WORDS = 60;
/** What is asked for again, in one query. */
const MAX_ASKED = 32;
const USUAL_PATH = 'ipp/print';
const PATH = /^[\w.~!$&'()*+,;=:@%/-]{1,200}$/;

/** The first of each list, then the second of each: no list crowds out another one. */
export const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, nth) =>
    lists.flatMap((list) => list.slice(nth, nth + 1)),
  ).flat();

/** What the devices of one network said. What one device says changes nothing of what another says. */
export class Heard {
  readonly #devices = new Map<string, Device>();
  readonly #network = new BlockList();

  constructor({ address, prefix }: Link) {
    this.#network.addSubnet(address, prefix, 'ipv4');
  }

  /**
   * Whether the answer of a device should be read: RFC 6762, 11 takes answers from the own network only, and a device
   * that floods it is heard no more.
   */
  counts(from: string): boolean {
    if (!this.#network.check(from)) return false;
    const device = this.#devices.get(from) ?? new Device(from);
    if (!this.#devices.has(from) && this.#devices.size >= MAX_DEVICES) return false;
    this.#devices.set(from, device);
    device.packets += 1;
    return device.packets <= MAX_PACKETS;
  }

  take(from: string, records: readonly DnsRecord[]): void {
    for (const record of records) this.#devices.get(from)?.take(record);
  }

  /** All printers, and what is still unknown of those that were named. */
  questions(): DnsQuestion[] {
    const unknown = inTurn([...this.#devices.values()].map((device) => device.questions()));
    return [...SERVICES.map(({ name }) => ({ name, type: TYPE.pointer })), ...unknown.slice(0, MAX_ASKED)];
  }

  /** The printers of each device. */
  printers(): FoundPrinter[][] {
    return [...this.#devices.values()].map((device) => device.printers());
  }
}

/** What one device said, of itself: that a printer has the address of another device does not count. */
class Device {
  packets = 0;
  readonly #address: string;
  readonly #instances = new Map<string, DnsName>();
  readonly #services = new Map<string, { readonly target: DnsName; readonly port: number }>();
  readonly #texts = new Map<string, ReadonlyMap<string, string>>();
  /** The names of this device. */
  readonly #hosts = new Map<string, true>();

  constructor(address: string) {
    this.#address = address;
  }

  take(record: DnsRecord): void {
    const key = keyOf(record.name);
    switch (record.type) {
      case TYPE.pointer:
        // The target of another service, or of a subtype, is no printer.
        if (SERVICES.some(({ name }) => keyOf(name) === key && isInstanceOf(name, record.target)))
          keep(this.#instances, keyOf(record.target), record.target);
        return;
      case TYPE.service:
        return keep(this.#services, key, record);
      case TYPE.text:
        return keep(this.#texts, key, record.texts);
      case TYPE.address:
        if (record.address === this.#address) keep(this.#hosts, key, true);
    }
  }

  questions(): DnsQuestion[] {
    return [...this.#instances].flatMap(([key, name]): DnsQuestion[] => {
      const service = this.#services.get(key);
      if (!service) return [{ name, type: TYPE.service }];
      return [
        ...(this.#texts.has(key) ? [] : [{ name, type: TYPE.text }]),
        ...(this.#hosts.has(keyOf(service.target)) ? [] : [{ name: service.target, type: TYPE.address }]),
      ];
    });
  }

  /** Each printer once, without TLS where it has both: a printer's certificate is nearly always its own. */
  printers(): FoundPrinter[] {
    const found = new Map<string, FoundPrinter>();
    for (const { name, scheme } of SERVICES)
      for (const printer of this.#printersOf(name, scheme))
        if (!found.has(printer.name)) found.set(printer.name, printer);
    return [...found.values()];
  }

  #printersOf(service: DnsName, scheme: string): FoundPrinter[] {
    return [...this.#instances].flatMap(([key, name]) => {
      const at = this.#services.get(key);
      const texts = this.#texts.get(key);
      const path = (texts?.get('rp') || USUAL_PATH).replace(/^\/+/, '');
      const isHere = at !== undefined && at.port !== 0 && this.#hosts.has(keyOf(at.target));
      if (!isHere || !isInstanceOf(service, name) || !PATH.test(path)) return [];
      const address = `${scheme}://${this.#address}:${at.port}/${path}`;
      return [{ name: words(name[0]) || this.#address, make: words(texts?.get('ty')), address }];
    });
  }
}

const keyOf = (name: DnsName): string => JSON.stringify(name).toLowerCase();

const isInstanceOf = (service: DnsName, name: DnsName): boolean => keyOf(name.slice(1)) === keyOf(service);

function keep<T>(all: Map<string, T>, key: string, value: T): void {
  if (all.has(key) || all.size < MAX_KEPT) all.set(key, value);
}

/** Without what would move or hide other words beside it. */
const words = (text = ''): string =>
  Array.from(text.replaceAll(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .slice(0, MAX_WORDS)
    .join('');
