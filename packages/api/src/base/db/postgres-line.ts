import { Socket } from 'node:net';
import pg from 'pg';

export interface LineOptions {
  readonly channel: string;
  /** A server that takes longer to answer counts as away. */
  readonly answerMs: number;
  /** Called with each payload of another connection's. */
  readonly heard: (payload: string) => void;
}

/** A connection to PostgreSQL that listens on one channel, and asks one query at a time. */
export interface Line {
  /** Resolves when the connection is over, whoever ended it. */
  readonly ended: Promise<void>;
  readonly notify: (payloads: readonly string[]) => Promise<void>;
  /** @throws Error when the server does not answer in time */
  readonly ping: () => Promise<void>;
  /** Ends it without a word to a server that may be frozen. */
  readonly destroy: () => void;
  readonly close: () => Promise<void>;
}

/** @throws Error when the server does not let us in, or not in time */
export async function openLine(url: string, { channel, answerMs, heard }: LineOptions): Promise<Line> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: answerMs,
    stream: () => socket,
  });
  client.on('notification', ({ payload, processId }) => {
    // What this process published it has told its own already.
    if (payload !== undefined && processId !== ownProcess(client)) heard(payload);
  });
  // What breaks the connection is told to who asks, and by its end.
  client.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => void client.once('end', resolve));
  let last: Promise<unknown> = Promise.resolve();
  // The driver takes no second query beside one that runs.
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

/** @throws Error as the driver words it when an answer takes longer than `ms` */
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

/** The server process behind a connection; NOTIFY tells it with every event. */
function ownProcess(client: pg.Client): number | undefined {
  return (client as unknown as { readonly processID?: number }).processID;
}
