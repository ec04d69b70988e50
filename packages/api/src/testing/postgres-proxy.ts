import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * The simple query that ends a transaction, in its wire format:
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
const COMMIT = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1');

/** A TCP proxy to a PostgreSQL that listens on a Unix socket. It ends with the test. */
export interface PostgresProxy {
  /** The database URL that goes through this proxy. */
  readonly url: string;
  /** New connections go to another server, given by the folder of its socket; open connections stay. */
  readonly leadTo: (folder: string) => void;
  /** Cuts all connections. New connections wait a moment and are then closed. */
  readonly cut: () => void;
  readonly mend: () => void;
  /** Stops all traffic silently. New connections are accepted but get no answer. */
  readonly freeze: () => void;
  /** New connections are served again; frozen ones stay frozen. */
  readonly thaw: () => void;
  /** The server gets the next COMMIT; its client gets no answer. */
  readonly loseNextCommit: () => void;
  /** The highest number of refused connections that were open at the same time. */
  readonly mostAtOnce: () => number;
  /** Resolves after this many more connections were refused. */
  readonly refused: (times: number) => Promise<void>;
  /** Resolves after this many more connections have arrived. */
  readonly came: (times: number) => Promise<void>;
}

/** @param url as `postgres://user@/database?host=<folder of the socket>` */
export async function wayTo(url: string): Promise<PostgresProxy> {
  // WHATWG's URL refuses a URL with a Unix socket, because it has no host.
  const [, database = '', encoded = ''] = /@\/(\w+)\?host=(.+)$/.exec(url) ?? [];
  let folder = decodeURIComponent(encoded);
  const open = new Set<Socket>();
  let state: 'open' | 'cut' | 'frozen' = 'open';
  let losing = false;
  const count = { waiting: 0, mostAtOnce: 0, refused: 0, came: 0 };

  function refuse(near: Socket): void {
    count.waiting += 1;
    count.refused += 1;
    count.mostAtOnce = Math.max(count.mostAtOnce, count.waiting);
    near.once('close', () => (count.waiting -= 1));
    setTimeout(() => near.destroy(), 20);
  }

  function serve(near: Socket): void {
    const far = connect(`${folder}/.s.PGSQL.5432`).on('error', () => near.destroy());
    open.add(near).add(far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    let isLost = false;
    near.on('data', (bytes: Buffer) => {
      if (losing && bytes.includes(COMMIT)) [losing, isLost] = [false, true];
      far.write(bytes);
    });
    far.on('data', (bytes: Buffer) => {
      if (isLost) near.destroy();
      else near.write(bytes);
    });
  }

  const server = createServer((near) => {
    near.on('error', () => undefined);
    count.came += 1;
    if (state === 'cut') refuse(near);
    else if (state === 'open') serve(near);
    else open.add(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const end of open) end.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const until = async (what: 'refused' | 'came', times: number) => {
    const wanted = count[what] + times;
    while (count[what] < wanted) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/${database}`,
    leadTo: (other) => (folder = other),
    cut() {
      state = 'cut';
      for (const end of open) end.destroy();
    },
    mend: () => (state = 'open'),
    freeze() {
      state = 'frozen';
      for (const end of open) end.removeAllListeners('data').pause();
    },
    thaw: () => (state = 'open'),
    loseNextCommit: () => (losing = true),
    mostAtOnce: () => count.mostAtOnce,
    refused: (times) => until('refused', times),
    came: (times) => until('came', times),
  };
}
