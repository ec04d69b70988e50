import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DEFAULT_LOCALE } from '@cpc/i18n';
import type { Connections } from './connections.ts';
import { presentError, type Translators } from '../present.ts';

/** Errors of Node's parser by HTTP status; all others are 400. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers a malformed or too slow request with an envelope, and closes the connection. */
export function clientErrorAnswer({ isBusy }: Connections, translators: Translators) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // During another answer, this one would be read as a part of it.
    if (!socket.writable || error.code === 'ECONNRESET' || isBusy(socket)) return void socket.destroy();
    const status = STATUS[error.code ?? ''] ?? 400;
    const body = JSON.stringify({ ...presentError({ statusCode: status }, DEFAULT_LOCALE, translators).envelope });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}
