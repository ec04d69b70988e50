import type { OrderView, ProblemView } from '@cpc/contract';
import { type AssetId, brand, PROBLEM_DAYS } from '@cpc/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { answerOf, type Caller, callerOf, errorOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { bombPng, photo } from '../../testing/pictures.ts';
import { printNext } from '../../testing/printer.ts';
import { notifyingShop, shownBy } from '../../testing/push.ts';
import { CHOICE, orderOfItems, type TestShop, testShop } from '../../testing/shop.ts';
import { registered } from '../../testing/texts.ts';
import { upload } from '../../testing/upload.ts';

const PHONE = { phone: '13800138000', country: 'CN', password: 'correct horse' };

const itemOf = (order: OrderView, index = 0) => order.items[index]?.item_id ?? brand<never>('');
const inputOf = (order: OrderView, changes: object = {}) => ({
  order_id: order.order_id,
  item_id: itemOf(order),
  client_key: 'one',
  kind: 'misprint' as const,
  words: 'Stripes in the sky',
  photos: [] as AssetId[],
  ...changes,
});

/** An order of so many items that was picked up. */
async function collected(shop: TestShop, customer: Caller, items = 1): Promise<OrderView> {
  const input = orderOfItems(...Array.from({ length: items }, () => ({})));
  const order = await shop.pay(customer, await customer.must('Order.place', input));
  await shop.work();
  for (let n = 0; n < items; n += 1) await printNext(shop, `A${n}`);
  for (const { pickup_code } of (await customer.must('Order.get', order)).items)
    await shop.screen.must('Pickup.verify', { code: pickup_code ?? '' });
  return customer.must('Order.get', order);
}

async function opened(db: Database, items = 1) {
  const shop = await testShop(db, { renderer: BLANK });
  const [customer, partner] = [await shop.customer(), await shop.partner()];
  return { shop, customer, partner, order: await collected(shop, customer, items) };
}

const decisionOn = ({ problem_id }: ProblemView, changes: object = {}) => ({
  problem_id,
  decision: 'answered' as const,
  words: 'Please bring it along',
  seen: 1,
  ...changes,
});

