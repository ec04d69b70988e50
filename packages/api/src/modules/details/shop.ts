import {
  type ActionInput,
  CallError,
  SHOP_FIELDS,
  type ShopField,
  type ShopFacts,
  type ShopDetails,
} from '@cpc/contract';
import type { PartnerId } from '@cpc/domain';
import { localeCode } from '@cpc/i18n';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import { named } from '../../base/db/search-name.ts';
import type { PartnersTables } from '../../base/db/tables/partners.ts';
import type { With } from '../../base/services.ts';
import type { ShopPerson } from '../../records/partners/actor.ts';
import { lockShopRow } from '../partners/people/lock.ts';
import { checkLanguage, shopChecks } from './checks.ts';

type Change = ShopDetails['history'][number]['changes'][number];

/** Changes of a shop that its people see. */
const MAX_HISTORY = 20;

function factsOf(shop: Selectable<PartnersTables['partners']>): ShopFacts {
  const { name, phone, email, address, legal_name, country, vat_id, registration, time_zone, language, vat_permille } =
    shop;
  const texts = { name, phone, email, address, legal_name, country, vat_id, registration };
  const vat_rate = vat_permille === null ? '' : String(vat_permille / 10);
  const design_review = shop.design_review === 'on' ? 'on' : 'off';
  return {
    ...texts,
    time_zone: time_zone ?? '',
    language: language === null ? '' : localeCode(language),
    vat_rate,
    design_review,
  };
}

/** What a shop says about itself, with the history of it (PA-10). @throws CallError notFound */
export async function shopDetails(reader: Reader, partnerId: PartnerId): Promise<ShopDetails> {
  const shop = await reader.selectFrom('partners').selectAll().where('id', '=', partnerId).executeTakeFirst();
  if (!shop) throw new CallError('notFound');
  const [rows, former_stations] = await Promise.all([changesOf(reader, partnerId), formerStations(reader, partnerId)]);
  const history = rows.map(({ at, by, changes }) => ({ at, by, changes: JSON.parse(changes) as Change[] }));
  return { ...factsOf(shop), history, former_stations };
}

const changesOf = (reader: Reader, partnerId: PartnerId) =>
  reader
    .selectFrom('shop_changes')
    .innerJoin('partner_people', 'partner_people.id', 'shop_changes.person_id')
    .select(['shop_changes.at', 'shop_changes.changes', 'partner_people.name as by'])
    .where('partner_id', '=', partnerId)
    .orderBy('shop_changes.at', 'desc')
    .orderBy('shop_changes.id', 'desc')
    .limit(MAX_HISTORY)
    .execute();

const formerStations = (reader: Reader, partnerId: PartnerId) =>
  reader
    .selectFrom('station_moves')
    .innerJoin('machines', 'machines.id', 'station_moves.machine_id')
    .select(['station_moves.machine_id', 'machines.name', 'station_moves.since', 'station_moves.at as until'])
    .where('from_partner', '=', partnerId)
    .orderBy('station_moves.at', 'desc')
    .execute();

/**
 * Changes the given fields of a shop, and records which, with the person (OR-09). Fields that stay change nothing.
 * @throws CallError fieldEmpty, fieldIncorrect or phoneIncorrect
 */
export async function setShopDetails(
  services: With<'db' | 'clock' | 'random'>,
  by: ShopPerson,
  typed: ActionInput<'Partner.setShopDetails'>,
): Promise<void> {
  await services.db.transact(async (tx) => {
    const shop = await lockShopRow(tx, by.partnerId);
    if (!shop) throw new CallError('notFound');
    const before = factsOf(shop);
    const checks = shopChecks(typed.country ?? before.country);
    const changes: Change[] = [];
    for (const field of SHOP_FIELDS) {
      const [from, wanted] = [before[field], typed[field]];
      if (wanted === undefined || (wanted === '' && from === '')) continue;
      const to = checks[field](wanted);
      if (to !== from) changes.push({ field, from, to });
    }
    if (changes.length > 0) await keep(tx, services, by, changes);
  });
}

async function keep(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  { partnerId, personId }: ShopPerson,
  changes: readonly Change[],
): Promise<void> {
  const { vat_rate, language, ...texts } = Object.fromEntries(changes.map(({ field, to }) => [field, to])) as Partial<
    Record<ShopField, string>
  >;
  const facts = { ...texts, ...(language !== undefined && { language: checkLanguage(language) }) };
  const renamed = facts.name === undefined ? {} : named(facts.name);
  if (Object.keys(facts).length > 0)
    await tx
      .updateTable('partners')
      .set({ ...facts, ...renamed })
      .where('id', '=', partnerId)
      .execute();
  if (vat_rate !== undefined) await setVatRate(tx, { clock }, { partnerId, personId }, vat_rate);
  await tx
    .insertInto('shop_changes')
    .values({
      id: random.id(),
      partner_id: partnerId,
      at: clock.now(),
      person_id: personId,
      changes: JSON.stringify(changes),
    })
    .execute();
}

/** Sets the shop's own VAT rate from now on, or the standard rate of its country for ''. @param rate in percent, checked */
async function setVatRate(
  tx: Tx,
  { clock }: With<'clock'>,
  { partnerId, personId }: Pick<ShopPerson, 'partnerId' | 'personId'>,
  rate: string,
): Promise<void> {
  const permille = rate === '' ? null : Math.round(Number(rate) * 10);
  await tx.updateTable('partners').set({ vat_permille: permille }).where('id', '=', partnerId).execute();
  const set = { permille, person_id: personId };
  await tx
    .insertInto('shop_vat_rates')
    .values({ partner_id: partnerId, since: clock.now(), ...set })
    .onConflict((conflict) => conflict.columns(['partner_id', 'since']).doUpdateSet(set))
    .execute();
}
