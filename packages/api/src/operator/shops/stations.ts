import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { brand, type PartnerId, type PersonId, type StationId } from '@cpc/domain';
import { matchLocale } from '@cpc/i18n';
import { named } from '../../base/db/search-name.ts';
import type { With } from '../../base/services.ts';
import { checkCurrency } from '../../modules/details/checks.ts';
import { checkName } from '../../modules/partners/login/username.ts';
import { pairDisplay } from '../../modules/stations/displays.ts';
import { enrolCode } from '../../modules/stations/enrol.ts';
import { actorOf } from '../../records/partners/actor.ts';
import { stationRow } from '../../records/catalogue/stations.ts';
import { noteDeed } from '../../records/partners/deeds.ts';
import { lockedShop } from './shops.ts';

type Ports = With<'db' | 'clock' | 'random' | 'config'>;

/**
 * Adds a station to a shop that is not closed, and makes the code for its agent (OP-01).
 * @throws CallError notFound, conflict, fieldEmpty or fieldIncorrect
 */
export async function addStation(
  services: Ports,
  by: PersonId,
  { partner_id, address, ...typed }: ActionInput<'Operator.addStation'>,
): Promise<ActionOutput<'Operator.addStation'>> {
  const { db, clock, random } = services;
  const name = checkName(typed.name);
  const language = matchLocale(typed.language);
  if (!language) throw new CallError('fieldIncorrect', { field: 'language' });
  const currency = checkCurrency(typed.currency ?? services.config.currency);
  const bed = typed.bed && { bed_width: typed.bed.width, bed_height: typed.bed.height };
  const id = brand<StationId>(random.id());
  await db.transact(async (tx) => {
    if ((await lockedShop(tx, partner_id)).state === 'closed') throw new CallError('conflict');
    const created_at = clock.now();
    await tx
      .insertInto('machines')
      .values({ id, partner_id, ...named(name), address: address.trim(), language, currency, created_at, ...bed })
      .execute();
    await noteDeed(tx, services, {
      by,
      event: 'stationAdded',
      partnerId: partner_id,
      reason: `${name} (${id})`,
    });
  });
  return codeFor(services, by, id);
}

/** @throws CallError deviceMissing, or conflict for a station of a closed shop */
export async function newEnrolCode(
  services: Ports,
  by: PersonId,
  stationId: StationId,
): Promise<ActionOutput<'Operator.enrolCode'>> {
  await refuseClosed(services, stationId);
  return codeFor(services, by, stationId);
}

/** @throws CallError displayCodeWrong, tooManyRequests, deviceMissing, or conflict for a station of a closed shop */
export async function pairDisplayOf(
  services: Ports,
  by: PersonId,
  stationId: StationId,
  code: string,
): Promise<ActionOutput<'Operator.pairDisplay'>> {
  await refuseClosed(services, stationId);
  return { machine_id: stationId, display_id: await pairDisplay(services, stationId, code, actorOf({ personId: by })) };
}

async function refuseClosed(services: Ports, stationId: StationId): Promise<void> {
  const { partner_id } = await stationRow(services.db.read, stationId);
  const shop = await services.db.read
    .selectFrom('partners')
    .select('state')
    .where('id', '=', brand<PartnerId>(partner_id))
    .executeTakeFirst();
  if (shop?.state === 'closed') throw new CallError('conflict');
}

const codeFor = async (services: Ports, personId: PersonId, stationId: StationId) => ({
  machine_id: stationId,
  ...(await enrolCode(services, stationId, actorOf({ personId }))),
});
