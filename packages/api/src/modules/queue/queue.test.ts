import type { OrderView } from '@cpc/contract';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../base/ports/clock.ts';
import { databases } from '../../testing/databases.ts';
import { pushed } from '../../testing/pushed.ts';
import { CHOICE, soleItem, type TestShop, testShop } from '../../testing/shop.ts';
import { estimateSeconds } from '../../records/queue/load.ts';

/** Prints the next job of the queue and places it in the pickup area. A print takes two minutes. */
async function printNext({ station, services }: TestShop) {
  const job = await station.must('PrintJob.lease', { wait_ms: 0 });
  if (!job) throw new Error('expected a print job to lease');
  const report = (seq: number, kind: 'started' | 'placed') =>
    station.must('PrintJob.report', {
      job_id: job.job_id,
      fence: job.fence,
      events: [{ seq, kind, percent: 0, reason: '', bay: kind === 'placed' ? 'A3' : '', at: 0 }],
    });
  await report(1, 'started');
  services.clock.pass(120_000);
  await report(2, 'placed');
  await station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
}

describe.each(databases())('the queue on $engine', ({ open }) => {
  it('[QU-01.2] [QU-01.3] shows areas and positions, marks own entries, and estimates from past prints', async () => {
    const shop = await testShop(await open());
    const [anna, ben] = [await shop.customer(), await shop.customer()];
    const first = await shop.paidOrder(anna);
    await shop.work();
    await printNext(shop);
    const [second, third] = [await shop.paidOrder(ben), await shop.paidOrder(anna)];
    const fourth = await shop.place(ben);
    await shop.work();

    const seen = await ben.must('Queue.get', CHOICE);
    const entry = (order: { order_number: string }) =>
      seen.entries.find(({ order_number }) => order_number === order.order_number);
    expect(entry(first)).toEqual({
      order_number: first.order_number,
      print_number: `${first.order_number}-1`,
      area: 'pickup',
      percent: 100,
      position: 0,
      mine: false,
      order_id: null,
      label: 'pickupArea',
      ready_at: expect.any(Number),
      picture: null,
      nickname: null,
      bay: null,
    });
    expect(entry(second)).toMatchObject({ area: 'queue', mine: true, order_id: second.order_id });
    expect(new Set([entry(second)?.position, entry(third)?.position])).toEqual(new Set([1, 2]));
    expect(entry(fourth)).toMatchObject({ area: 'payment', label: 'unpaid', mine: true });
    const estimates = [await ben.must('Order.get', second), await anna.must('Order.get', third)]
      .map((order) => soleItem(order).estimate_s)
      .sort((a, b) => a - b);
    expect(estimates).toEqual([120, 240]);
    expect(await shop.visitor.must('Machine.get', CHOICE)).toMatchObject({ waiting: 2, estimate_s: 360 });
    expect(
      (await shop.visitor.must('Queue.get', CHOICE)).entries.every((one) => !one.mine && one.order_id === null),
    ).toBe(true);
    expect(await shop.visitor.call('Queue.get', { machine_id: 'nowhere' as never })).toMatchObject({
      msg: 'Device information does not exist',
    });
  });

  it('[QU-05.2] [QU-02.1] only the own display sees the picture of a case, until shortly after its hand-over', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    await shop.work();
    await printNext(shop);
    const { thumbnail, pickup_code } = soleItem(await customer.must('Order.get', order));
    expect(thumbnail).toEqual(expect.any(String));
    const pictures = async (who: Pick<TestShop['screen'], 'must'>) =>
      (await who.must('Queue.get', CHOICE)).entries.map(({ picture }) => picture);
    expect(await pictures(shop.screen)).toEqual([thumbnail]);
    for (const who of [customer, shop.visitor, await shop.partner()]) expect(await pictures(who)).toEqual([null]);
    const load = async () =>
      (await shop.app.inject({ url: `/api/order/thumbnail/${thumbnail}`, headers: shop.screen.headers })).statusCode;
    expect(await shop.screen.must('Pickup.verify', { code: pickup_code ?? '' })).toMatchObject({ picture: thumbnail });
    expect(await load()).toBe(200);
    shop.services.clock.pass(6 * 60_000);
    const after = await shop.app.inject({ url: `/api/order/thumbnail/${thumbnail}`, headers: shop.screen.headers });
    expect(after.json()).toMatchObject({ data: { error: 'notFound' } });
  });

  it('[QU-05.8] the own display alone calls a customer by a nickname, and names the bay only with it', async () => {
    const shop = await testShop(await open());
    const [anna, ben] = [await shop.customer(), await shop.customer()];
    const [first, second] = [await shop.paidOrder(anna), await shop.paidOrder(ben)];
    await shop.work();
    const name = (order: OrderView, nickname: string) =>
      anna.call('Order.setNickname', { order_id: order.order_id, nickname });
    expect((await name(first, '  Anna  B ')).data).toMatchObject({ nickname: 'Anna B' });
    expect(await name(second, 'Ben')).toMatchObject({ data: { error: 'notFound' } });
    expect(await name(first, 'fuck you')).toMatchObject({ data: { error: 'nicknameRefused' } });
    for (const unfit of ['x'.repeat(21), 'call 0171 2345', '\u202eanna'])
      expect(await name(first, unfit)).toMatchObject({ data: { error: 'nicknameUnfit' } });
    await printNext(shop);
    await printNext(shop);
    const seen = async (who: Pick<TestShop['screen'], 'must'>) =>
      (await who.must('Queue.get', CHOICE)).entries
        .map(({ nickname, bay }) => `${nickname} ${bay}`)
        .toSorted((a, b) => a.localeCompare(b));
    const nobody = ['null null', 'null null'];
    expect(await seen(shop.screen)).toEqual(['Anna B A3', 'null null']);
    for (const who of [anna, ben, shop.visitor, await shop.partner()]) expect(await seen(who)).toEqual(nobody);
    expect((await name(first, '')).data).toMatchObject({ nickname: null });
    expect(await seen(shop.screen)).toEqual(nobody);
    await name(first, 'Anna');
    const { pickup_code } = soleItem(await anna.must('Order.get', first));
    await shop.screen.must('Pickup.verify', { code: pickup_code ?? '' });
    // The order is over: nobody is greeted any more, and the name is deleted within an hour.
    expect(await name(first, 'Again')).toMatchObject({ data: { error: 'orderOver' } });
    shop.services.clock.pass(3_700_000);
    await shop.work();
    expect(await shop.services.db.read.selectFrom('nicknames').selectAll().execute()).toEqual([]);
  });

  it('[QU-01.1] pushes the queue at once when it changes, and ends when the server closes', async () => {
    const shop = await testShop(await open());
    const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const response = await fetch(`${origin}/api/queue/stream?machine_id=demo`);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = pushed(response);
    expect(await events.next()).toMatchObject({ value: { state: 'ready', entries: [] } });
    const order = await shop.place(await shop.customer());
    expect(await events.next()).toMatchObject({
      value: { entries: [{ order_number: order.order_number, area: 'payment' }] },
    });
    await shop.station.must('Station.heartbeat', { state: 'fault', reasons: ['paused'], version: 'test' });
    expect(await events.next()).toMatchObject({ value: { state: 'fault', reasons: ['paused'] } });
    await shop.app.close();
    expect(await events.next()).toMatchObject({ done: true });
  });

  it.each(['', '?machine_id=', '?machine_id=a&machine_id=b', '?machine_id=nowhere'])(
    'answers a bad stream request %j in words',
    async (query) => {
      const shop = await testShop(await open());
      const answer = await shop.app.inject({ url: `/api/queue/stream${query}` });
      expect(['invalidInput', 'deviceMissing']).toContain(answer.json<{ data: { error: string } }>().data.error);
    },
  );

  it('[QU-02.1] [QU-02.2] a pickup code opens once, at its station, and wrong ones are limited', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    await shop.work();
    expect(await shop.screen.call('Pickup.verify', { code: order.order_number })).toMatchObject({
      data: { error: 'pickupNotReady' },
    });
    await printNext(shop);
    const { pickup_code } = soleItem(await customer.must('Order.get', order));
    const code = pickup_code ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    for (let miss = 0; miss < 5; miss += 1)
      expect(await shop.screen.call('Pickup.verify', { code: wrong })).toMatchObject({
        data: { error: 'pickupCodeWrong' },
      });
    expect(await shop.screen.call('Pickup.verify', { code })).toMatchObject({ data: { error: 'pickupLocked' } });
    shop.services.clock.pass(60_001);
    const taps = await Promise.all([1, 2, 3].map(() => shop.screen.call('Pickup.verify', { code: ` ${code} ` })));
    expect(taps.filter((tap) => tap.code === 0)).toMatchObject([
      { data: { order_number: order.order_number, bay: 'A3' } },
    ]);
    expect(await customer.call('Pickup.verify', { code })).toMatchObject({ data: { error: 'forbidden' } });
  });

  it("[QU-02.1] [QU-02.2] neither many codes at once nor an order's number bypass the limit", async () => {
    const shop = await testShop(await open());
    const order = await shop.paidOrder(await shop.customer());
    const type = (code: string) => shop.screen.call('Pickup.verify', { code });
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, guess) => type(String(100_000 + guess))));
    const errors = guesses.map(({ data }) => (data as unknown as { error: string }).error);
    expect(errors.filter((error) => error === 'pickupCodeWrong')).toHaveLength(5);
    expect(errors.filter((error) => error === 'pickupLocked')).toHaveLength(25);
    shop.services.clock.pass(60_001);
    for (let time = 0; time < 3; time += 1)
      expect(await type(order.order_number)).toMatchObject({ data: { error: 'pickupNotReady' } });
    expect(await type('000000')).toMatchObject({ data: { error: 'pickupCodeWrong' } });
    expect(await type(order.order_number)).toMatchObject({ data: { error: 'pickupLocked' } });
  });

  it('[QU-02.1] [QU-02.2] guesses lock the keypad longer each time, never the signed code', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const [typed, scanned] = [await shop.paidOrder(customer), await shop.paidOrder(customer)];
    await shop.work();
    await printNext(shop);
    await printNext(shop);
    const codesOf = async (order: OrderView) => soleItem(await customer.must('Order.get', order));
    const { pickup_code } = await codesOf(typed);
    const type = (code: string) => shop.screen.call('Pickup.verify', { code });
    const wrong = pickup_code === '000000' ? '000001' : '000000';
    for (let miss = 0; miss < 5; miss += 1) await type(wrong);
    for (const seconds of [30, 60, 120, 180, 180]) {
      expect(await type(wrong)).toMatchObject({ data: { error: 'pickupLocked', seconds } });
      shop.services.clock.pass(seconds * 1_000 - 1);
      expect(await type(pickup_code ?? '')).toMatchObject({ data: { error: 'pickupLocked', minutes: 1, seconds: 1 } });
      shop.services.clock.pass(1);
      expect(await type(wrong)).toMatchObject({ data: { error: 'pickupCodeWrong' } });
    }
    const { pickup_token } = await codesOf(scanned);
    expect(await type(pickup_token ?? '')).toMatchObject({ data: { order_number: scanned.order_number } });
    expect(await type(pickup_token ?? '')).toMatchObject({ data: { error: 'pickupCodeWrong' } });
    // A hand-over resets the count, with either kind of code.
    for (let miss = 0; miss < 4; miss += 1)
      expect(await type(wrong)).toMatchObject({ data: { error: 'pickupCodeWrong' } });
    expect(await type(pickup_code ?? '')).toMatchObject({ data: { order_number: typed.order_number } });
    for (let miss = 0; miss < 5; miss += 1)
      expect(await type(wrong)).toMatchObject({ data: { error: 'pickupCodeWrong' } });
    // So does an hour without a wrong code.
    shop.services.clock.pass(60 * 60_000);
    for (let miss = 0; miss < 5; miss += 1)
      expect(await type(wrong)).toMatchObject({ data: { error: 'pickupCodeWrong' } });
  });

  it('[QU-02.2] the partner sees guessed codes for a day, even after a right one', async () => {
    const shop = await testShop(await open());
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const order = await shop.paidOrder(customer);
    await shop.work();
    await printNext(shop);
    const { pickup_code } = soleItem(await customer.must('Order.get', order));
    const wrong = pickup_code === '000000' ? '000001' : '000000';
    const type = (code: string) => shop.screen.call('Pickup.verify', { code });
    const warnings = () => partner.must('Partner.pickupGuesses', {});
    const began = shop.services.clock.now();
    for (let miss = 0; miss < 4; miss += 1) await type(wrong);
    expect(await warnings()).toEqual([]);
    await type(wrong);
    shop.services.clock.pass(60_000);
    await type(wrong);
    shop.services.clock.pass(2 * 60_000);
    await type(pickup_code ?? '');
    const six = { machine_id: 'demo', machine_name: 'Demo', misses: 6, since: began, last_at: began + 60_000 };
    expect(await warnings()).toEqual([six]);
    // Wrong codes that a station counted offline are reported too, once.
    const missed = { count: 5, at: shop.services.clock.now() };
    for (let time = 0; time < 2; time += 1) await shop.station.must('Station.pickups', { handed: [], missed });
    expect(await warnings()).toEqual([{ ...six, misses: 7, last_at: missed.at }]);
    shop.services.clock.pass(DAY_MS);
    expect(await (await shop.partner()).must('Partner.pickupGuesses', {})).toEqual([]);
  });
});

it('[QU-01.3] the estimate counts earlier prints, the own print, and the rest of the current one', () => {
  expect(estimateSeconds(100_000, 0, [])).toBe(100);
  expect(estimateSeconds(100_000, 2, [75])).toBe(325);
});
