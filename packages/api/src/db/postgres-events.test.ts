import { type Socket, connect, createServer } from 'node:net';
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

    it('[RL-02] while the database is away one attempt at a time is made, and then they are heard again', async () => {
      const where = await place();
      if (where.engine !== 'postgres') throw new Error('postgres expected');
      const line = await shakyLine(where.url);
      const events = await postgresEvents(line.url, testLog(), 5);
      onTestFinished(() => events.close());
      const other = await postgresEvents(where.url, testLog());
      onTestFinished(() => other.close());
      line.cut();
      await line.refused(8);
      expect(line.mostAtOnce()).toBe(1);
      line.mend();
      const heard = events.wait('x', 20_000);
      const telling = setInterval(() => other.publish('x'), 20);
      await heard;
      clearInterval(telling);
    });
  },
);

/** A way to a database that can be cut: who comes then is kept waiting a little, and sent away. */
async function shakyLine(url: string) {
  // WHATWG's URL refuses an address by a Unix socket: it has no host.
  const [, database = '', folder = ''] = /@\/(\w+)\?host=(.+)$/.exec(url) ?? [];
  const socket = `${decodeURIComponent(folder)}/.s.PGSQL.5432`;
  const open = new Set<Socket>();
  let isCut = false;
  let [waiting, most, refused] = [0, 0, 0];
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (isCut) {
      waiting += 1;
      most = Math.max(most, waiting);
      near.once('close', () => (waiting -= 1));
      setTimeout(() => near.destroy(), 20);
      refused += 1;
      return;
    }
    const far = connect(socket).on('error', () => undefined);
    open.add(near).add(far);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/${database}`,
    cut() {
      isCut = true;
      for (const end of open) end.destroy();
    },
    mend: () => (isCut = false),
    mostAtOnce: () => most,
    async refused(times: number) {
      while (refused < times) await new Promise((resolve) => setTimeout(resolve, 5));
    },
  };
}
