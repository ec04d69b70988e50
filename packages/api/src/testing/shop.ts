import { randomBytes } from 'node:crypto';
import { EMPTY_DOCUMENT } from '@cpc/design';
import { brand, type ColourId, type GoodsId, type ShellId } from '@cpc/domain';
import { type PaypalStandin, paypalStandin } from '@cpc/standins';
import { memoryStore } from '@cpc/standins/testing';
import Fastify from 'fastify';
import { request } from 'undici';
import { onTestFinished } from 'vitest';
import type { ActionInput, ItemChoice, OrderItemView, OrderView } from '@cpc/contract';
import type { Database } from '../base/db/database.ts';
import { createServer } from '../base/http/server/server.ts';
import type { JobHandlers } from '../base/jobs/jobs.ts';
import { workOnce } from '../base/jobs/worker.ts';
import { createModules, type Workshops } from '../modules.ts';
import { contentGauge } from '../base/preflight/content-gauge.ts';
import type { TextGauge } from '../base/preflight/gauge.ts';
import { preflightBy } from '../base/preflight/preflight.ts';
import { contentFolder, profileFolder } from '../base/painting/content-files.ts';
import { paintRenderer } from '../base/painting/paint-renderer.ts';
import type { Renderer } from '../base/painting/renderer.ts';
import { PICTURES_HERE } from './pictures-here.ts';
import { type Answer, type Caller, answerOf, caller, guest, callerOf } from './caller.ts';
import { sqliteDatabase } from './databases.ts';
import { copyDemo, openDemo, STATION } from './demo-shop.ts';
import { drawBill } from './draw-bill.ts';
import { readSheet, writeSheet } from './read-sheet.ts';
import { remembering } from './remembering-renderer.ts';
import { TEST_START, type TestServices, testServices } from './services.ts';

const WEBHOOK_ID = 'WH-TEST';
const PREFIX = '/demo-paypal';

/** The item of an order with one item, and the fields of the order itself. */
type OneItem = Partial<Pick<ActionInput<'Order.place'>, 'client_key' | 'machine_id'> & ItemChoice>;

/** A choice that the test catalogue sells. */
export const CHOICE = {
  machine_id: STATION,
  goods_id: brand<GoodsId>('apple-iphone-15'),
  shell_id: brand<ShellId>('soft'),
  colour_id: brand<ColourId>('soft.black'),
};

/** Another one, which shares no stock with it. */
export const GALAXY = {
  goods_id: brand<GoodsId>('samsung-galaxy-s24'),
  shell_id: brand<ShellId>('hard'),
  colour_id: brand<ColourId>('hard.white'),
};

/** A delivery address. */
export const SPARE_ADDRESS = {
  recipient: 'Ada Lovelace',
  phone: '+49 30 2312545',
  country: 'DE',
  province: 'Berlin',
  city: 'Berlin',
  detail: 'Invalidenstraße 43, 2nd floor',
  postal_code: '10115',
  email: 'ada@example.com',
};

export interface TestShop {
  readonly services: TestServices;
  readonly app: Awaited<ReturnType<typeof createServer>>;
  readonly standin: PaypalStandin;
  readonly customer: () => Promise<Caller>;
  readonly visitor: Caller;
  readonly station: Caller;
  readonly screen: Caller;
  readonly partner: () => Promise<Caller>;
  /** Places an order for a plain red case. */
  readonly place: (customer: Caller, changes?: OneItem) => Promise<OrderView>;
  /** Begins a payment. @returns the provider's id of the payment */
  readonly begin: (customer: Caller, order: OrderView) => Promise<string>;
  /** Simulates the payer's tap on the provider's page. */
  readonly choose: (reference: string, choice: 'pay' | 'decline' | 'cancel') => Promise<void>;
  /** @param as the caller; nobody by default */
  readonly post: (
    url: string,
    body: unknown,
    as?: Caller,
  ) => Promise<Answer<{ readonly order_id: string; readonly state: string }>>;
  /** Begins, approves and returns. @returns the order after that */
  readonly pay: (customer: Caller, order: OrderView) => Promise<OrderView>;
  /** Places an order and pays it. */
  readonly paidOrder: (customer: Caller) => Promise<OrderView>;
  /** Delivers the provider's events to another function. */
  readonly intercept: (post: StandinServer['target']['post']) => void;
  /** Runs the due background jobs. */
  readonly work: () => Promise<void>;
}

