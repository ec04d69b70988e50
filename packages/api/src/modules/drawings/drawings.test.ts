import { CallError, type DrawingView } from '@cpc/contract';
import type { DrawingId, DrawingState } from '@cpc/domain';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../base/ports/clock.ts';
import { startWorker } from '../../base/jobs/worker.ts';
import { A_DRAWING } from '../../testing/access/drawings.ts';
import { answerOf, type Caller, FORM, form } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { type DrawingShop, drawingShop, modelServer } from '../../testing/drawing-shop.ts';
import type { TakePicture } from '../uploads/picture-lane.ts';
import { takePicture } from '../uploads/picture.ts';

const PATIENT = { timeout: 15_000, interval: 20 };

let keys = 0;
const begin = (who: Caller, more: object = {}) =>
  who.must('Drawing.begin', { ...A_DRAWING, client_key: `key ${(keys += 1)}`, ...more });
const refusal = async (who: Caller, more: object = {}) => {
  const { data } = await who.call('Drawing.begin', { ...A_DRAWING, client_key: `key ${(keys += 1)}`, ...more });
  return (data as unknown as { readonly error?: string }).error;
};
const get = (who: Caller, { drawing_id }: { readonly drawing_id: DrawingId }) =>
  who.must('Drawing.get', { drawing_id });
const reaches = (who: Caller, drawing: DrawingView, state: DrawingState) =>
  expect.poll(async () => (await get(who, drawing)).state, PATIENT).toBe(state);
const fileOf = ({ app }: DrawingShop, who: Caller, asset: string | undefined, size = 'proxy') =>
  app.inject({ url: `/api/drawing/result/${asset}?size=${size}`, headers: who.headers });

/** Logs everybody in anew, days later. */
async function renewLogins({ services: { db, clock } }: DrawingShop): Promise<void> {
  const fresh = { started_at: clock.now(), expires_at: clock.now() + DAY_MS };
  await db.transact((tx) => tx.updateTable('sessions').set(fresh).execute());
}

/** The drawings of a shop that has a model server, AUTOMATIC1111 if nothing else is said. */
async function opened(
  { open }: ReturnType<typeof databases>[number],
  {
    takesMs = 50,
    kind = 'automatic1111',
    drawings = {},
    ...options
  }: Partial<Parameters<typeof drawingShop>[1]> & {
    readonly takesMs?: number;
    readonly kind?: 'automatic1111' | 'openai' | 'replicate';
  } = {},
) {
  const server = await modelServer(takesMs);
  const shop = await drawingShop(await open(), {
    ...options,
    drawings: { provider: server.configOf(kind), ...drawings },
  });
  return { ...server, shop, customer: await shop.customer() };
}

