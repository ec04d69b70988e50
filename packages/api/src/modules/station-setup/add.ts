import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { brand, type Currency, type PartnerId, type StationId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { named } from '../../base/db/search-name.ts';
import type { With } from '../../base/services.ts';
import { keyWithin } from '../../records/ledger/once.ts';
import { actorOf, type ShopPerson } from '../../records/partners/actor.ts';
import { noteDeed } from '../../records/partners/deeds.ts';
import { noteStation } from '../../records/stations/note.ts';
import { checkAddressLine, checkCurrency, checkLanguage } from '../details/checks.ts';
import { checkName } from '../partners/login/username.ts';
import { lockShop } from '../partners/people/lock.ts';

type Ports = With<'db' | 'clock' | 'random' | 'config'>;

/**
 * Adds a station to the caller's own shop, up to the number that its operator has set (JN-10). The operator reads it in
 * the shop's history. A repeated call under its key adds nothing, whatever was typed: its station has a page for changes.
 * @throws CallError tooManyStations, dutyMissing, fieldEmpty, fieldIncorrect, or conflict if the shop is not open
 */
export async function addOwnStation(
  services: Ports,
  by: ShopPerson,
  typed: ActionInput<'Partner.addStation'>,
): Promise<ActionOutput<'Partner.addStation'>> {
  const { db, clock, config } = services;
  const name = checkName(typed.name);
  const facts = { address: checkAddressLine(typed.address), language: checkLanguage(typed.language) };
  const machine_id = brand<StationId>(keyWithin(by.partnerId, typed.client_key));
  await db.transact(async (tx) => {
    // The lock keeps two owners from adding the last station twice.
    const shop = await lockShop(tx, by);
    if (await tx.selectFrom('machines').select('id').where('id', '=', machine_id).executeTakeFirst()) return;
    if (shop?.state !== 'open') throw new CallError('conflict');
    const stations = await stationsOf(tx, by.partnerId);
    const max = shop.max_stations ?? config.maxShopStations;
    if (stations.length >= max) throw new CallError('tooManyStations', { max });
    const currency = stations[0]?.currency ?? firstCurrency(typed.currency);
    const place = { id: machine_id, partner_id: by.partnerId, currency, created_at: clock.now() };
    await tx
      .insertInto('machines')
      .values({ ...place, ...named(name), ...facts })
      .execute();
    await noteStation(tx, clock, machine_id, 'added', actorOf(by));
    const reason = `${name} (${machine_id})`;
    await noteDeed(tx, services, { by: by.personId, event: 'stationAdded', partnerId: by.partnerId, reason });
  });
  return { machine_id };
}

/** It can never be changed, so nobody gets one that was not chosen. @throws CallError fieldEmpty or fieldIncorrect */
function firstCurrency(typed: string | undefined): Currency {
  if (typed === undefined) throw new CallError('fieldEmpty', { field: 'currency' });
  return checkCurrency(typed);
}

/** The stations of a shop, oldest first. */
const stationsOf = (tx: Tx, partnerId: PartnerId) =>
  tx
    .selectFrom('machines')
    .select('currency')
    .where('partner_id', '=', partnerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