export interface ShopOptions {
  readonly overrides?: Partial<TestServices>;
  readonly renderer?: Renderer;
  readonly gauge?: TextGauge;
  /** Instead of those that work in this process. */
  readonly workshops?: Partial<Workshops>;
  readonly pieces?: number;
  readonly standin?: StandinServer;
  /** Set for another process of an already open shop. */
  readonly joins?: boolean;
}

/** Making keys takes half a second; the tests of a file share theirs. */
let identity: Identity | undefined;
interface Identity {
  readonly leafKey: string;
}

/** The listening stand-in of the provider; several shops (as several processes) may share one. */
export interface StandinServer {
  readonly standin: PaypalStandin;
  readonly url: string;
  /** The target of webhooks; the last opened shop gets them. */
  readonly target: { post: (headers: Readonly<Record<string, string>>, body: string) => Promise<number> };
  /** PEM; a key that only the provider should have. */
  readonly signingKey: () => string;
  /** The requests that it received. */
  readonly requests: {
    readonly method: string;
    readonly path: string;
    readonly requestId: unknown;
    readonly body: string;
  }[];
  /** Sets whether API calls are answered; payers on its page can continue in either case. */
  readonly answering: (yes: boolean) => void;
}

/** @param fresh with its own keys, to act as another provider */
export async function standinServer(
  clock: { readonly now: () => number },
  { fresh = false } = {},
): Promise<StandinServer> {
  const target: StandinServer['target'] = { post: async () => 503 };
  const store = memoryStore(
    identity === undefined || fresh
      ? undefined
      : JSON.stringify({ identity, orders: {}, captures: {}, refunds: {}, answers: {} }),
  );
  let url = '';
  const standin = await paypalStandin({
    prefix: PREFIX,
    publicUrl: () => url,
    clientId: 'client',
    clientSecret: 'secret',
    store,
    clock: clock.now,
    random: randomBytes,
    webhook: { id: WEBHOOK_ID, post: (headers, body) => target.post(headers, body) },
  });
  const { identity: made }: { identity?: Identity } = JSON.parse((await store.load()) ?? '{}');
  identity ??= made;
  const app = Fastify({ forceCloseConnections: true });
  const requests: StandinServer['requests'] = [];
  let answers = true;
  app.addHook('preHandler', async ({ method, url: address, headers, body, raw }, reply) => {
    const path = address.slice(PREFIX.length);
    requests.push({
      method,
      path,
      requestId: headers['paypal-request-id'],
      body: typeof body === 'string' ? body : '',
    });
    if (answers || !/^\/v[12]\//.test(path)) return;
    // The refusal alternates: one call gets 503, the next one loses its connection.
    if (requests.length % 2 === 0) raw.destroy();
    return reply.code(503).send({});
  });
  await app.register(standin.plugin, { prefix: PREFIX });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const answering = (yes: boolean) => (answers = yes);
  return { standin, url, target, requests, answering, signingKey: () => made?.leafKey ?? '' };
}

/**
 * A whole server on a database, with a ready demo station and a provider. Background jobs run only when `work` is
 * called.
 */
export async function testShop(
  db: Database,
  { overrides = {}, renderer, gauge, workshops, pieces = 5, standin: shared, joins = false }: ShopOptions = {},
): Promise<TestShop> {
  const plain = testServices(db, overrides);
  const provider = shared ?? (await standinServer(plain.clock));
  const { standin, url, target } = provider;
  // A platform on which nobody pays online has none.
  const paypal = plain.config.paypal && paypalOf(provider);
  const services: TestServices = { ...plain, config: { ...plain.config, paypal } };
  const isUsual = !joins && services.clock.now() === TEST_START;
  const copied = isUsual ? await copyDemo(db, pieces, () => demoApart(pieces)) : undefined;
  const { app, modules } = await serve(services, renderer, gauge, workshops);
  target.post = async (headers, payload) =>
    (await app.inject({ method: 'POST', url: '/api/Paypal/webhook', headers, payload })).statusCode;
  const keys = copied ?? (await openDemo(services, app, { pieces, another: joins }));
  const jobs: JobHandlers = Object.assign({}, ...modules.map((module) => module.jobs ?? {}));
  const shop: TestShop = {
    services,
    app,
    standin,
    customer: () => guest(app),
    visitor: caller(app),
    station: caller(app, { authorization: `Station ${keys.station_key}` }),
    screen: caller(app, { authorization: `Screen ${keys.screen_key}` }),
    async partner() {
      return callerOf(
        app,
        await caller(app).must('Partner.login', {
          username: 'demo',
          password: 'a shop of its own',
        }),
      );
    },
    place: (customer, changes) => customer.must('Order.place', orderOf(changes)),
    async begin(customer, { order_id }) {
      const { approve_url } = await customer.must('Payment.begin', { order_id });
      return new URL(approve_url).searchParams.get('token') ?? '';
    },
    async choose(reference, choice) {
      const body = new URLSearchParams({ choice }).toString();
      const page = await request(`${url}${PREFIX}/checkoutnow?token=${reference}`, { method: 'POST', body });
      await page.body.dump();
    },
    post: async (path, body, as) =>
      answerOf(await app.inject({ method: 'POST', url: path, headers: { ...as?.headers }, payload: body as object })),
    async pay(customer, order) {
      const token = await shop.begin(customer, order);
      await shop.choose(token, 'pay');
      await shop.post('/api/Paypal/success', { token });
      return customer.must('Order.get', { order_id: order.order_id });
    },
    paidOrder: async (customer) => shop.pay(customer, await shop.place(customer)),
    intercept(post) {
      target.post = post;
    },
    async work() {
      await standin.idle();
      while (await workOnce(services, jobs, new AbortController().signal));
      await standin.idle();
    },
  };
  return shop;
}

async function serve(
  services: TestServices,
  renderer?: Renderer,
  gauge?: TextGauge,
  workshops: Partial<Workshops> = {},
) {
  const nowhere = contentFolder('/nowhere');
  const modules = createModules(services, {
    renderer:
      renderer ??
      remembering(paintRenderer({ blob: services.blobs.get, content: nowhere, profile: profileFolder('/nowhere') })),
    preflight: preflightBy(gauge ?? contentGauge(nowhere.fonts)),
    pictures: PICTURES_HERE,
    drawBill,
    readSheet,
    writeSheet,
    ...workshops,
  });
  const app = await createServer(services, modules);
  onTestFinished(() => app.close());
  return { app, modules };
}

/** A demo shop in a database of its own. */
async function demoApart(pieces: number) {
  const db = await sqliteDatabase();
  const services = testServices(db);
  const { app } = await serve(services);
  return { db, keys: await openDemo(services, app, { pieces, another: false }) };
}

function paypalOf({ standin, url }: StandinServer) {
  return {
    apiUrl: url + PREFIX,
    clientId: 'client',
    clientSecret: 'secret',
    webhookId: WEBHOOK_ID,
    certificateHosts: [new URL(url).host],
    certificateName: standin.certificateName,
    rootCertificates: [standin.rootCertificate],
  };
}

/** The input for an order with one item: a plain red case, except for the given fields. */
export function orderOf({ client_key, machine_id, ...item }: OneItem = {}) {
  const order = orderOfItems(item);
  return { ...order, client_key: client_key ?? order.client_key, machine_id: machine_id ?? order.machine_id };
}

/** The input for an order with several items, each a plain red case except for the given fields. */
export function orderOfItems(...items: readonly Partial<ItemChoice>[]) {
  const { machine_id, ...plain } = CHOICE;
  return {
    client_key: randomBytes(8).toString('hex'),
    machine_id,
    items: items.map((item): ItemChoice => ({ ...plain, document: redCase(), ...item })),
  };
}

/** An order with one item, merged with that item. @throws Error if it has several items */
export function soleItem(order: OrderView): OrderItemView & OrderView {
  const [item, ...others] = order.items;
  if (!item || others.length > 0) throw new Error(`expected an order of one item, got ${order.items.length}`);
  return { ...item, ...order };
}

/** The smallest design that is not empty. */
export function redCase(colour = '#cc2233') {
  return {
    ...EMPTY_DOCUMENT,
    records: { background: { id: 'background', type: 'background', fill: { kind: 'colour', colour } } },
  };
}
