import { readFileSync } from 'node:fs';
import { MAX_FOUND_PRINTERS } from '@cpc/domain';
import {
  type Announced,
  answerOf,
  encodeName,
  recordOf,
  recordsOf,
  startResponder,
} from '@cpc/testkit/printer-responder';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { decodeAnswer, DnsFormatError, encodeQuery, TYPE } from './dns.ts';
import { findPrinters } from './find-printers.ts';
import { Heard } from './found.ts';

/** What Avahi 0.8 answered for ippeveprinter: both services in one packet, and the texts of one of them. */
const RECORDED = readFileSync(new URL('./recorded/avahi-answer.dns', import.meta.url));
const RECORDED_ID = 0x1234;
const CASE_PRINTER = {
  name: 'Case printer Ä',
  make: 'Mimaki UJF-3042',
  address: 'ipp://127.0.0.1:18631/ipp/print',
};
const LOOPBACK = { address: '127.0.0.1', prefix: 8 };
const UV: Announced = { name: 'UV bed', port: 631, texts: ['txtvers=1', 'rp=ipp/print', 'ty=Roland LEF2-200'] };
const FOUND = { name: 'UV bed', make: 'Roland LEF2-200', address: 'ipp://127.0.0.1:631/ipp/print' };
/** The smallest record: a text of nobody. */
const ROOT = recordOf([], TYPE.text, Buffer.alloc(0));
const SERVICE = ['_ipp', '_tcp', 'local'];

/** A device on the loopback, and what a search finds of it. */
async function searched(...[answer]: Parameters<typeof startResponder>) {
  const responder = await startResponder(answer);
  onTestFinished(() => responder.close());
  const pausesMs = [60, 60, 60];
  const options = { links: [LOOPBACK], port: responder.port, pausesMs };
  return { found: await findPrinters(new AbortController().signal, options), asked: responder.asked };
}

/** An honest printer, and beside it a device with this address that answers what it likes. */
async function foundBeside(from: string, answer: Parameters<typeof startResponder>[0]) {
  const honest = await startResponder((id) => [answerOf(id, recordsOf(UV))]);
  const other = await startResponder(answer, honest.port, from);
  onTestFinished(async () => void (await Promise.all([honest.close(), other.close()])));
  const options = { links: [LOOPBACK], port: honest.port, pausesMs: [60, 60, 60] };
  return findPrinters(new AbortController().signal, options);
}

const foundOf = async (...printers: Announced[]) =>
  (await searched((id) => printers.map((printer) => answerOf(id, recordsOf(printer))))).found;

describe('a search for printers', () => {
  it('[JN-10] finds what Avahi says of ippeveprinter, once although it has two services', async () => {
    const text = recordsOf({ ...UV, name: CASE_PRINTER.name, texts: ['rp=ipp/print', `ty=${CASE_PRINTER.make}`] })[1];
    const { found } = await searched((id, types) => {
      const answer = Buffer.from(RECORDED);
      answer.writeUInt16BE(id, 0);
      return types.includes(TYPE.text) && text ? [answer, answerOf(id, [text])] : [answer];
    });
    expect(found).toEqual([CASE_PRINTER]);
  });

  it('[JN-10] asks for what an answer leaves out, and no longer for what it knows', async () => {
    const [pointer, text, service, address] = recordsOf(UV);
    const by = new Map([
      [TYPE.pointer, pointer],
      [TYPE.text, text],
      [TYPE.service, service],
      [TYPE.address, address],
    ]);
    const { found, asked } = await searched((id, types) => {
      const last = by.get(types.at(-1) as typeof TYPE.text);
      return last ? [answerOf(id, [last, ...(types.at(-1) === TYPE.address && text ? [text] : [])])] : [];
    });
    expect(found).toEqual([FOUND]);
    expect(asked.get(TYPE.service)).toBe(1);
  });

  it('[JN-10] lists printers by name, and one that speaks TLS alone by ipps', async () => {
    const secure = { ...UV, name: 'A secure one', service: '_ipps', host: 'secure', port: 443, texts: [] } as const;
    expect(await foundOf(UV, secure, { ...UV, service: '_ipps' })).toEqual([
      { name: 'A secure one', make: '', address: 'ipps://127.0.0.1:443/ipp/print' },
      FOUND,
    ]);
  });

  it('[JN-10] a network that is gone, and one without printers, have none', async () => {
    const links = [{ address: '203.0.113.9', prefix: 24 }];
    expect(await findPrinters(new AbortController().signal, { links, pausesMs: [1] })).toEqual([]);
    expect((await searched(() => [])).found).toEqual([]);
  });

  it('[JN-10] ends at once when the agent stops', async () => {
    const stop = new AbortController();
    const search = findPrinters(stop.signal, { links: [LOOPBACK], port: 9, pausesMs: [60_000] });
    stop.abort(new Error('stopped'));
    await expect(search).rejects.toThrow('stopped');
  });
});

