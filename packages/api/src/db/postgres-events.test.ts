import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databases } from '../testing/databases.ts';
import { testLog } from '../testing/services.ts';
import { postgresEvents } from './postgres-events.ts';

describe.each(databases().filter(({ engine }) => engine === 'postgres'))(
  'events over processes on $engine',
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

    it('[RL-02] reach those who wait in another process, and their own once', async () => {
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

    it('[RL-02] are heard again after the connection was cut', async () => {
      const { url, first, second } = await two();
      const admin = new pg.Client({ connectionString: url });
      await admin.connect();
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await admin.end();
      const heard = second.wait('x', 20_000);
      const telling = setInterval(() => first.publish('x'), 100);
      await expect(heard).resolves.toBeUndefined();
      clearInterval(telling);
    });
  },
);
