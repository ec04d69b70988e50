import { setTimeout as sleep } from 'node:timers/promises';
import { createEvents, type Events } from '../ports/events.ts';
import type { Log } from '../ports/log.ts';
import { type Line, openLine } from './postgres-line.ts';

const CHANNEL = 'cpc_events';
/** Stands for every topic. */
const ALL = '*';
/** If more topics than this gather while the database is down, they are sent as `ALL`. */
const MAX_GATHERED = 1_000;

export interface EventsTiming {
  /** Between two attempts to connect again. */
  readonly retryMs: number;
  /** Between two pings on the connection that listens. */
  readonly pingMs: number;
  /** If an answer takes longer, the server counts as away. */
  readonly answerMs: number;
}
const TIMING: EventsTiming = { retryMs: 1_000, pingMs: 10_000, answerMs: 5_000 };

export interface SharedEvents extends Events {
  readonly close: () => Promise<void>;
}

/**
 * Events between all processes on one PostgreSQL, by LISTEN and NOTIFY. While the database is down, events reach only
 * this process. After each new connection, all subscribers are woken once, because events of other processes were lost
 * in the meantime. Events of this process from that time are sent then.
 */
export async function postgresEvents(url: string, log: Log, timing: Partial<EventsTiming> = {}): Promise<SharedEvents> {
  const { retryMs, pingMs, answerMs } = { ...TIMING, ...timing };
  const local = createEvents();
  const gathered = new Set<string>();
  let line: Line | undefined;
  let passing: Promise<void> | undefined;
  let closing = false;

  function receive(topic: string): void {
    if (topic === ALL) local.wakeAll();
    else local.publish(topic);
  }

  async function listen(): Promise<void> {
    const opened = await openLine(url, { channel: CHANNEL, answerMs, onPayload: receive });
    if (closing) return opened.close();
    line = opened;
    void opened.ended.then(again);
  }

  async function again(): Promise<void> {
    line = undefined;
    while (!closing && line === undefined) {
      await sleep(retryMs);
      if (!closing)
        await listen().catch((error: unknown) => log.warn({ error }, 'events of other processes cannot be received'));
    }
    if (closing) return;
    local.wakeAll();
    pass();
  }

  /** Sends the gathered events, one query at a time: the driver does not run two queries at once. */
  function pass(): void {
    passing ??= passAll().finally(() => {
      passing = undefined;
    });
  }

  async function passAll(): Promise<void> {
    while (line && gathered.size > 0) {
      const topics = [...gathered];
      gathered.clear();
      try {
        await line.notify(topics);
      } catch (error) {
        // A repeated event does no harm.
        topics.forEach(gather);
        log.warn({ error, topics: topics.length }, 'events could not be sent to other processes');
        line?.destroy();
        return;
      }
    }
  }

  function gather(topic: string): void {
    if (gathered.has(ALL)) return;
    if (gathered.size < MAX_GATHERED) return void gathered.add(topic);
    gathered.clear();
    gathered.add(ALL);
  }

  await listen();
  const pinging = setInterval(() => {
    // The connection to a frozen server never ends by itself.
    if (!passing) line?.ping().catch(() => line?.destroy());
  }, pingMs).unref();
  return {
    subscribe: local.subscribe,
    wait: local.wait,
    publish(topic) {
      local.publish(topic);
      gather(topic);
      pass();
    },
    async close() {
      closing = true;
      clearInterval(pinging);
      await passing;
      await line?.close();
    },
  };
}
