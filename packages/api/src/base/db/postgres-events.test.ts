import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { wayTo } from '../../testing/postgres-proxy.ts';
import { testLog } from '../../testing/services.ts';
import { postgresEvents } from './postgres-events.ts';

describe.each(databases().filter(({ engine }) => engine === 'postgres'))(
  'events between processes on $engine',
  ({ place }) => {
    async function two() {
      const where = await place();
      if (where.engine !== 'postgres') throw new Error('postgres expected');
      const open = async () => {
        const events = await postgresEvents(where.url, testLog());
        onTestFinished(() => events.close());
        return events;
      };
      return { url: where.url, first: await open(), second: await open() };
    }

    it('[RL-02] events reach subscribers in another process, and own subscribers once', async () => {
      const { first, second } = await two();
      let own = 0;
      first.subscribe('queue demo', () => (own += 1));
      const waiting = second.wait('queue demo', 20_000);
      first.publish('queue demo');
      await waiting;
      const back = first.wait('queue other', 20_000);
      second.publish('queue other');
      await back;
      expect(own).toBe(1);
    });

    it('[RL-02] events are received again after the connection was cut', async () => {
      const { url, first, second } = await two();
      const admin = new pg.Client({ connectionString: url });
      await admin.connect();
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await admin.end();
      const received = second.wait('x', 20_000);
      const publishing = setInterval(() => first.publish('x'), 100);
      await expect(received).resolves.toBeUndefined();
      clearInterval(publishing);
    });

    /** One events connection through a way that can be cut or frozen, and one direct connection. */
    async function apart(timing: Parameters<typeof postgresEvents>[2]) {
      const where = await place();
      if (where.engine !== 'postgres') throw new Error('postgres expected');
      const way = await wayTo(where.url);
      const events = await postgresEvents(way.url, testLog(), timing);
      onTestFinished(() => events.close());
      const other = await postgresEvents(where.url, testLog());
      onTestFinished(() => other.close());
      return { way, events, other };
    }

    it('[RL-02] reconnecting makes one attempt at a time until the database is back', async () => {
      const { way, events, other } = await apart({ retryMs: 5 });
      way.cut();
      await way.refused(8);
      expect(way.mostAtOnce()).toBe(1);
      way.mend();
      const received = events.wait('x', 20_000);
      const publishing = setInterval(() => other.publish('x'), 20);
      await received;
      clearInterval(publishing);
    });

    it('[RL-03.3] events wake every subscriber once after the connection was cut', async () => {
      const { way, events } = await apart({ retryMs: 5 });
      let woken = 0;
      events.subscribe('queue demo', () => (woken += 1));
      way.cut();
      await way.refused(2);
      way.mend();
      await expect.poll(() => woken, { timeout: 20_000 }).toBe(1);
    });

    it('[RL-03.3] events published while the connection is cut reach the others afterwards', async () => {
      const { way, events, other } = await apart({ retryMs: 5 });
      way.cut();
      await way.refused(1);
      const received = other.wait('queue demo', 20_000);
      const topics: string[] = [];
      other.subscribe('queue demo', () => topics.push('queue demo'));
      for (let one = 0; one < 100; one += 1) events.publish('queue demo');
      way.mend();
      await received;
      expect(topics).toEqual(['queue demo']);
    });

    it('[RL-03.3] two thousand topics at once wake every subscriber by one message', async () => {
      const { way, events, other } = await apart({ retryMs: 5 });
      way.cut();
      await way.refused(1);
      const woken = new Promise<void>((resolve) => void other.subscribe('never published', resolve));
      for (let one = 0; one < 2_000; one += 1) events.publish(`topic ${one}`);
      way.mend();
      await expect(woken).resolves.toBeUndefined();
    });

    it('[RL-03.3] events are received again after the server froze silently', async () => {
      const { way, events, other } = await apart({ retryMs: 5, pingMs: 50, answerMs: 300 });
      way.freeze();
      await way.came(2);
      way.thaw();
      const received = events.wait('x', 20_000);
      const publishing = setInterval(() => other.publish('x'), 20);
      await expect(received).resolves.toBeUndefined();
      clearInterval(publishing);
    });

    it('[RL-02] events send one query at a time to the driver', async () => {
      const warnings: string[] = [];
      const onWarning = ({ message }: Error) => void warnings.push(message);
      process.on('warning', onWarning);
      onTestFinished(() => void process.off('warning', onWarning));
      const { first, second } = await two();
      const received = second.wait('topic 99', 20_000);
      for (let one = 0; one < 100; one += 1) {
        first.publish(`topic ${one}`);
        if (one % 10 === 0) await new Promise(setImmediate);
      }
      await received;
      expect(warnings.filter((one) => one.includes('query'))).toEqual([]);
    });
  },
);
