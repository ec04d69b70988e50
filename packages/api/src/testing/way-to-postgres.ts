import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The simple query that ends a transaction, as it travels: https://www.postgresql.org/docs/current/protocol-message-formats.html */
const COMMIT = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1');

/** A TCP way to a PostgreSQL that listens on a Unix socket. It ends with the test. */
export interface WayToPostgres {
  /** The address by this way. */
  readonly url: string;
  /** New connections go to another server, by the folder of its socket; those that are open stay. */
  readonly leadTo: (folder: string) => void;
  /** Cuts all connections. Whoever comes is kept waiting a little and sent away. */
  readonly cut: () => void;
  readonly mend: () => void;
  /** Nothing passes any more, and nobody is told. Whoever comes is let in and never hears a word. */
  readonly freeze: () => void;
  /** Whoever comes from now on is served; what was frozen stays so. */
  readonly thaw: () => void;
  /** The server gets the next COMMIT; its client never hears what became of it. */
  readonly loseNextCommit: () => void;
  /** How many were sent away, at the most, at one time. */
  readonly mostAtOnce: () => number;
  /** Resolves when so many more were sent away. */
  readonly refused: (times: number) => Promise<void>;
  /** Resolves when so many more have come. */
  readonly came: (times: number) => Promise<void>;
}

/** @param url as `postgres://user@/database?host=<folder of the socket>` */
export async function wayTo(url: string): Promise<WayToPostgres> {
  // WHATWG's URL refuses an address by a Unix socket: it has no host.
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
