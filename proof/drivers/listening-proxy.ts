import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { watchScript } from './watch-page.ts';

export interface ListeningProxy {
  /** `127.0.0.1:<port>` */
  readonly address: string;
  /** What pages reported since the last call. */
  readonly takeReports: () => readonly string[];
  readonly close: () => void;
}

const SCRIPT = '/__watch.js';
const REPORT = '/__report';

/**
 * An HTTP proxy that inserts the watching script at the start of each page: a driver that cannot run scripts before the
 * page misses errors while a page loads.
 */
export async function startListeningProxy(): Promise<ListeningProxy> {
  const lines: string[] = [];
  const script = watchScript(`(line) => navigator.sendBeacon('${REPORT}', line)`);
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '', 'http://proxy');
    if (pathname === SCRIPT) answer.setHeader('content-type', 'text/javascript').end(script);
    else if (pathname === REPORT) {
      answer.writeHead(204).end();
      text(asked).then(
        (line) => lines.push(line),
        () => undefined,
      );
    } else forward(asked, answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeReports: () => lines.splice(0),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(asked: IncomingMessage, answer: ServerResponse): void {
  const wantsPage = asked.headers.accept?.includes('text/html') ?? false;
  const headers = wantsPage ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers;
  const upstream = request(asked.url ?? '', { method: asked.method ?? 'GET', headers }, (got) => {
    if (!got.headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
      return;
    }
    const { 'content-length': _length, ...kept } = got.headers;
    text(got).then(
      (page) =>
        answer
          .writeHead(got.statusCode ?? 502, kept)
          .end(page.replace('<head>', `$&<script src="${SCRIPT}"></script>`)),
      () => answer.destroy(),
    );
  });
  upstream.on('error', () => answer.destroy());
  answer.on('close', () => upstream.destroy());
  asked.pipe(upstream);
}
