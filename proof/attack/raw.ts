import { connect, type Socket } from 'node:net';

/** A connection that sends any bytes, and reads only if it wants to. */
export interface Raw {
  readonly socket: Socket;
  /** Everything that was received. */
  readonly received: () => string;
  readonly end: () => void;
}

/** @param reads whether it reads the answers */
export function raw(port: number, address: string, reads = true): Promise<Raw> {
  return new Promise((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: address });
    const chunks: Buffer[] = [];
    if (reads) socket.on('data', (chunk) => chunks.push(chunk));
    else socket.pause();
    socket.once('connect', () => {
      socket.off('error', fail);
      // The server may close the connection at any moment.
      socket.on('error', () => undefined);
      done({ socket, received: () => Buffer.concat(chunks).toString('latin1'), end: () => socket.destroy() });
    });
    socket.once('error', fail);
  });
}

/** The text of a POST of JSON over HTTP/1.1. */
export function postText(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): string {
  const text = JSON.stringify(body);
  const all = {
    host: 'shop',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}

/** The status of an answer, from its first line. */
export const statusOf = (received: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
