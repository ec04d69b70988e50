import { lookup } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import type { NetworkFigures } from '@cpc/contract';
import type { Printer } from '../printers/printer.ts';

/** How long each step may take. */
const MAX_STEP_MS = 10_000;

export interface TestedPorts {
  readonly serverUrl: string;
  readonly printer: Pick<Printer, 'describe'>;
  /** Steady milliseconds, finer than those of `Steady`. */
  readonly ms: () => number;
}

/** Measures the way from this computer to the server, step by step, and to the printer (OP-07). */
export async function testNetwork({ serverUrl, printer, ms }: TestedPorts): Promise<NetworkFigures> {
  const { hostname, port, protocol } = new URL(serverUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isTls = protocol === 'https:';
  const timed = <T>(act: () => Promise<T>) => measured(act, ms);
  const name = await timed(() => lookup(host));
  const socket = await timed(() => opened(name.value?.address ?? host, Number(port) || (isTls ? 443 : 80)));
  const tls = isTls && socket.value ? await timed(() => secured(socket.value, host)) : undefined;
  const end = Date.parse(tls?.value?.getPeerCertificate().valid_to ?? '');
  (tls?.value ?? socket.value)?.destroy();
  const answer = await timed(() => answered(serverUrl));
  const condition = await timed(() => printer.describe());
  return {
    name_ms: name.ms,
    connect_ms: socket.ms,
    tls_ms: tls?.ms ?? null,
    answer_ms: answer.ms,
    certificate_until: end >= 0 ? end : null,
    printer_ms: condition.ms,
    printer_ready: condition.value?.ready ?? false,
  };
}

async function measured<T>(act: () => Promise<T>, ms: () => number) {
  const began = ms();
  let late: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, fail) => {
    late = setTimeout(() => fail(new Error('no answer in time')), MAX_STEP_MS);
  });
  try {
    const value = await Promise.race([act(), limit]);
    return { ms: Math.round(ms() - began), value };
  } catch {
    return { ms: null, value: undefined };
  } finally {
    clearTimeout(late);
  }
}

const opened = (host: string, port: number): Promise<Socket> =>
  new Promise((done, fail) => {
    const socket = connect({ host, port, timeout: MAX_STEP_MS });
    socket.once('timeout', () => socket.destroy(new Error('no connection in time')));
    socket.once('error', fail).once('connect', () => done(socket));
  });

const secured = (socket: Socket | undefined, servername: string): Promise<TLSSocket> =>
  new Promise((done, fail) => {
    // Nothing is sent by it, and a certificate that nobody trusts is what the test is for.
    const tls = connectTls({ ...(socket && { socket }), servername, rejectUnauthorized: false });
    tls.once('error', fail).once('secureConnect', () => done(tls));
  });

/** Any answer shows that the server is reached. */
async function answered(serverUrl: string): Promise<void> {
  const answer = await fetch(serverUrl, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(MAX_STEP_MS),
  });
  await answer.body?.cancel();
}
