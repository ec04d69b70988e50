import { hasDuty, incidentRule, type PartnerId, TOLD_KINDS } from '@cpc/domain';
import type { Reader, Tx } from '../../../base/db/database.ts';
import { enqueue, JOBS_TOPIC } from '../../../base/jobs/jobs.ts';
import type { With } from '../../../base/services.ts';
import { isInLimit } from '../../../records/partners/reach.ts';
import { enqueueMail } from '../../../records/notifications/mail.ts';
import { HEARD_SHOPS, mailAddressesOf } from '../../../records/notifications/heard-shops.ts';
import { incidentsFor, isOpen, type Viewer } from '../find.ts';
import { compare, type Told } from './news.ts';
import { readersOf, viewerOf } from './readers.ts';
import { MESSAGE_JOB, type MessageJob } from './send.ts';
import { changeOf, forgetUnheard, storeChange, toldOf } from './told.ts';

const EVERY_MS = 30_000;
/** A phone that was off for the night still gets it. */
const LASTS_MS = 12 * 3_600_000;

type Ports = With<'db' | 'clock' | 'random' | 'events' | 'log'>;

/** Finds what began in the shops whose people get messages, and tells them (PA-12). One shop's failure stops no other. */
export async function watchShops(services: Ports): Promise<{ readonly again: number }> {
  await forgetUnheard(services);
  const shops = await services.db.read
    .selectFrom('partners')
    .select('id')
    .where('state', '<>', 'closed')
    .where('id', 'in', HEARD_SHOPS)
    .execute();
  for (const { id: partnerId } of shops) {
    try {
      await watchShop(services, partnerId);
    } catch (error) {
      services.log.error({ partnerId, error }, 'the incidents of a shop could not be told');
    }
  }
  return { again: EVERY_MS };
}

/** The incidents of a shop are found once for all of its people: the whole shop, by the rules of its list. */
async function watchShop(services: Ports, partnerId: PartnerId): Promise<void> {
  const { db, clock, events } = services;
  const whole = { partnerId, stations: null, role: 'owner' } as const;
  const { incidents, stations } = await incidentsFor(services, whole, TOLD_KINDS);
  const states = new Map(stations.map(({ id, condition: { state } }) => [id, state]));
  const isAwake = ({ machine_id }: Pick<Told, 'machine_id'>) => {
    const state = states.get(machine_id);
    return state !== undefined && state !== 'resting' && state !== 'maintenance';
  };
  const now = clock.now();
  const look = async (reader: Reader) => {
    const told = await toldOf(reader, partnerId);
    const next = compare({ told, found: incidents.filter(isOpen), isAwake, now });
    return { news: next.news, change: changeOf(told, next.told) };
  };
  // News is a change, too. Nothing is locked while nothing has changed.
  const { change } = await look(db.read);
  if (change.ended.length + change.changed.length === 0) return;
  const asked = await db.transact(async (tx) => {
    const seen = await look(tx);
    await storeChange(tx, partnerId, seen.change);
    return ask(tx, services, partnerId, seen.news);
  });
  if (asked > 0) events.publish(JOBS_TOPIC);
}

/**
 * One message of a kind for each browser and each address whose person may see some of the news.
 * @returns how many
 */
async function ask(tx: Tx, services: Ports, partnerId: PartnerId, news: readonly Told[]): Promise<number> {
  if (news.length === 0) return 0;
  const until = services.clock.now() + LASTS_MS;
  const kindsFor = (viewer: Viewer) =>
    TOLD_KINDS.filter(
      (kind) =>
        hasDuty(viewer.role, incidentRule(kind).duty) &&
        news.some((one) => one.kind === kind && isInLimit(viewer, one.machine_id)),
    );
  let asked = 0;
  for (const { browser, viewer } of await readersOf(tx, partnerId))
    for (const kind of kindsFor(viewer)) {
      const payload: MessageJob = { subscription_id: browser.id, kind, until };
      const key = `${browser.id} ${kind}`;
      // A message that still waits for its push service lasts as long as the newest that it tells.
      await enqueue(tx, services, { kind: MESSAGE_JOB, key, payload, renews: true, lane: 'patient' });
      asked += 1;
    }
  for (const address of await mailAddressesOf(tx, partnerId)) {
    const viewer = await viewerOf(tx, partnerId, address.person_id);
    for (const kind of viewer ? kindsFor(viewer) : []) {
      const about = { about: 'incident', kind, partner_id: partnerId } as const;
      await enqueueMail(tx, services, address, about);
      asked += 1;
    }
  }
  return asked;
}
