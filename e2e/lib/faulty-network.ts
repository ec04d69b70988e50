import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** What happens to the scripts of an app on their way: the connection ends, or something else comes, or half of them, or late. */
export type Fault = 'dropped' | 'missing' | 'page' | 'login' | 'half' | 'late';

/** A proxy to a shop that can be told to spoil scripts. */
export interface FaultyNetwork {
  readonly origin: string;
  /** From now on every script meets this fault; without one they arrive again. */
  readonly spoil: (fault?: Fault) => void;
  /** Scripts that met a fault so far. */
  readonly spoiled: () => number;
  readonly close: () => void;
}

/** As a captive portal answers. */
const PORTAL = '<!doctype html><title>Welcome</title><h1>Log in to use this network</h1>';
const LATE_MS = 3_000;

export async function openFaultyNetwork(shopOrigin: string): Promise<FaultyNetwork> {
  let fault: Fault | undefined;
  let spoiled = 0;
  const server = createServer((asked, answer) => {
    const path = asked.url?.split('?')[0] ?? '';
    const now = path.includes('/assets/') && path.endsWith('.js') ? fault : undefined;
    if (now !== undefined) spoiled += 1;
    if (now === 'dropped') asked.socket.destroy();
    else if (now === 'missing') answer.writeHead(404).end();
    else if (now === 'page' || now === 'login')
      answer.writeHead(now === 'page' ? 200 : 401, { 'content-type': 'text/html' }).end(PORTAL);
    else setTimeout(() => forward(shopOrigin, asked, answer, now === 'half'), now === 'late' ? LATE_MS : 0);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    spoil: (next) => (fault = next),
    spoiled: () => spoiled,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param half the connection ends in the middle of the body */
function forward(shopOrigin: string, asked: IncomingMessage, answer: ServerResponse, half: boolean): void {
  const onward = request(new URL(asked.url ?? '/', shopOrigin), { method: asked.method, headers: asked.headers });
  onward.on('response', (theirs) => {
    answer.writeHead(theirs.statusCode ?? 502, theirs.headers);
    if (!half) return void theirs.pipe(answer);
    theirs.once('data', (bytes: Buffer) => {
      answer.write(bytes.subarray(0, bytes.length / 2), () => asked.socket.destroy());
      theirs.destroy();
    });
  });
  onward.on('error', () => asked.socket.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}
