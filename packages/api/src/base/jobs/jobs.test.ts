import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import { enqueue, type JobHandlers, JOBS_TOPIC, MAX_WAITING_PREVIEWS, type NewJob } from './jobs.ts';
import { claim, finish } from './store.ts';
import { startWorker, turnOf, workOnce, type Worker } from './worker.ts';

const NEVER = new AbortController().signal;
const claimOf = ({ db, clock }: TestServices, kind: string) =>
  claim(db, { kinds: [kind], now: clock.now(), leaseMs: 60_000, lanes: ['usual'] });
const claimMail = (services: TestServices) => claimOf(services, 'mail');

describe.each(databases())('background work on $engine', ({ open }) => {
  async function office() {
    const services = testServices(await open());
    const add = (job: NewJob) => services.db.transact((tx) => enqueue(tx, services, job));
    const rows = () => services.db.read.selectFrom('background_jobs').selectAll().execute();
    return { services, add, rows };
  }
  const workAll = async (services: TestServices, handlers: JobHandlers) => {
    while (await workOnce(services, handlers, NEVER));
  };

  it('a job runs once, with its payload, and is then removed', async () => {
    const { services, add, rows } = await office();
    await add({ kind: 'mail', payload: { to: 'a' } });
    const seen: unknown[] = [];
    await workAll(services, { mail: async (payload) => void seen.push(payload) });
    expect([seen, await rows()]).toEqual([[{ to: 'a' }], []]);
  });

  it('a job does not exist if its transaction failed', async () => {
    const { services, rows } = await office();
    const failing = services.db.transact(async (tx) => {
      await enqueue(tx, services, { kind: 'mail' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('a renewing job replaces the payload of the one that waits, and of no other', async () => {
    const { services, add, rows } = await office();
    await add({ kind: 'mail', key: 'a', payload: 1, delay: 5_000 });
    await add({ kind: 'mail', key: 'b', payload: 2 });
    await add({ kind: 'mail', key: 'a', payload: 3 });
    await add({ kind: 'mail', key: 'b', payload: 4, renews: true });
    const payloads = async () => (await rows()).map(({ key, payload }) => `${key} ${payload}`).toSorted();
    expect(await payloads()).toEqual(['a 1', 'b 4']);
    // A running one runs again with it.
    const seen: unknown[] = [];
    await workAll(services, {
      async mail(payload) {
        seen.push(payload);
        if (payload === 4) await add({ kind: 'mail', key: 'b', payload: 5, renews: true });
        return undefined;
      },
    });
    expect([seen, await payloads()]).toEqual([[4, 5], ['a 1']]);
  });

  it('a job waits for its time, and is added once per key', async () => {
    const { services, add, rows } = await office();
    await add({ kind: 'sweep', key: 'all', delay: 5_000 });
    await add({ kind: 'sweep', key: 'all' });
    let runs = 0;
    const handlers: JobHandlers = {
      sweep: async () => {
        runs += 1;
        return { again: 10_000 };
      },
    };
    await workAll(services, handlers);
    expect(runs).toBe(0);
    services.clock.pass(5_000);
    await workAll(services, handlers);
    expect([runs, (await rows()).map((row) => row.run_at - services.clock.now())]).toEqual([1, [10_000]]);
    services.clock.pass(10_000);
    await workAll(services, handlers);
    expect(runs).toBe(2);
  });

  it('a job that is enqueued again while it runs, runs once more', async () => {
    const { services, add, rows } = await office();
    const seen: number[] = [];
    let truth = 1;
    const handlers: JobHandlers = {
      async recount() {
        seen.push(truth);
        // The data that the job has read changes while it runs, and the job is enqueued twice.
        if (truth < 3) {
          truth += 1;
          for (const _ of [1, 2]) await add({ kind: 'recount', key: 'shelf' });
        }
        return undefined;
      },
    };
    await add({ kind: 'recount', key: 'shelf' });
    await workAll(services, handlers);
    expect([seen, await rows()]).toEqual([[1, 2, 3], []]);
  });

  it('a job that is enqueued for later while it runs, waits until then', async () => {
    const { services, add, rows } = await office();
    const again = { kind: 'paint', key: 'work', delay: 20_000 };
    let painted = 0;
    const handlers: JobHandlers = {
      async paint() {
        painted += 1;
        if (painted === 1) await add(again);
        return undefined;
      },
    };
    await add(again);
    services.clock.pass(20_000);
    await workAll(services, handlers);
    expect([painted, (await rows()).map((row) => row.run_at - services.clock.now())]).toEqual([1, [20_000]]);
    services.clock.pass(20_000);
    await workAll(services, handlers);
    expect([painted, await rows()]).toEqual([2, []]);
  });

  it('a job that is enqueued again does not begin before that transaction ends', async () => {
    const { services, add } = await office();
    await add({ kind: 'recount', key: 'shelf' });
    const [asked, answered] = [gate(), gate()];
    const asking = services.db.transact(async (tx) => {
      await enqueue(tx, services, { kind: 'recount', key: 'shelf' });
      asked.open();
      await answered.opened;
      return 'asked';
    });
    await asked.opened;
    const taking = claimOf(services, 'recount').then((job) => (job ? 'begun' : 'left'));
    // SQLite has one writer, so the claim waits for it; PostgreSQL skips the locked row.
    const first = services.db.engine === 'postgres' ? await taking : 'left';
    answered.open();
    expect([first, await asking]).toEqual(['left', 'asked']);
    await taking;
  });

  it('a patient job runs when nothing else is due, no matter how long it has waited', async () => {
    const { services, add } = await office();
    for (const n of [1, 2]) await add({ kind: 'picture', payload: n, lane: 'patient' });
    services.clock.pass(60_000);
    await add({ kind: 'refund' });
    const done: string[] = [];
    const handlers: JobHandlers = {
      picture: async () => void done.push('picture'),
      refund: async () => void done.push('refund'),
    };
    while (await workOnce(services, handlers, NEVER));
    expect(done).toEqual(['refund', 'picture', 'picture']);
  });

  it('patient jobs never take every lane, so that important jobs begin at once', async () => {
    const { services, add } = await office();
    for (const n of [1, 2, 3]) await add({ kind: 'picture', payload: n, lane: 'patient' });
    let painting = 0;
    let paintOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (paintOn = resolve));
    let refunded: () => void = () => undefined;
    const refund = new Promise<void>((resolve) => (refunded = resolve));
    const handlers: JobHandlers = {
      async picture() {
        painting += 1;
        await held;
        return undefined;
      },
      refund: async () => refunded() as undefined,
    };
    const worker = startWorker(services, handlers);
    await expect.poll(() => painting).toBe(1);
    await add({ kind: 'refund' });
    services.events.publish(JOBS_TOPIC);
    await refund;
    expect(painting).toBe(1);
    paintOn();
    await worker.stop();
  });

  it('[SA-03.1] a punctual job begins at once, no matter how many others wait', async () => {
    const { services, add } = await office();
    for (const n of [1, 2, 3]) await add({ kind: 'picture', payload: n });
    let painting = 0;
    let paintOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (paintOn = resolve));
    let looked: () => void = () => undefined;
    const look = new Promise<void>((resolve) => (looked = resolve));
    const handlers: JobHandlers = {
      async picture() {
        painting += 1;
        await held;
        return undefined;
      },
      look: async () => looked() as undefined,
    };
    const worker = startWorker(services, handlers);
    await expect.poll(() => painting).toBe(2);
    await add({ kind: 'look', lane: 'punctual' });
    services.events.publish(JOBS_TOPIC);
    await look;
    expect(painting).toBe(2);
    paintOn();
    await worker.stop();
  });

  it.each(['prints', 'orderPictures', 'previews', 'drawings'] as const)(
    '[SC-07.4] a job in the lane %s begins while every other lane is held',
    async (lane) => {
      const { services, add } = await office();
      const others = (['usual', 'usual', 'prints', 'orderPictures', 'previews', 'drawings'] as const).filter(
        (one) => one !== lane,
      );
      for (const other of others) await add({ kind: 'held', lane: other });
      const end = gate();
      let held = 0;
      let painted = 0;
      const handlers: JobHandlers = {
        async held() {
          held += 1;
          await end.opened;
          return undefined;
        },
        paint: async () => void (painted += 1) as undefined,
      };
      const worker = startWorker(services, handlers);
      await expect.poll(() => held).toBe(others.length);
      await add({ kind: 'paint', lane });
      services.events.publish(JOBS_TOPIC);
      await expect.poll(() => painted).toBe(1);
      end.open();
      await worker.stop();
    },
  );

  it('[SC-07.4] jobs of one account wait while other accounts have their turn', async () => {
    const { services, add } = await office();
    for (const payload of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) {
      await add({ kind: 'paint', lane: 'previews', owner: payload.charAt(0), payload });
      services.clock.pass(1);
    }
    const painted: unknown[] = [];
    const handlers: JobHandlers = { paint: async (payload) => void painted.push(payload) };
    const turn = turnOf(['previews']);
    while (await workOnce(services, handlers, NEVER, turn));
    expect(painted).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('[SC-07.4] jobs of an address with many accounts wait while other addresses have their turn', async () => {
    const { services, add } = await office();
    for (const payload of ['xa', 'xb', 'xc', 'xa', 'ye', 'ye', 'zf']) {
      const [address = '', owner = ''] = payload;
      await add({ kind: 'paint', lane: 'previews', owner, address, payload });
      services.clock.pass(1);
    }
    const painted: unknown[] = [];
    const handlers: JobHandlers = { paint: async (payload) => void painted.push(payload) };
    const turn = turnOf(['previews']);
    while (await workOnce(services, handlers, NEVER, turn));
    expect(painted).toEqual(['xa', 'ye', 'zf', 'xb', 'ye', 'xc', 'xa']);
  });

  it('[SC-07.4] an account has a limited number of previews, but of no other jobs', async () => {
    const { add, rows } = await office();
    for (let n = 0; n < MAX_WAITING_PREVIEWS + 2; n += 1)
      for (const lane of ['previews', 'orderPictures', 'prints'] as const) await add({ kind: lane, lane, owner: 'a' });
    await add({ kind: 'previews', lane: 'previews', owner: 'b' });
    const count = async (kind: string) => (await rows()).filter((row) => row.kind === kind).length;
    expect([await count('previews'), await count('orderPictures'), await count('prints')]).toEqual([
      MAX_WAITING_PREVIEWS + 1,
      MAX_WAITING_PREVIEWS + 2,
      MAX_WAITING_PREVIEWS + 2,
    ]);
  });

  it('[NT-01] a mail server that does not answer keeps nothing else waiting', async () => {
    const { services, add, rows } = await office();
    let answer = (): void => undefined;
    const silent = new Promise<void>((resolve) => (answer = resolve));
    let worker: Worker | undefined;
    await add({ kind: 'mail', lane: 'mails' });
    await add({ kind: 'mail', lane: 'mails' });
    await add({ kind: 'push', lane: 'patient' });
    await new Promise<void>((told) => {
      worker = startWorker(services, {
        mail: () => silent.then(() => undefined),
        async push() {
          told();
          return undefined;
        },
      });
    });
    expect((await rows()).map(({ kind }) => kind)).toContain('mail');
    answer();
    await worker?.stop();
  });

  it('[PY-05.1] a failed job is tried again with growing pauses, and never given up', async () => {
    const { services, add, rows } = await office();
    await add({ kind: 'refund' });
    const pauses: number[] = [];
    let closed = true;
    const handlers: JobHandlers = {
      refund: () => (closed ? Promise.reject(new Error('the bank is closed')) : Promise.resolve(undefined)),
    };
    for (let attempt = 0; attempt < 14; attempt += 1) {
      await workAll(services, handlers);
      const [row] = await rows();
      pauses.push((row?.run_at ?? 0) - services.clock.now());
      services.clock.pass(pauses.at(-1) ?? 0);
    }
    const seconds = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600, 600];
    expect(pauses).toEqual(seconds.map((each) => each * 1_000));
    expect(await rows()).toMatchObject([{ attempts: 14, last_error: 'the bank is closed' }]);
    expect(services.log.lines.map(({ level }) => level).filter((level) => level === 'error')).toHaveLength(3);
    closed = false;
    await workAll(services, handlers);
    expect(await rows()).toEqual([]);
  });

  it('[RL-01] a job that the stop of the server interrupts is due at once, and has not failed', async () => {
    const { services, add, rows } = await office();
    await add({ kind: 'paint' });
    const stopping = new AbortController();
    const attempts: number[] = [];
    const interrupted: JobHandlers = {
      paint: (_, { attempt, signal }) => {
        attempts.push(attempt);
        stopping.abort(new Error('the server stops'));
        return Promise.reject(signal.reason);
      },
    };
    await workOnce(services, interrupted, stopping.signal);
    const due = { run_at: services.clock.now(), lease_until: 0, last_error: null };
    expect(await rows()).toMatchObject([due]);
    await workAll(services, { paint: async (_, { attempt }) => void attempts.push(attempt) as undefined });
    expect([attempts, await rows()]).toEqual([[1, 1], []]);
    expect(services.log.lines.map(({ level }) => level).filter((level) => level !== 'info')).toEqual([]);
  });

  it('a job goes to exactly one of many workers', async () => {
    const { services, add } = await office();
    for (let n = 0; n < 30; n += 1) await add({ kind: 'mail', payload: n });
    const taken = await Promise.all(Array.from({ length: 40 }, () => claimMail(services)));
    const ids = taken.flatMap((job) => (job ? [job.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    const rest = [];
    for (let job = await claimMail(services); job; job = await claimMail(services)) rest.push(job.id);
    expect(new Set([...ids, ...rest]).size).toBe(30);
  });

  it('after its lease ends a job goes to another worker, and the first can change nothing', async () => {
    const { services, add, rows } = await office();
    await add({ kind: 'mail' });
    const first = await claimMail(services);
    expect(await claimMail(services)).toBeUndefined();
    services.clock.pass(60_000);
    const second = await claimMail(services);
    expect([first?.fence, second?.fence]).toEqual([1, 2]);
    if (first) await finish(services.db, first);
    expect((await rows()).length).toBe(1);
    if (second) await finish(services.db, second);
    expect(await rows()).toEqual([]);
  });

  it('a job begins at once after its event, and no job begins after the worker has stopped', async () => {
    const { services, add } = await office();
    const done: unknown[] = [];
    const worker = startWorker(services, { mail: async (payload) => void done.push(payload) });
    await add({ kind: 'mail', payload: 1 });
    services.events.publish(JOBS_TOPIC);
    while (done.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await worker.stop();
    await add({ kind: 'mail', payload: 2 });
    services.events.publish(JOBS_TOPIC);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(done).toEqual([1]);
  });
});

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}