/** Packets that no honest printer sends. */
const HOSTILE: Record<string, (id: number) => readonly Buffer[]> = {
  'a packet of another size than any network carries': (id) => [
    answerOf(id, [...recordsOf(UV), recordOf(['x'], TYPE.text, Buffer.alloc(20_000))]),
  ],
  'a name that leads to itself': (id) => [
    answerOf(id, [Buffer.from([0xc0, 12, 0, 12, 0, 1, 0, 0, 0, 9, 0, 2, 0xc0, 12]), ...recordsOf(UV)], 9),
  ],
  'a name that leads on through the whole packet': (id) => [
    answerOf(id, [recordOf(SERVICE, TYPE.text, chain()), recordOf(SERVICE, TYPE.pointer, last(id)), ...recordsOf(UV)]),
  ],
  'a record that says it is longer than its packet': (id) => [
    answerOf(id, [recordOf(['x'], TYPE.text, Buffer.alloc(4), 60_000), ...recordsOf(UV)]),
  ],
  'an answer that is cut off': (id) => [answerOf(id, recordsOf(UV)).subarray(0, 60)],
  'an answer to nobody’s question': (id) => [answerOf((id + 1) & 0xffff, recordsOf(UV))],
  'a question': (id) => [encodeQuery(id, [{ name: SERVICE, type: TYPE.pointer }])],
  'a question that tells of a printer': (id) => {
    const packet = answerOf(id, recordsOf(UV));
    packet.writeUInt16BE(0, 2);
    return [packet];
  },
  'an address of the internet': (id) => [answerOf(id, recordsOf({ ...UV, address: '8.8.8.8' }))],
  'an address of another network': (id) => [answerOf(id, recordsOf({ ...UV, address: '192.168.7.9' }))],
  'the address of everybody': (id) => [answerOf(id, recordsOf({ ...UV, address: '255.255.255.255' }))],
  'the address of all in the network': (id) => [answerOf(id, recordsOf({ ...UV, address: '127.255.255.255' }))],
  'the address of another device': (id) => [answerOf(id, recordsOf({ ...UV, address: '127.0.0.9' }))],
  'a path with a line of its own': (id) => [answerOf(id, recordsOf({ ...UV, texts: ['rp=ipp\r\nX: 1'] }))],
  'a path with a login and a host': (id) => [answerOf(id, recordsOf({ ...UV, texts: ['rp=?@evil.example/#'] }))],
  'no port': (id) => [answerOf(id, recordsOf({ ...UV, port: 0 }))],
  'another service under the name of printers': (id) => [
    answerOf(id, [
      recordOf(SERVICE, TYPE.pointer, encodeName(['UV bed', '_ssh', '_tcp', 'local'])),
      ...recordsOf(UV).slice(1),
    ]),
  ],
};

/** 3,000 places, each of which leads to the one before. */
const chain = (): Buffer => {
  const places = Buffer.alloc(6_000);
  const first = 12 + encodeName(SERVICE).length + 10;
  for (let nth = 1; nth < 3_000; nth += 1) places.writeUInt16BE(0xc000 | (first + 2 * nth - 2), 2 * nth);
  return places;
};
const last = (id: number): Buffer => {
  const before = answerOf(id, [recordOf(SERVICE, TYPE.text, chain())]).length;
  return Buffer.from([0xc0 | ((before - 2) >> 8), (before - 2) & 0xff]);
};