describe.each(databases())('drawings on $engine', (engine) => {
  it('[AI-01.2] [AI-04.1] [AI-06.1] a guest draws, chooses among four results, and keeps one like an upload', async () => {
    const { shop, customer } = await opened(engine);
    expect(await customer.must('Drawing.offer', {})).toMatchObject({
      by: 'model',
      styles: ['modern', 'cartoon', 'pencil', 'anime', 'sketch'],
      results: 4,
      price: { amount: 0, currency: 'EUR' },
    });
    const begun = await begin(customer, { client_key: 'once', seed: 42 });
    expect(begun).toMatchObject({ state: 'queued', place: 0, progress: 0, seed: 42, results: [] });
    expect(await customer.must('Drawing.begin', { ...A_DRAWING, client_key: 'once' })).toEqual(begun);
    await shop.work();
    const done = await get(customer, begun);
    expect(done).toMatchObject({ state: 'done', place: null, progress: 1, failure: null });
    expect(done.results.map(({ number, seed }) => [number, seed])).toEqual([0, 1, 2, 3].map((n) => [n, 42 + n]));
    const file = await fileOf(shop, customer, done.results[2]?.asset);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png']);
    const foreign = await fileOf(shop, await shop.customer(), done.results[2]?.asset);
    expect(foreign.json()).toMatchObject({ data: { error: 'notFound' } });
    const kept = await customer.must('Drawing.keep', { ...begun, number: 2 });
    expect(await customer.must('Drawing.keep', { ...begun, number: 2 })).toEqual(kept);
    expect((await get(customer, begun)).results.map((result) => result.kept)).toEqual([null, null, kept.asset, null]);
    const picture = await shop.app.inject({ url: `/api/picture/${kept.asset}`, headers: customer.headers });
    expect([picture.statusCode, picture.rawPayload.length > 0]).toEqual([200, true]);
    expect((await customer.must('Drawing.list', {})).map(({ drawing_id }) => drawing_id)).toEqual([begun.drawing_id]);
  });

  it('[AI-04.5] results expire, and a kept one stays', async () => {
    const { shop, customer } = await opened(engine);
    const begun = await begin(customer);
    await shop.work();
    const { results } = await get(customer, begun);
    const kept = await customer.must('Drawing.keep', { ...begun, number: 0 });
    for (const days of [3, 1, 1, 1]) {
      shop.services.clock.pass(days * DAY_MS + HOUR_MS);
      await shop.work();
    }
    await renewLogins(shop);
    expect(await get(customer, begun)).toMatchObject({ state: 'done', results: [], expires_at: null });
    expect(await shop.services.blobs.has(results[1]?.asset ?? ('' as never))).toBe(false);
    expect(await shop.services.blobs.has(kept.asset)).toBe(true);
    expect(await customer.call('Drawing.keep', { ...begun, number: 1 })).toMatchObject({
      data: { error: 'drawingExpired' },
    });
    shop.services.clock.pass(90 * DAY_MS);
    await shop.work();
    expect(await shop.services.db.read.selectFrom('drawings').selectAll().execute()).toEqual([]);
  });

  it('[AI-04.1] [AI-04.2] one customer does not starve the others', async () => {
    const { shop, customer, standin } = await opened(engine);
    const [second, third] = [await shop.customer(), await shop.customer()];
    const mine = [];
    const next = (who: Caller, prompt: string) => {
      shop.services.clock.pass(1);
      return begin(who, { prompt });
    };
    for (const n of [1, 2, 3]) mine.push(await next(customer, `first ${n}`));
    const theirs = [await next(second, 'second 1'), await next(third, 'third 1')] as const;
    const places = [...mine.map((drawing) => get(customer, drawing)), get(second, theirs[0]), get(third, theirs[1])];
    expect((await Promise.all(places)).map(({ place }) => place)).toEqual([0, 3, 4, 1, 2]);
    shop.start();
    await reaches(customer, mine[2] as DrawingView, 'done');
    const order = standin.drawings.map(({ prompt }) => prompt.slice(0, prompt.indexOf(',')));
    expect(new Set(order.slice(0, 3))).toEqual(new Set(['first 1', 'second 1', 'third 1']));
  });

  it('[AI-04.1] [AI-04.3] a cancel stops the work at once; what waited was never begun and costs nothing', async () => {
    const { shop, customer, standin } = await opened(engine, { drawings: { perCustomer: 2 } });
    standin.misbehave('slow');
    const running = await begin(customer);
    // Of two jobs that wait equally long, PostgreSQL may take either.
    shop.services.clock.pass(1);
    const waiting = await begin(customer);
    shop.start();
    await reaches(customer, running, 'running');
    await expect.poll(() => standin.drawings.length, PATIENT).toBe(1);
    expect(await customer.must('Drawing.cancel', waiting)).toMatchObject({ state: 'cancelled' });
    expect(await customer.must('Drawing.cancel', running)).toMatchObject({ state: 'cancelled', results: [] });
    await expect.poll(() => standin.drawings[0]?.state, PATIENT).toBe('interrupted');
    expect(await customer.must('Drawing.cancel', running)).toMatchObject({ state: 'cancelled' });
    expect([(await customer.must('Drawing.offer', {})).left, standin.drawings.length]).toEqual([1, 1]);
    // The place is free for the next one.
    await reaches(customer, await begin(customer), 'done');
  });

  it('[AI-04.1] a cancel in the last instant leaves no results and no files', async () => {
    const { shop, customer } = await opened(engine);
    const { blobs } = shop.services;
    const begun = await begin(customer);
    // The customer cancels while the last file is being stored.
    const put: typeof blobs.put = async (bytes) => {
      const asset = await blobs.put(bytes);
      await customer.must('Drawing.cancel', begun);
      return asset;
    };
    const late = await drawingShop(shop.services.db, {
      drawings: shop.services.config.drawings,
      overrides: { ...shop.services, blobs: { ...blobs, put } },
    });
    await late.work();
    expect(await get(customer, begun)).toMatchObject({ state: 'cancelled', results: [] });
    const { rows } = await sql<{ readonly asset: string }>`select asset from blob_leftovers`.execute(
      shop.services.db.read,
    );
    expect(rows.length).toBe(4);
    shop.services.clock.pass(2 * DAY_MS);
    await shop.work();
    for (const { asset } of rows) expect(await blobs.has(asset as never)).toBe(false);
  });

  it('[AI-04.1] [AI-04.3] a drawing that takes too long fails, stops at the provider, and costs nothing', async () => {
    const { shop, customer, standin } = await opened(engine, { drawings: { perCustomer: 1 } });
    standin.misbehave('slow');
    const begun = await begin(customer);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const worked = shop.work();
    await expect.poll(() => standin.drawings[0]?.state, PATIENT).toBe('running');
    // It may take 600,000 ms: in the ninth minute it still runs.
    await vi.advanceTimersByTimeAsync(540_000);
    expect(standin.drawings[0]?.state).toBe('running');
    await vi.advanceTimersByTimeAsync(60_000);
    await worked;
    vi.useRealTimers();
    expect(await get(customer, begun)).toMatchObject({ state: 'failed', failure: 'timeout' });
    expect([standin.drawings[0]?.state, (await customer.must('Drawing.offer', {})).left]).toEqual(['interrupted', 1]);
  });

  it('[AI-04.1] a server that stops gives its drawing back, and it begins again', async () => {
    const { shop, customer, standin } = await opened(engine);
    standin.misbehave('slow');
    const begun = await begin(customer);
    const stop = shop.start();
    await expect.poll(() => standin.drawings.length, PATIENT).toBe(1);
    await stop();
    expect(await get(customer, begun)).toMatchObject({ state: 'queued', results: [] });
    expect(standin.drawings[0]?.state).toBe('interrupted');
    await shop.work();
    expect(await get(customer, begun)).toMatchObject({ state: 'done' });
    expect((await customer.must('Drawing.offer', {})).left).toBe(100_000 - 1);
  });

  it('[AI-04.1] named work is taken up after a crash, and a drawing that kills servers is given up', async () => {
    const { shop, customer, standin } = await opened(engine, { kind: 'replicate', takesMs: 1_000 });
    const { db } = shop.services;
    const begun = await begin(customer);
    const stop = shop.start();
    const taskOf = async () => (await db.read.selectFrom('drawings').select('task').executeTakeFirst())?.task ?? null;
    await expect.poll(taskOf, PATIENT).not.toBeNull();
    await stop();
    // As a killed server leaves it. The time while nobody draws does not count.
    shop.services.clock.pass(HOUR_MS / 2);
    await db.transact((tx) => tx.updateTable('drawings').set({ state: 'running' }).execute());
    await shop.work();
    expect(await get(customer, begun)).toMatchObject({ state: 'done' });
    expect(standin.drawings.map(({ state }) => state)).toEqual(['done']);

    const deadly = await begin(customer);
    await db.transact((tx) =>
      tx.updateTable('drawings').set({ state: 'running', begun: 3 }).where('id', '=', deadly.drawing_id).execute(),
    );
    await shop.work();
    expect(await get(customer, deadly)).toMatchObject({ state: 'failed', failure: 'provider' });
    expect(standin.drawings.length).toBe(1);
  });

  it('[AI-04.1] a server that has lost a drawing to another writes nothing any more', async () => {
    const { shop, customer, standin } = await opened(engine, { takesMs: 400 });
    const begun = await begin(customer);
    shop.start();
    await expect.poll(() => standin.drawings.length, PATIENT).toBe(1);
    const { db } = shop.services;
    await db.transact((tx) => tx.updateTable('drawings').set({ begun: 2 }).execute());
    await expect.poll(() => standin.drawings[0]?.state, PATIENT).not.toBe('running');
    await expect
      .poll(
        async () => (await db.read.selectFrom('background_jobs').selectAll().where('lane', '=', 6).execute()).length,
        PATIENT,
      )
      .toBe(0);
    expect(await get(customer, begun)).toMatchObject({ state: 'running', results: [] });
  });

  it('[AI-04.1] a server that has lost a drawing leaves the work at the provider to the other', async () => {
    const { shop, customer, standin } = await opened(engine, { kind: 'replicate' });
    standin.misbehave('slow');
    await begin(customer);
    shop.start();
    const { db } = shop.services;
    const taskOf = async () => (await db.read.selectFrom('drawings').select('task').executeTakeFirst())?.task ?? null;
    await expect.poll(taskOf, PATIENT).not.toBeNull();
    await db.transact((tx) => tx.updateTable('drawings').set({ begun: 2 }).execute());
    const jobs = () => db.read.selectFrom('background_jobs').select('id').where('lane', '=', 6).execute();
    await expect.poll(jobs, PATIENT).toEqual([]);
    expect([standin.drawings.map(({ state }) => state), await taskOf()]).toEqual([
      ['running'],
      standin.drawings[0]?.id,
    ]);
  });

  it('[AI-04.1] what ends while nobody draws it is stopped at the provider', async () => {
    const { shop, customer, standin } = await opened(engine, { kind: 'replicate' });
    const { db } = shop.services;
    const tasks = async () =>
      (await db.read.selectFrom('drawings').select('task').orderBy('created_at').execute()).map(({ task }) => task);
    const interrupted = async () => {
      standin.misbehave('slow');
      shop.services.clock.pass(1);
      const begun = await begin(customer);
      const stop = shop.start();
      await expect.poll(async () => (await tasks()).at(-1) ?? null, PATIENT).not.toBeNull();
      await stop();
      return begun;
    };
    await customer.must('Drawing.cancel', await interrupted());
    await shop.work();
    await customer.must('Drawing.delete', await interrupted());
    await shop.work();
    const { drawing_id } = await interrupted();
    await db.transact((tx) => tx.updateTable('drawings').set({ begun: 3 }).where('id', '=', drawing_id).execute());
    await shop.work();
    expect(standin.drawings.map(({ state }) => state)).toEqual(['interrupted', 'interrupted', 'interrupted']);
    expect(await tasks()).toEqual([null, null, null]);
  });

  it('[AI-04.1] a moment without room for decoding is waited for, and nothing is drawn twice', async () => {
    let isFull = true;
    const take: TakePicture = async (path) => {
      if (isFull) throw new CallError('unavailable');
      return takePicture(path);
    };
    const { shop, customer, standin } = await opened(engine, { kind: 'replicate', take });
    const begun = await begin(customer);
    await shop.work();
    expect(await get(customer, begun)).toMatchObject({ state: 'queued' });
    isFull = false;
    shop.services.clock.pass(5_000);
    await shop.work();
    expect(await get(customer, begun)).toMatchObject({ state: 'done' });
    expect(standin.drawings).toHaveLength(1);
  });

  it('[AI-04.1] any key is possible, also that of another drawing that is deleted', async () => {
    const { customer } = await opened(engine);
    const first = await begin(customer);
    await begin(customer, { client_key: first.drawing_id });
    await customer.must('Drawing.delete', first);
    expect(await customer.must('Drawing.list', {})).toHaveLength(1);
  });

  it('[AI-04.5] what was not drawn is forgotten after a week', async () => {
    const { shop, customer } = await opened(engine);
    await begin(customer, { prompt: 'a n4ked w0man on the beach' });
    const drawn = await begin(customer);
    await shop.work();
    shop.services.clock.pass(8 * DAY_MS);
    await shop.work();
    const rows = await shop.services.db.read.selectFrom('drawings').select('id').execute();
    expect(rows).toEqual([{ id: drawn.drawing_id }]);
  });

  it('[RL-03.1] the touched reserve of the disk refuses new drawings and keeps no results', async () => {
    let isTouched = false;
    const { shop, customer } = await opened(engine, { overrides: { reserve: { isTouched: () => isTouched } } });
    const begun = await begin(customer);
    await shop.work();
    isTouched = true;
    expect(await refusal(customer)).toBe('unavailable');
    expect(await customer.call('Drawing.keep', { ...begun, number: 0 })).toMatchObject({ http: 503 });
    expect(await get(customer, begun)).toMatchObject({ state: 'done' });
  });

  it('[AI-05.1] a refused prompt says what for, costs nothing, and is logged by its hash alone', async () => {
    const { shop, customer, moderation, standin } = await opened(engine, { drawings: { perCustomer: 1 } });
    const refused = await begin(customer, { prompt: 'a n4ked w0man on the beach' });
    expect(refused).toMatchObject({ state: 'refused', refused_for: 'sexual', results: [] });
    expect((await customer.must('Drawing.offer', {})).left).toBe(1);

    const drawings = { ...shop.services.config.drawings, moderation };
    const strict = await drawingShop(shop.services.db, { drawings });
    const asked = await strict.customer();
    const flagged = await begin(asked, { prompt: 'please flag me' });
    await strict.work();
    expect(await get(asked, flagged)).toMatchObject({ state: 'refused', refused_for: 'violence' });
    expect(standin.drawings.length).toBe(0);
    expect((await asked.must('Drawing.offer', {})).left).toBe(1);
    const logged = JSON.stringify([shop.services.log.lines, strict.services.log.lines]);
    expect(logged).toMatch(/"hash":"[0-9a-f]{64}"/);
    for (const words of ['beach', 'w0man', 'flag me']) expect(logged).not.toContain(words);
  });

  it('[AI-05.1] results are moderated one by one; without an answer nothing is shown', async () => {
    const { shop, moderation, standin } = await opened(engine);
    const strict = await drawingShop(shop.services.db, { drawings: { ...shop.services.config.drawings, moderation } });
    const one = await strict.customer();
    // One order for each call: the prompt, the drawing, and the pictures. `elsewhere` changes nothing in these protocols.
    const usual = ['elsewhere', 'elsewhere', 'elsewhere'] as const;
    for (const what of [...usual, 'flagged'] as const) standin.misbehave(what);
    const partly = await begin(one, { seed: 5 });
    await strict.work();
    const { state, results } = await get(one, partly);
    expect([state, results.map(({ seed }) => seed)]).toEqual(['done', [5, 7, 8]]);
    // Results that are all refused were drawn all the same.
    const { left } = await one.must('Drawing.offer', {});
    const flagged = ['flagged', 'flagged', 'flagged', 'flagged'] as const;
    for (const what of ['elsewhere', 'elsewhere', ...flagged] as const) standin.misbehave(what);
    const refused = await begin(one);
    await strict.work();
    expect(await get(one, refused)).toMatchObject({ state: 'refused', results: [] });
    expect((await one.must('Drawing.offer', {})).left).toBe(left - 1);
    for (const what of [...usual, 'away'] as const) standin.misbehave(what);
    const failed = await begin(one);
    await strict.work();
    expect(await get(one, failed)).toMatchObject({ state: 'failed', failure: 'provider', results: [] });
  });

  it('[AI-04.1] [AI-04.2] quotas: of a customer, of a station, and at once; more is left a day later', async () => {
    const { shop, customer } = await opened(engine, {
      drawings: { perCustomer: 2, perStation: 3, atOnce: 1 },
      addressLimitsFactor: 4,
    });
    const other = await shop.customer();
    const first = await begin(customer);
    expect(await refusal(customer)).toBe('tooManyDrawings');
    await shop.work();
    expect(await get(customer, first)).toMatchObject({ state: 'done' });
    await begin(customer);
    await shop.work();
    expect(await refusal(customer)).toBe('drawingsUsedUp');
    // What is deleted was drawn all the same.
    await customer.must('Drawing.delete', first);
    expect(await customer.must('Drawing.list', {})).toHaveLength(1);
    expect(await refusal(customer)).toBe('drawingsUsedUp');
    await begin(other);
    await shop.work();
    expect(await refusal(other)).toBe('drawingsOfStationUsedUp');
    expect(await customer.must('Drawing.offer', {})).toMatchObject({ left: 0, more_at: first.created_at + DAY_MS });
    shop.services.clock.pass(DAY_MS);
    await renewLogins(shop);
    expect(await customer.must('Drawing.offer', {})).toMatchObject({ left: 2, more_at: null });
    await begin(customer);
  });

  it('[AI-04.1] [AI-04.2] many guests of one address use up a quarter of the drawings of a station', async () => {
    const { shop, customer } = await opened(engine, { drawings: { perStation: 8 } });
    await begin(customer);
    await begin(await shop.customer());
    const third = await shop.customer();
    expect(await refusal(third, { prompt: 'a n4ked w0man' })).toBeUndefined();
    expect(await refusal(third)).toBe('tooManyRequests');
    // Another address still has its own share.
    const asked = { s: 'Drawing.begin', ...A_DRAWING, client_key: 'elsewhere' };
    const elsewhere = await shop.app.inject({
      method: 'POST',
      url: '/userphoneapplets/index',
      remoteAddress: '10.9.8.7',
      headers: { ...third.headers, ...FORM },
      payload: form(asked),
    });
    expect(answerOf(elsewhere)).toMatchObject({ code: 0, data: { state: 'queued' } });
    shop.services.clock.pass(DAY_MS);
    await renewLogins(shop);
    await begin(third);
  });

  it('[AI-04.1] [AI-04.2] of many calls at once, no more are begun than the quota has', async () => {
    const { shop, customer } = await opened(engine, { drawings: { perCustomer: 3 } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => refusal(customer)));
    expect(answers.filter((error) => error === undefined)).toHaveLength(3);
    const same = { ...A_DRAWING, client_key: 'the same' };
    const other = await shop.customer();
    const begun = await Promise.all(Array.from({ length: 4 }, () => other.must('Drawing.begin', same)));
    expect(new Set(begun.map(({ drawing_id }) => drawing_id)).size).toBe(1);
  });

  it('[AI-01.4] words that are none: empty, too long, only signs that nobody sees, only emoji', async () => {
    const { shop, customer, standin } = await opened(engine);
    const empty = await customer.call('Drawing.begin', { ...A_DRAWING, client_key: 'e', prompt: '  ' });
    expect(empty).toMatchObject({ msg: "Sorry, you haven't entered anything yet", data: { error: 'promptEmpty' } });
    expect(await refusal(customer, { prompt: 'word '.repeat(1_000) })).toBe('promptTooLong');
    expect(await refusal(customer, { prompt: '\ufdfa'.repeat(1_000) })).toBe('promptTooLong');
    expect(await refusal(customer, { prompt: '\u0001\u0002\u0007' })).toBe('promptEmpty');
    expect(await refusal(customer, { prompt: '<lora:x:1>' })).toBe('promptEmpty');
    expect(await refusal(customer, { area: { width: 10, height: 100, keep_out: [] } })).toBe('invalidInput');
    const emoji = await begin(customer, { prompt: '🐱🚀' });
    await shop.work();
    expect(await get(customer, emoji)).toMatchObject({ state: 'done', prompt: '🐱🚀' });
    expect(standin.drawings[0]?.prompt).toContain('🐱🚀');
  });

  it('[AI-03.1] where nobody draws, the offer says so', async () => {
    const shop = await drawingShop(await engine.open(), { drawings: { provider: { kind: 'illustrator' } } });
    const customer = await shop.customer();
    expect(await customer.must('Drawing.offer', {})).toMatchObject({ by: 'none', styles: [], left: 0 });
    expect(await refusal(customer)).toBe('drawingsOff');
  });

  it('[AI-04.1] progress and results come by server push, until the drawing has ended', async () => {
    const { shop, customer } = await opened(engine, { takesMs: 2_500 });
    const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const begun = await begin(customer);
    const response = await fetch(`${origin}/api/drawing/stream?drawing_id=${begun.drawing_id}`, {
      headers: customer.headers,
    });
    shop.start();
    const views = [...(await response.text()).matchAll(/^event: drawing\ndata: (.*)$/gm)].map(
      ([, data = '']): DrawingView => JSON.parse(data),
    );
    expect(views.at(0)).toMatchObject({ state: 'queued' });
    expect(views.some(({ state, progress }) => state === 'running' && progress > 0 && progress < 1)).toBe(true);
    expect(views.at(-1)).toMatchObject({ state: 'done', results: [{}, {}, {}, {}] });
  });
});

