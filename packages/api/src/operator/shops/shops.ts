import { type ActionInput, type ActionOutput, CallError, type OperatorShop } from '@cpc/contract';
import {
  brand,
  money,
  ORDER_TABLE,
  type PartnerId,
  type PersonId,
  SHOP_TABLE,
  type ShopEvent,
  type ShopState,
  type StationId,
  stateAfter,
  toDecimalString,
} from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import { named } from '../../base/db/search-name.ts';
import type { PartnersTables } from '../../base/db/tables/partners.ts';
import { shopTopic } from '../../base/http/caller-topics.ts';
import type { With } from '../../base/services.ts';
import { inviteNew, orUsernameTaken } from '../../modules/partners/people/invite.ts';
import { lockShopRow } from '../../modules/partners/people/lock.ts';
import { checkName } from '../../modules/partners/login/username.ts';
import { endKeys, tellOfEndedKeys } from '../../modules/stations/revoke.ts';
import { refuseOwn } from '../../records/deciding/deciding.ts';
import { actorOf } from '../../records/partners/actor.ts';
import { noteDeed } from '../../records/partners/deeds.ts';
import { shopView } from './shop-views.ts';

type Shop = Selectable<PartnersTables['partners']>;
type Ports = With<'db' | 'clock' | 'random' | 'events' | 'config'>;

/**
 * Opens a shop without stations and invites its first owner (OP-01).
 * @throws CallError fieldEmpty, fieldIncorrect, usernameIncorrect or usernameTaken
 */
export function openNewShop(
  services: Ports,
  by: PersonId,
  { name: typed, owner }: ActionInput<'Operator.openShop'>,
): Promise<ActionOutput<'Operator.openShop'>> {
  const { db, clock, random } = services;
  const name = checkName(typed);
  return orUsernameTaken(
    db.transact(async (tx) => {
      const partnerId = brand<PartnerId>(random.id());
      await tx
        .insertInto('partners')
        .values({ id: partnerId, ...named(name), created_at: clock.now(), commission_permille: null })
        .execute();
      const invitation = await inviteNew(tx, services, { ...owner, role: 'owner', partnerId, by: null });
      await noteDeed(tx, services, { by, event: 'opened', partnerId, reason: '' });
      return { partner_id: partnerId, invitation };
    }),
  );
}

const EVENT_TO: Readonly<Record<ShopState, ShopEvent>> = { open: 'resumed', suspended: 'suspended', closed: 'closed' };

/**
 * Moves a shop to another state (OP-01). The state it has already stays, without a record. The keys and codes of the
 * stations of a closed shop end.
 * @throws CallError notFound, fieldEmpty without a reason, ownMoney, conflict for a closed shop, or for one with
 * unfinished orders
 */
export async function setShopState(
  services: Ports,
  by: PersonId,
  { partner_id, to, reason }: ActionInput<'Operator.setShopState'>,
): Promise<OperatorShop> {
  let silenced: readonly StationId[] = [];
  const view = await changeShop(services, partner_id, async (tx, shop) => {
    silenced = [];
    if (shop.state === to) return;
    if (shop.state === 'closed') throw new CallError('conflict');
    const because = required(reason);
    // To stop one's own shop brings it nothing.
    if (to === 'open') await refuseOwn(tx, services, 'setShopState', by, [{ partner_id }]);
    const event = EVENT_TO[to];
    const state = stateAfter(SHOP_TABLE, shop.state, event);
    if (state === 'closed' && (await hasUnfinished(tx, partner_id))) throw new CallError('conflict');
    await tx.updateTable('partners').set({ state }).where('id', '=', partner_id).execute();
    await noteDeed(tx, services, { by, event, partnerId: partner_id, reason: because });
    if (state !== 'closed') return;
    silenced = await stationsOf(tx, partner_id);
    const cause = { actor: actorOf({ personId: by }), reason: because };
    for (const station of silenced) await endKeys(tx, services, station, cause);
  });
  services.events.publish(shopTopic(partner_id));
  for (const station of silenced) tellOfEndedKeys(services, station);
  return view;
}