describe('hostile answers to a search for printers', () => {
  it.each(Object.entries(HOSTILE))('[JN-10] %s is no printer', async (_, packets) => {
    const { found } = await searched(packets);
    expect(found).toEqual([]);
  });

  it('[JN-10] thousands of printers of one device are a list of bounded length, and an honest one beside them stays', () => {
    const heard = new Heard(LOOPBACK);
    for (let nth = 0; nth < 5_000; nth += 1) {
      const printer = { ...UV, name: `Printer ${nth}`, host: `host-${nth}`, address: '127.0.0.9' };
      if (heard.counts('127.0.0.9')) heard.take('127.0.0.9', decodeAnswer(answerOf(1, recordsOf(printer)), 1));
    }
    const crowd = answerOf(
      1,
      Array.from({ length: 40 }, (_, nth) => recordsOf({ ...UV, name: `P${nth}`, host: `h${nth}`, texts: [] })).flat(),
    );
    expect(decodeAnswer(crowd, 1)).toHaveLength(160);
    expect(
      decodeAnswer(
        answerOf(
          1,
          Array.from({ length: 800 }, () => ROOT),
        ),
        1,
      ),
    ).toHaveLength(256);
    expect(heard.counts('127.0.0.2')).toBe(true);
    heard.take('127.0.0.2', decodeAnswer(answerOf(1, recordsOf({ ...UV, address: '127.0.0.2' })), 1));
    expect(heard.counts('127.0.0.9')).toBe(false);
    const [many = [], honest] = heard.printers();
    expect(honest).toEqual([{ ...FOUND, address: 'ipp://127.0.0.2:631/ipp/print' }]);
    expect(many.length).toBeGreaterThan(20);
    expect(many.length).toBeLessThan(70);
    expect(heard.questions().length).toBeLessThan(40);
  });

  it('[JN-10] a device changes nothing of what another one said, and one of another network is not heard', () => {
    const heard = new Heard({ address: '10.0.0.5', prefix: 24 });
    expect(['10.0.1.7', '127.0.0.1', '8.8.8.8'].map((from) => heard.counts(from))).toEqual([false, false, false]);
    const told = (from: string, printer: Announced) =>
      heard.counts(from) && heard.take(from, decodeAnswer(answerOf(1, recordsOf(printer)), 1));
    told('10.0.0.7', { ...UV, address: '10.0.0.7' });
    told('10.0.0.66', { ...UV, address: '10.0.0.66', port: 6666 });
    expect(heard.printers().map((printers) => printers.map(({ address }) => address))).toEqual([
      ['ipp://10.0.0.7:631/ipp/print'],
      ['ipp://10.0.0.66:6666/ipp/print'],
    ]);
  });

  it('[JN-10] a device does not take the place of a printer under its name and address, nor its TLS', async () => {
    const secure = { ...UV, service: '_ipps', port: 443 } as const;
    const heard = new Heard(LOOPBACK);
    const told = (from: string, printer: Announced) =>
      heard.counts(from) && heard.take(from, decodeAnswer(answerOf(1, recordsOf(printer)), 1));
    told('127.0.0.9', { ...UV, port: 6666 });
    told('127.0.0.1', secure);
    expect(heard.printers().flat()).toEqual([{ ...FOUND, address: 'ipps://127.0.0.1:443/ipp/print' }]);
    const found = await foundBeside('127.0.0.9', (id) => [answerOf(id, recordsOf({ ...UV, port: 6666 }))]);
    expect(found).toEqual([FOUND]);
  });

  it('[JN-10] a device with many printers crowds out no other device, neither of the list nor of the questions', async () => {
    const crowd = Array.from({ length: 60 }, (_, nth) => ({
      ...UV,
      name: `A ${nth}`,
      host: `h${nth}`,
      address: '127.0.0.9',
    }));
    const found = await foundBeside('127.0.0.9', (id) =>
      Array.from({ length: 6 }, (_, nth) => answerOf(id, crowd.slice(10 * nth, 10 * nth + 10).flatMap(recordsOf))),
    );
    expect(found).toHaveLength(MAX_FOUND_PRINTERS - 1);
    expect(found).toContainEqual(FOUND);
    const heard = new Heard(LOOPBACK);
    const named = (from: string, printers: readonly Announced[]) =>
      heard.counts(from) &&
      heard.take(
        from,
        decodeAnswer(
          answerOf(
            1,
            printers.flatMap((each) => recordsOf(each).slice(0, 1)),
          ),
          1,
        ),
      );
    named('127.0.0.9', crowd);
    named('127.0.0.1', [UV]);
    expect(heard.questions()).toContainEqual({ name: [UV.name, ...SERVICE], type: TYPE.service });
    expect(heard.questions().length).toBeLessThan(40);
  });

  it('[JN-10] names have no control characters, none that turn the direction, and an end', async () => {
    const texts = [`ty=${'x'.repeat(200)}`];
    const [printer] = await foundOf({ ...UV, name: 'U\u001b[2JV\u202e bed\n', texts });
    expect(printer).toMatchObject({ name: 'U [2JV  bed', make: 'x'.repeat(60) });
  });

  it('[JN-10] a list is never longer than the server takes', async () => {
    const many = Array.from({ length: 60 }, (_, nth) => ({ ...UV, name: `Printer ${nth}`, host: `h${nth}` }));
    const { found } = await searched((id) =>
      Array.from({ length: 6 }, (_, nth) => answerOf(id, many.slice(10 * nth, 10 * nth + 10).flatMap(recordsOf))),
    );
    expect(found).toHaveLength(MAX_FOUND_PRINTERS - 1);
  });

  it('[JN-10] whatever comes is read or refused, and never without end', () => {
    const changes = fc.array(fc.tuple(fc.nat(RECORDED.length - 1), fc.nat(255)), { maxLength: 20 });
    fc.assert(
      fc.property(changes, fc.nat(RECORDED.length), (changed, cut) => {
        const packet = Buffer.from(RECORDED.subarray(0, RECORDED.length - (cut % 40)));
        for (const [at, value] of changed) if (at > 1 && at < packet.length) packet[at] = value;
        try {
          expect(decodeAnswer(packet, RECORDED_ID).length).toBeLessThanOrEqual(256);
        } catch (error) {
          expect(error instanceof DnsFormatError || error instanceof RangeError).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