describe.each(databases())('two servers that draw on $engine', ({ openTwice }) => {
  it('[AI-04.1] [AI-04.3] each drawing is drawn once, and a cancel at one stops the other', async () => {
    const [first, second] = await openTwice();
    const { standin, configOf } = await modelServer(100);
    const drawings = { provider: configOf('replicate') };
    const one = await drawingShop(first, { drawings });
    const two = await drawingShop(second, { drawings, overrides: { blobs: one.services.blobs } });
    const customer = await one.customer();
    const begun = [];
    for (let n = 0; n < 4; n += 1) begun.push(await begin(customer, { prompt: `number ${n}` }));
    const workers = [one, two].map(({ services, handlers }) => startWorker(services, handlers));
    onTestFinished(async () => void (await Promise.all(workers.map((worker) => worker.stop()))));
    for (const drawing of begun) await reaches(customer, drawing, 'done');
    expect(standin.drawings.map(({ prompt }) => prompt.slice(0, 8)).toSorted()).toEqual(
      [0, 1, 2, 3].map((n) => `number ${n}`),
    );
    standin.misbehave('slow');
    standin.misbehave('slow');
    const slow = [await begin(customer), await begin(customer)];
    await expect.poll(() => standin.drawings.length, PATIENT).toBe(6);
    for (const drawing of slow) await customer.must('Drawing.cancel', drawing);
    await expect
      .poll(() => standin.drawings.slice(4).map(({ state }) => state), PATIENT)
      .toEqual(['interrupted', 'interrupted']);
  });
});
