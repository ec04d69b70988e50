import { type AddressInfo, type Socket, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

export interface RawSocket {
  readonly socket: Socket;
  /** Everything received so far. */
  readonly text: () => string;
  /** Resolves when the received text contains this part, or when the connection ends. */
  readonly seen: (part: string) => Promise<void>;
  readonly closed: Promise<void>;
}

/** A connection to a server on loopback, to send what no client library would send. It ends with the test. */
export async function rawSocket(app: FastifyInstance, from = '127.0.0.1'): Promise<RawSocket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', resolve).once('close', () => resolve()));
  return {
    socket,
    text: () => text,
    closed,
    async seen(part) {
      while (!text.includes(part) && !socket.destroyed)
        await new Promise<void>((resolve) => socket.once('data', () => resolve()).once('close', () => resolve()));
    },
  };
}
