import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

export interface Served {
  /** With a slash at its end. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves the files of several folders on this machine only; for equal names, the first folder wins. */
export async function serve(folders: readonly string[]): Promise<Served> {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://bench').pathname);
    void firstOf(folders.map((folder) => join(folder, path))).then((body) => {
      response.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
      return response.end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${portOf(server)}/`, close: () => closed(server) };
}

async function firstOf(files: readonly string[]): Promise<Buffer | undefined> {
  for (const file of files) {
    const body = await readFile(file).catch(() => undefined);
    if (body) return body;
  }
  return undefined;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('serve: the server has no port');
  return address.port;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