async function stationsOf(reader: Reader, partnerId: PartnerId): Promise<readonly StationId[]> {
  const stations = await reader
    .selectFrom('machines')
    .select('id')
    .where('partner_id', '=', partnerId)
    .orderBy('id')
    .execute();
  return stations.map(({ id }) => brand<StationId>(id));
}

/** Sets the platform's part of a shop's future sales (OP-01). @throws CallError notFound, ownMoney or fieldEmpty */
export function setShopCommission(
  services: Ports,
  by: PersonId,
  { partner_id, commission, reason }: ActionInput<'Operator.setCommission'>,
): Promise<OperatorShop> {
  return changeShop(services, partner_id, async (tx, shop) => {
    await refuseOwn(tx, services, 'setCommission', by, [{ partner_id }]);
    const because = `${shop.commission_permille ?? 'usual'} → ${commission ?? 'usual'}: ${required(reason)}`;
    await tx.updateTable('partners').set({ commission_permille: commission }).where('id', '=', partner_id).execute();
    await noteDeed(tx, services, { by, event: 'commission', partnerId: partner_id, reason: because });
  });
}

/** Sets up to how many stations a shop may add itself (OP-01). @throws CallError notFound or fieldEmpty */
export function setStationLimit(
  services: Ports,
  by: PersonId,
  { partner_id, max_stations, reason }: ActionInput<'Operator.setStationLimit'>,
): Promise<OperatorShop> {
  return changeShop(services, partner_id, async (tx, shop) => {
    const because = `${shop.max_stations ?? 'usual'} → ${max_stations ?? 'usual'}: ${required(reason)}`;
    await tx.updateTable('partners').set({ max_stations }).where('id', '=', partner_id).execute();
    await noteDeed(tx, services, { by, event: 'stationLimit', partnerId: partner_id, reason: because });
  });
}

/**
 * Sets the most that a shop may owe in a currency (PA-14). Above it the shop takes no cash, from the next payment on.
 * @throws CallError notFound, ownMoney or fieldEmpty
 */
export function setDebtLimit(
  services: Ports,
  by: PersonId,
  { partner_id, currency, limit, reason }: ActionInput<'Operator.setDebtLimit'>,
): Promise<OperatorShop> {
  return changeShop(services, partner_id, async (tx) => {
    await refuseOwn(tx, services, 'setDebtLimit', by, [{ partner_id }]);
    const because = required(reason);
    if (limit === null)
      await tx
        .deleteFrom('debt_limits')
        .where('partner_id', '=', partner_id)
        .where('currency', '=', currency)
        .execute();
    else {
      const set = { amount: limit, at: services.clock.now() };
      // Changed in place: a payment that waits for the row must find it (PostgreSQL).
      await tx
        .insertInto('debt_limits')
        .values({ partner_id, currency, ...set })
        .onConflict((old) => old.columns(['partner_id', 'currency']).doUpdateSet(set))
        .execute();
    }
    const most = limit === null ? 'none' : `${toDecimalString(money(limit, currency))} ${currency}`;
    await noteDeed(tx, services, { by, event: 'debtLimit', partnerId: partner_id, reason: `${most}: ${because}` });
  });
}

/** Locks a shop, changes it, and returns it. @throws CallError notFound */
async function changeShop(
  { db, clock }: Ports,
  partnerId: PartnerId,
  change: (tx: Tx, shop: Shop) => Promise<void>,
): Promise<OperatorShop> {
  await db.transact(async (tx) => change(tx, await lockedShop(tx, partnerId)));
  return shopView(db.read, clock.now(), partnerId);
}

/** Locks a shop for the rest of the transaction. @throws CallError notFound */
export async function lockedShop(tx: Tx, partnerId: PartnerId): Promise<Shop> {
  const shop = await lockShopRow(tx, partnerId);
  if (!shop) throw new CallError('notFound');
  return shop;
}

async function hasUnfinished(reader: Reader, partnerId: PartnerId): Promise<boolean> {
  const found = await reader
    .selectFrom('orders')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .select('orders.id')
    .where('machines.partner_id', '=', partnerId)
    .where('orders.status', 'not in', ORDER_TABLE.ends)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** @throws CallError fieldEmpty */
export function required(typed: string, field = 'reason'): string {
  const said = typed.trim();
  if (said === '') throw new CallError('fieldEmpty', { field });
  return said;
}