describe.each(databases())('problems of orders on $engine', ({ open }) => {
  it('[OR-13.2] [PA-11.3] a reported problem is answered; the customer writes once more, and the shop decides again', async () => {
    const { customer, partner, order } = await opened(await open());
    const problem = await customer.must('Problem.report', inputOf(order));
    expect(problem).toMatchObject({ kind: 'misprint', state: 'reported', may_reopen: false });
    expect(await customer.must('Problem.report', inputOf(order))).toEqual(problem);
    expect(errorOf(await customer.call('Problem.report', inputOf(order, { client_key: 'two' })))).toBe('problemOpen');
    expect(await partner.must('Partner.problems', {})).toMatchObject([
      {
        order_number: order.order_number,
        line: 1,
        items: 1,
        machine_name: 'Demo',
        job: 'collected',
        may: ['answered', 'declined', 'reprint', 'refunded'],
        messages: [
          {
            by: 'customer',
            person: null,
            words: 'Stripes in the sky',
          },
        ],
        refundable: order.price,
      },
    ]);
    await partner.must('Partner.decideProblem', decisionOn(problem));
    const reopen = { problem_id: problem.problem_id, words: ' It is still wrong ', photos: [] };
    expect(await customer.must('Problem.ofOrder', order)).toMatchObject({
      reportable: [],
      problems: [
        { state: 'answered', may_reopen: true, messages: [{}, { by: 'shop', words: 'Please bring it along' }] },
      ],
    });
    const again = await customer.must('Problem.reopen', reopen);
    expect(again).toMatchObject({ state: 'reported', may_reopen: false, messages: [{}, {}, { event: 'reopened' }] });
    expect(await customer.must('Problem.reopen', reopen)).toEqual(again);
    const late = decisionOn(problem, { decision: 'declined', words: 'No' });
    expect(errorOf(await partner.call('Partner.decideProblem', late))).toBe('problemChanged');
    const declined = await partner.must('Partner.decideProblem', { ...late, seen: 3 });
    expect(declined).toMatchObject({ state: 'declined', may: [], messages: [{}, {}, {}, { person: 'Demo shop' }] });
    expect(await partner.must('Partner.decideProblem', { ...late, seen: 3 })).toEqual(declined);
    expect(errorOf(await customer.call('Problem.reopen', { ...reopen, words: 'But' }))).toBe('cannotReopen');
    const shown = JSON.stringify(await customer.must('Problem.ofOrder', order));
    expect(shown).not.toContain('Demo shop');
    expect(await partner.must('Partner.problems', { state: 'reported' })).toEqual([]);
    expect(await partner.must('Partner.problems', { order_number: order.order_number.toLowerCase() })).toHaveLength(1);
  });

  it('[OR-13.1] a problem is reported for what was paid, until 60 days after its pickup', async () => {
    const { shop, customer, order } = await opened(await open());
    await registered(customer, shop.services.texts, PHONE);
    const unpaid = await shop.place(customer);
    const { reportable } = await customer.must('Problem.ofOrder', unpaid);
    expect(reportable).toEqual([]);
    expect(errorOf(await customer.call('Problem.report', inputOf(unpaid)))).toBe('notReportable');
    const waiting = await shop.pay(customer, unpaid);
    expect(await customer.must('Problem.report', inputOf(waiting, { kind: 'notReceived' }))).toBeDefined();
    const stranger = await shop.customer();
    expect(errorOf(await stranger.call('Problem.report', inputOf(order)))).toBe('notFound');
    expect(errorOf(await customer.call('Problem.report', inputOf(order, { words: ' ' })))).toBe('fieldEmpty');
    shop.services.clock.pass(PROBLEM_DAYS * DAY_MS);
    const again = await registeredAgain(shop);
    expect(await again.must('Problem.ofOrder', order)).toMatchObject({ reportable: [] });
    expect(errorOf(await again.call('Problem.report', inputOf(order)))).toBe('notReportable');
  });

  it('[OR-13.2] [PY-05.1] [MO-02.1] a refund gives back the item’s share once, in the transaction of the decision', async () => {
    const { shop, customer, partner, order } = await opened(await open(), 2);
    const problem = await customer.must('Problem.report', inputOf(order));
    const refund = decisionOn(problem, { decision: 'refunded', words: 'Your money comes back' });
    expect(await partner.must('Partner.decideProblem', refund)).toMatchObject({ state: 'refunded', may: [] });
    await partner.must('Partner.decideProblem', refund);
    await shop.work();
    const share = order.price.amount / 2;
    expect(await customer.must('Order.get', order)).toMatchObject({
      payment: 'settled',
      refunded: { amount: share },
      refunds: [
        {
          item_id: itemOf(order),
          state: 'refunded',
          amount: { amount: share },
        },
      ],
    });
    const answer = await partner.call('Partner.decideProblem', { ...refund, words: 'Again' });
    expect(errorOf(answer)).toBe('problemDecided');
    const other = await customer.must('Problem.report', inputOf(order, { item_id: itemOf(order, 1), client_key: '2' }));
    await partner.must('Partner.decideProblem', { ...refund, problem_id: other.problem_id });
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'refunded', refunded: order.price });
    const { balanced } = await books(shop);
    expect(balanced).toBe(true);
  });

  it('[OR-13.2] an item that no station has begun is cancelled with its refund; a refused act leaves the problem open', async () => {
    const { shop, customer, partner } = await opened(await open());
    const waiting = await shop.paidOrder(customer);
    const problem = await customer.must('Problem.report', inputOf(waiting));
    const refund = decisionOn(problem, { decision: 'refunded' });
    expect(await partner.must('Partner.decideProblem', refund)).toMatchObject({ state: 'refunded', job: 'cancelled' });
    const other = await shop.paidOrder(customer);
    const late = await customer.must('Problem.report', inputOf(other));
    await customer.must('Order.cancel', other);
    const again = decisionOn(late, { decision: 'refunded' });
    expect(errorOf(await partner.call('Partner.decideProblem', again))).toBe('refundedAlready');
    const reprint = decisionOn(late, { decision: 'reprint' });
    expect(errorOf(await partner.call('Partner.decideProblem', reprint))).toBe('notReprintable');
    const [first] = await partner.must('Partner.problems', { state: 'reported' });
    expect(first).toMatchObject({ may: ['answered', 'declined'], refundable: { amount: 0 }, messages: [{}] });
    expect(await partner.must('Partner.decideProblem', decisionOn(late))).toMatchObject({ state: 'answered' });
  });

  it('[OR-13.2] [PA-06.2] an item is printed again with the decision, and the new print can be reported too', async () => {
    const { shop, customer, partner, order } = await opened(await open());
    const problem = await customer.must('Problem.report', inputOf(order));
    const reprint = decisionOn(problem, { decision: 'reprint', words: 'We make it again' });
    const [machine] = await partner.must('Partner.stockList', {});
    const kind = { ...CHOICE, pieces: 0, reason: 'broken' };
    await partner.must('Partner.countStock', kind);
    expect(errorOf(await partner.call('Partner.decideProblem', reprint))).toBe('notInStock');
    await partner.must('Partner.countStock', { ...kind, pieces: machine?.on_hand ?? 0 });
    expect(await partner.must('Partner.decideProblem', reprint)).toMatchObject({ state: 'reprint', job: 'waiting' });
    await partner.must('Partner.decideProblem', reprint);
    await shop.work();
    shop.services.clock.pass(1_000);
    await printNext(shop, 'A9');
    const view = await customer.must('Order.get', order);
    expect(view).toMatchObject({ items: [{ job: 'ready' }], payment: 'settled', refunds: [] });
    const second = await customer.must('Problem.report', inputOf(order, { client_key: 'second' }));
    expect(second).toMatchObject({ state: 'reported' });
    expect(await customer.must('Problem.ofOrder', order)).toMatchObject({ problems: [{ state: 'reprint' }, {}] });
  });

  it('[OR-13.2] [PA-11.3] of two people who decide at once, one decides', async () => {
    const { shop, customer, partner, order } = await opened(await open());
    const other = await colleague(shop, partner);
    const problem = await customer.must('Problem.report', inputOf(order));
    const answers = await Promise.all([
      partner.call('Partner.decideProblem', decisionOn(problem, { decision: 'refunded' })),
      other.call('Partner.decideProblem', decisionOn(problem, { decision: 'declined' })),
      other.call('Partner.decideProblem', decisionOn(problem, { decision: 'refunded', words: 'Yes' })),
    ]);
    const errors = answers.map(errorOf).filter((error) => error !== undefined);
    expect(errors).toEqual(['problemDecided', 'problemDecided']);
    const [view] = await partner.must('Partner.problems', {});
    expect(view?.messages).toHaveLength(2);
    const { refunds } = await customer.must('Order.get', order);
    expect(refunds).toHaveLength(view?.state === 'refunded' ? 1 : 0);
  });

  it('[OR-13.1] of two reports about one item at once, one is stored', async () => {
    const { customer, order } = await opened(await open());
    const answers = await Promise.all(
      ['a', 'a', 'b', 'c'].map((client_key) => customer.call('Problem.report', inputOf(order, { client_key }))),
    );
    const { problems } = await customer.must('Problem.ofOrder', order);
    expect(problems).toHaveLength(1);
    expect(answers.filter((answer) => errorOf(answer) === undefined).length).toBeGreaterThan(0);
  });

  it('[OR-13.1] [AP-06.3] photos are the customer’s own, without metadata, and stay when the upload is swept', async () => {
    const { shop, customer, partner, order } = await opened(await open());
    const located = await sharp(await photo(64, 48))
      .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1' }, IFD0: { Make: 'Secret camera' } })
      .jpeg()
      .toBuffer();
    expect(located.includes('Secret camera')).toBe(true);
    const { asset } = (await upload(shop.app, customer.headers, located)).data;
    const stranger = await shop.customer();
    const foreign = (await upload(shop.app, stranger.headers, await photo(50, 40))).data.asset;
    for (const photos of [[foreign], [asset, foreign], [brand<AssetId>('0'.repeat(64))]])
      expect(errorOf(await customer.call('Problem.report', inputOf(order, { photos })))).toBe('notFound');
    const four = [1, 2, 3, 4].map((n) => brand<AssetId>(String(n).repeat(64)));
    expect(errorOf(await customer.call('Problem.report', inputOf(order, { photos: four })))).toBe('invalidInput');
    const { messages } = await customer.must('Problem.report', inputOf(order, { photos: [asset, asset] }));
    const [kept, ...others] = messages[0]?.photos ?? [];
    expect(others).toEqual([]);
    const get = (who: Caller) => shop.app.inject({ url: `/api/problem/photo/${kept}`, headers: who.headers });
    expect([(await get(customer)).statusCode, (await get(partner)).statusCode]).toEqual([200, 200]);
    expect(errorOf(answerOf(await get(stranger)))).toBe('notFound');
    expect((await get(partner)).rawPayload.includes('Secret camera')).toBe(false);
    await shop.services.db.transact((tx) => tx.deleteFrom('pictures').execute());
    await shop.services.db.transact((tx) =>
      tx
        .insertInto('blob_leftovers')
        .values({ asset: kept ?? brand(''), since: 0 })
        .execute(),
    );
    shop.services.clock.pass(3 * DAY_MS);
    await shop.work();
    expect((await get(await shop.partner())).statusCode).toBe(200);
  });

  it('[OR-13.1] [SE-04] hostile photos are refused before a problem exists', async () => {
    const { shop, customer, order } = await opened(await open());
    const hostile = [bombPng(60_000, 60_000), Buffer.from('<svg onload="alert(1)"/>'), Buffer.from('MZ\0\0')];
    for (const bytes of hostile)
      expect(['imageTooLarge', 'notImage']).toContain(errorOf(await upload(shop.app, customer.headers, bytes)));
    expect(await customer.must('Problem.ofOrder', order)).toMatchObject({ problems: [], reportable: [itemOf(order)] });
  });

  it('[OR-13.2] [QU-02.4] a customer who agreed is told that there is an answer, without its content', async () => {
    const { shop, agree } = await notifyingShop(await open());
    const [customer, partner] = [await shop.customer(), await shop.partner()];
    const browser = await agree(customer);
    const order = await collected(shop, customer);
    const problem = await customer.must('Problem.report', inputOf(order));
    await partner.must('Partner.decideProblem', decisionOn(problem, { words: 'secret words' }));
    await shop.work();
    const notice = (await shownBy(browser)).find(({ title }) => title === 'News about what you reported');
    expect(notice?.body).toContain(order.order_number);
    expect(notice?.url).toContain(order.order_id);
    expect(JSON.stringify(notice)).not.toMatch(/secret|misprint|Stripes/);
  });
});

/** The registered customer, logged in anew. */
async function registeredAgain({ app, visitor }: TestShop): Promise<Caller> {
  return callerOf(app, await visitor.must('User.login', PHONE));
}

/** Another person of the shop who may decide. */
async function colleague({ app, visitor }: TestShop, owner: Caller): Promise<Caller> {
  const { code } = await owner.must('Partner.addPerson', { name: 'Cleo', username: 'cleo', role: 'counter' });
  return callerOf(app, await visitor.must('Partner.join', { code, password: 'a password of hers' }));
}

/** Whether every entry of the ledger sums to zero. */
async function books({ services }: TestShop) {
  const lines = await services.db.read.selectFrom('ledger_lines').select(['entry', 'amount']).execute();
  const sums = new Map<string, number>();
  for (const { entry, amount } of lines) sums.set(entry, (sums.get(entry) ?? 0) + amount);
  return { balanced: lines.length > 0 && [...sums.values()].every((sum) => sum === 0) };
}
