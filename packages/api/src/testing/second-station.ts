import { brand, type PartnerId, type StationId } from '@cpc/domain';
import { openShop } from '../operator/open-shop.ts';
import { type Caller, caller } from './caller.ts';
import type { TestShop } from './shop.ts';

export const SECOND = brand<StationId>('second');

/** A second station, of the same shop if no other partner is named, connected and ready. */
export async function secondStation(shop: TestShop, pieces = 5, partner?: string): Promise<Caller> {
  const enrolCode = `second-${pieces}-${partner ?? 'machine'}`;
  await openShop(shop.services, {
    partner: {
      id: brand<PartnerId>(partner ?? 'partner-a'),
      username: partner ?? 'demo',
      name: 'Shop',
      password: 'a shop of its own',
    },
    station: { id: SECOND, name: 'Second', address: '2 Main Street', language: 'en-US', currency: 'EUR' },
    enrolCode,
    pieces,
  });
  const { station_key } = await shop.visitor.must('Station.enrol', { code: enrolCode });
  const station = caller(shop.app, { authorization: `Station ${station_key}` });
  await station.must('Station.heartbeat', { state: 'ready', reasons: [], version: '1.0.0' });
  return station;
}
