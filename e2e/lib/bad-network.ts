import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a shop that can be told to fail. */
export interface BadNetwork {
  readonly origin: string;
  /** Bytes that pages have sent through it. */
  readonly sent: () => number;
  /** Lets this many more bytes from pages pass and holds the rest back. @returns when they have passed */
  readonly holdAfter: (bytes: number) => Promise<void>;
  readonly release: () => void;
  /** Breaks every connection. */
  readonly cut: () => void;
  readonly close: () => void;
}

export async function openBadNetwork(shopOrigin: string): Promise<BadNetwork> {
  const { hostname, port } = new URL(shopOrigin);
  const pages = new Set<Socket>();
  let sent = 0;
  let holdAt = Number.POSITIVE_INFINITY;
  let held: () => void = () => undefined;
  const server = createServer((page) => {
    const shop = connect(Number(port), hostname);
    pages.add(page);
    page.on('data', (bytes) => {
      sent += bytes.length;
      shop.write(bytes);
      if (sent >= holdAt) {
        for (const one of pages) one.pause();
        held();
      }
    });
    shop.on('data', (bytes) => page.write(bytes));
    for (const [one, other] of [
      [page, shop],
      [shop, page],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    page.on('close', () => pages.delete(page));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    sent: () => sent,
    holdAfter(bytes) {
      holdAt = sent + bytes;
      return new Promise((done) => (held = done));
    },
    release() {
      holdAt = Number.POSITIVE_INFINITY;
      for (const page of pages) page.resume();
    },
    cut() {
      for (const page of pages) page.destroy();
    },
    close() {
      for (const page of pages) page.destroy();
      server.close();
    },
  };
}
