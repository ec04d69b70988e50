import { randomInt } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { MAX_FOUND_PRINTERS } from '@cpc/domain';
import { wait } from '../printers/wait.ts';
import { decodeAnswer, encodeQuery } from './dns.ts';
import { type FoundPrinter, Heard, inTurn, type Link } from './found.ts';

const GROUP = '224.0.0.251';
const PORT = 5353;
/** The pauses after each question: a printer that sleeps may miss the first, and answers up to a second later. */
const PAUSES_MS = [1_000, 1_000, 2_000];
const MAX_LINKS = 8;

interface SearchOptions {
  readonly links?: readonly Link[];
  readonly port?: number;
  readonly pausesMs?: readonly number[];
}

/**
 * Looks for IPP printers in the networks of this computer, once, by multicast DNS (RFC 6762, 5.1: a question from a port
 * of its own is answered to that port). IPv4. Nothing listens before or after it, and nothing is sent to what was found.
 * @returns by name, and at most MAX_FOUND_PRINTERS with the one of the settings. @throws the signal's reason
 */
export async function findPrinters(signal: AbortSignal, options: SearchOptions = {}): Promise<FoundPrinter[]> {
  const { links = ownLinks(), port = PORT, pausesMs = PAUSES_MS } = options;
  const found = await Promise.all(links.slice(0, MAX_LINKS).map((link) => findOn(link, port, pausesMs, signal)));
  return inTurn(found.flat())
    .slice(0, MAX_FOUND_PRINTERS - 1)
    .toSorted((a, b) => (a.name + a.address < b.name + b.address ? -1 : 1));
}

/** The loopback too: a print server may run on this computer. Only this computer is heard there. */
const ownLinks = (): Link[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, cidr }) => family === 'IPv4' && cidr !== null)
    .map(({ address, cidr }) => ({ address, prefix: Number(cidr?.split('/')[1]) }));

async function findOn(link: Link, port: number, pausesMs: readonly number[], signal: AbortSignal) {
  const [heard, id] = [new Heard(link), randomInt(1, 0xffff)];
  const socket = createSocket('udp4');
  // A network that is gone has no printers.
  socket.on('error', () => undefined);
  socket.on('message', (packet, { address }) => {
    if (heard.counts(address)) heard.take(address, answersIn(packet, id));
  });
  try {
    socket.bind(0, link.address);
    await once(socket, 'listening', { signal });
    socket.setMulticastInterface(link.address);
    for (const ms of pausesMs) {
      await sent(socket, encodeQuery(id, heard.questions()), port);
      await wait(ms, signal);
    }
  } catch {
    signal.throwIfAborted();
  } finally {
    socket.close();
  }
  return heard.printers();
}

const sent = (socket: Socket, packet: Buffer, port: number): Promise<void> =>
  new Promise((done, fail) => {
    socket.send(packet, port, GROUP, (error) => (error ? fail(error) : done()));
  });

/** What cannot be read is not said. */
function answersIn(packet: Buffer, id: number) {
  try {
    return decodeAnswer(packet, id);
  } catch {
    return [];
  }
}
