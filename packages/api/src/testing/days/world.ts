import { brand, type Currency, money, type PartnerId, type StationId } from '@cpc/domain';
import type { Database } from '../../base/db/database.ts';
import { openShop } from '../../operator/open-shop.ts';
import { BANK_DATA } from '../access/world.ts';
import { BLANK } from '../blank-renderer.ts';
import { type Caller, caller, callerOf } from '../caller.ts';
import { dyingDatabase } from '../dying-database.ts';
import { operatorOf } from '../operator.ts';
import { TEST_CONFIG } from '../services.ts';
import { testShop, type TestShop } from '../shop.ts';

const FAR = brand<StationId>('far');

/** A station of the shop with its agent. */
export interface DaysStation {
  readonly id: StationId;
  readonly currency: Currency;
  readonly agent: Caller;
}

/** A shop with two stations in two currencies, its people, and a server process that can die. */
export interface DaysWorld {
  readonly shop: TestShop;
  readonly process: ReturnType<typeof dyingDatabase>;
  readonly stations: readonly [DaysStation, DaysStation];
  /** A login ends after a day, so each is made anew when it is needed. */
  readonly owner: () => Promise<Caller>;
  readonly operator: () => Promise<Caller>;
  /** The price of every order when it was placed. */
  readonly placed: Map<string, number>;
}

export async function daysWorld(db: Database): Promise<DaysWorld> {
  const process = dyingDatabase(db);
  const drawings = { ...TEST_CONFIG.drawings, prices: { EUR: 50, JPY: 80 } };
  const config = { ...TEST_CONFIG, drawings };
  const shop = await testShop(process.db, { renderer: BLANK, pieces: 900, overrides: { config } });
  const agent = await openFar(shop);
  const owner = await shop.partner();
  for (const [machine_id, amount, currency] of [
    ['demo', 2490, 'EUR'],
    ['far', 3000, 'JPY'],
  ] as const) {
    const price = money(amount, currency);
    await owner.must('Partner.setPrice', { client_key: machine_id, machine_id: brand<StationId>(machine_id), price });
  }
  await owner.must('Partner.setBankAccount', BANK_DATA);
  await operatorOf(shop);
  return {
    shop,
    process,
    stations: [
      { id: brand<StationId>('demo'), currency: brand<Currency>('EUR'), agent: shop.station },
      { id: FAR, currency: brand<Currency>('JPY'), agent },
    ],
    owner: shop.partner,
    operator: async () => {
      const login = { username: 'olga', password: 'chosen by myself' };
      return callerOf(shop.app, await shop.visitor.must('Partner.login', login));
    },
    placed: new Map(),
  };
}

async function openFar({ services, app }: TestShop): Promise<Caller> {
  await openShop(services, {
    partner: { id: brand<PartnerId>('partner-a'), username: 'demo', name: 'Demo shop', password: 'a shop of its own' },
    station: { id: FAR, name: 'Far', address: '2 Side Street', language: 'en-US', currency: 'JPY' },
    enrolCode: 'the-code-of-the-far-one',
    pieces: 900,
  });
  const { station_key } = await caller(app).must('Station.enrol', { code: 'the-code-of-the-far-one' });
  return caller(app, { authorization: `Station ${station_key}` });
}
