import { Socket } from 'node:net';
import pg from 'pg';

export interface LineOptions {
  readonly channel: string;
  /** If an answer takes longer, the server counts as away. */
  readonly answerMs: number;
  /** Called with each payload that another connection sends. */
  readonly onPayload: (payload: string) => void;
}

/** A connection to PostgreSQL that listens on one channel and runs one query at a time. */
export interface Line {
  /** Resolves when the connection has ended, for any reason. */
  readonly ended: Promise<void>;
  readonly notify: (payloads: readonly string[]) => Promise<void>;
  /** @throws Error if the server does not answer in time */
  readonly ping: () => Promise<void>;
  /** Ends the connection without a message to the server, which may be frozen. */
  readonly destroy: () => void;
  readonly close: () => Promise<void>;
}

/** @throws Error if the server refuses the connection or does not answer in time */
export async function openLine(url: string, { channel, answerMs, onPayload }: LineOptions): Promise<Line> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: answerMs,
    stream: () => socket,
  });
  client.on('notification', ({ payload, processId }) => {
    // Subscribers of this process already have the events of this process.
    if (payload !== undefined && processId !== ownProcess(client)) onPayload(payload);
  });
  // Errors of the connection are reported by its queries and by `ended`.
  client.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => void client.once('end', resolve));
  let last: Promise<unknown> = Promise.resolve();
  // The driver does not run two queries at once.
  const ask = (text: string, values: readonly unknown[] = []): Promise<void> => {
    const answer = last.then(() => within(client.query(text, [...values]), answerMs));
    last = answer.catch(() => undefined);
    return answer;
  };
  try {
    await client.connect();
    await ask(`listen ${channel}`);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return {
    ended,
    notify: (payloads) => ask('select pg_notify($1, payload) from unnest($2::text[]) as payload', [channel, payloads]),
    ping: () => ask('select 1'),
    destroy: () => socket.destroy(),
    close: () => client.end(),
  };
}

/** @throws Error with the driver's message if an answer takes longer than `ms` */
async function within(answer: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Query read timeout')), ms);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The server process of a connection; every notification names its sender's process. */
function ownProcess(client: pg.Client): number | undefined {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : undefined;
}
