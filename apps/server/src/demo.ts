import { addCoupon, firstOperator, importCatalogue, openShop, type Services, setPromoter } from '@cpc/api';
import { DEMO_PRICES, shippedCatalogue } from '@cpc/content';
import { DEMO_OFFER } from '@cpc/standins';
import { brand, type StationId, type PartnerId } from '@cpc/domain';
import type { Settings } from '@cpc/settings';

const PIECES = 50;
/** So that a visitor sees what customers see of a colour that is nearly sold out, and of one that is. */
const SCARCE = { 'recycled-frosted.coral': 3, 'recycled-frosted.sky': 0 };

/** A demo shop: the catalogue of `@cpc/content`, a partner and a station, both named `demo`, and two operators. */
export async function openDemo(services: Services, demo: NonNullable<Settings['demo']>): Promise<void> {
  await importCatalogue(services.db, shippedCatalogue(DEMO_PRICES));
  await openShop(services, {
    partner: {
      id: brand<PartnerId>('demo'),
      username: 'demo',
      name: 'Demo shop',
      // Without a given password nobody can log in: a well-known password would be worse.
      password: demo.partnerPassword,
    },
    station: {
      id: brand<StationId>('demo'),
      name: 'Demo station',
      address: 'Your own desk',
      language: 'en-US',
      currency: 'EUR',
    },
    opening: { delivery_fee: 490, voucher_place: 'demo' },
    voucherOffers: [{ sku: DEMO_OFFER.sku, category: 'phoneCase', amount: 10_000, currency: 'EUR' }],
    enrolCode: demo.enrolCode,
    pieces: PIECES,
    scarce: SCARCE,
  });
  const password = demo.partnerPassword;
  if (password !== undefined)
    for (const [username, name] of [
      ['operator', 'Demo operator'],
      ['operator2', 'Second demo operator'],
    ] as const)
      await firstOperator(services, { username, name, password });
  await addCoupon(services, { code: 'WELCOME10', discount: { kind: 'percent', permille: 100 }, mostPerAccount: 1 });
  await addCoupon(services, { code: 'FREECASE', discount: { kind: 'free' }, mostUses: 20, mostPerAccount: 1 });
  await setPromoter(services, { id: 'demo', name: 'Demo promoter', permille: 50 });
}
