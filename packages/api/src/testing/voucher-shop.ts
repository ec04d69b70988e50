import { randomBytes } from 'node:crypto';
import type { VoucherView } from '@cpc/contract';
import { type StationId, type VoucherId, brand } from '@cpc/domain';
import { voucherStandin } from '@cpc/standins';
import { memoryStore } from '@cpc/standins/testing';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import type { Database } from '../base/db/database.ts';
import { type Answer, type Caller, FORM, answerOf, form } from './caller.ts';
import { TEST_CONFIG, testClock } from './services.ts';
import { type ShopOptions, type TestShop, testShop } from './shop.ts';

const machine_id = brand<StationId>('demo');
const PREFIX = '/demo-vouchers';
export const OFFER = { sku: 'case', title: 'One printed phone case', amount: 4900 };
const DAY_MS = 24 * 3_600_000;

/** The listening stand-in of the platform. */
async function platformServer(clock: { readonly now: () => number }) {
  const keys = { clientKey: 'key', clientSecret: 'secret' };
  const standin = await voucherStandin({ ...keys, store: memoryStore(), clock: clock.now, random: randomBytes });
  const app = Fastify({ forceCloseConnections: true });
  await app.register(standin.plugin, { prefix: PREFIX });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return { standin, config: { apiUrl: url + PREFIX, ...keys } };
}

/** A shop that accepts vouchers, or another process of it. */
export async function voucherShop(db: Database, options: ShopOptions = {}) {
  const clock = testClock();
  const { standin, config } = await platformServer(clock);
  const settings = { ...(options.overrides?.config ?? TEST_CONFIG), vouchers: config };
  const shop = await testShop(db, { ...options, overrides: { clock, config: settings } });
  await (await shop.partner()).must('Partner.setVoucherPlace', { machine_id, place: 'poi-1' });
  await db.transact((tx) =>
    tx
      .insertInto('voucher_offers')
      .values({ sku: OFFER.sku, category: 'phoneCase', amount: 10_000, currency: 'EUR' })
      .execute(),
  );
  const offer = { ...OFFER, expiresAt: clock.now() + DAY_MS };
  return { shop, standin, clock, sell: (pieces = 1) => standin.sell(offer, pieces), offer };
}

/** The vouchers of a customer, optionally after entering a code. */
export async function listOf(shop: TestShop, customer: Caller, code?: string): Promise<Answer<VoucherView[]>> {
  const payload = form({ machine_id, code });
  const headers = { ...customer.headers, ...FORM, 'content-type': `${FORM['content-type']}; charset=utf-8` };
  return answerOf(await shop.app.inject({ method: 'POST', url: '/douyin/Order/getOrderList', headers, payload }));
}

/** The first listed voucher. */
export const firstOf = ({ data }: Answer<VoucherView[]>) => data[0]?.voucher_id ?? brand<VoucherId>('none');
