import pg from 'pg';
import { createEvents, type Events } from '../ports/events.ts';
import type { Log } from '../ports/log.ts';

const CHANNEL = 'cpc_events';
/** A payload of PostgreSQL's NOTIFY is at most 8000 bytes; a topic is far shorter. */
const RETRY_MS = 1_000;

export interface SharedEvents extends Events {
  readonly close: () => Promise<void>;
}

/**
 * Events over all processes on one PostgreSQL, by LISTEN and NOTIFY. While the database is away they reach this
 * process alone; who waits looks again by himself after his own time.
 * @param retryMs between two attempts to connect again
 */
export async function postgresEvents(url: string, log: Log, retryMs: number = RETRY_MS): Promise<SharedEvents> {
  const local = createEvents();
  let client: pg.Client | undefined;
  let closing = false;

  async function listen(): Promise<void> {
    const connecting = new pg.Client({ connectionString: url, keepAlive: true });
    connecting.on('notification', ({ payload, processId }) => {
      // What this process published it has told its own already.
      if (payload !== undefined && processId !== ownProcess(connecting)) local.publish(payload);
    });
    connecting.on('error', () => undefined);
    // A connection that never came about ends too: only the one that was in use is replaced, or each try would begin another.
    connecting.on('end', () => {
      if (client === connecting) void again();
    });
    try {
      await connecting.connect();
      await connecting.query(`listen ${CHANNEL}`);
    } catch (error) {
      void connecting.end().catch(() => undefined);
      throw error;
    }
    if (closing) await connecting.end();
    else client = connecting;
  }

  async function again(): Promise<void> {
    client = undefined;
    while (!closing && client === undefined) {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      if (!closing)
        await listen().catch((error: unknown) => log.warn({ error }, 'events of other processes cannot be heard'));
    }
  }

  await listen();
  return {
    ...local,
    publish(topic) {
      local.publish(topic);
      client?.query('select pg_notify($1, $2)', [CHANNEL, topic]).catch((error: unknown) => {
        log.warn({ error, topic }, 'an event could not be passed on');
      });
    },
    async close() {
      closing = true;
      await client?.end();
    },
  };
}

/** The server process behind a connection; NOTIFY tells it with every event. */
function ownProcess(client: pg.Client): number | undefined {
  return (client as unknown as { readonly processID?: number }).processID;
}
