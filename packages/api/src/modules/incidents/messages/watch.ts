import { hasDuty, incidentRule, type PartnerId, TOLD_KINDS } from '@cpc/domain';
import type { Tx } from '../../../base/db/database.ts';
import { enqueue, JOBS_TOPIC } from '../../../base/jobs/jobs.ts';
import type { With } from '../../../base/services.ts';
import { isInLimit } from '../../../records/partners/reach.ts';
import { incidentsFor, isOpen } from '../find.ts';
import { compare, type Told } from './news.ts';
import { readersOf } from './readers.ts';
import { MESSAGE_JOB, type MessageJob } from './send.ts';

const EVERY_MS = 30_000;
/** A phone that was off for the night still gets it. */
const LASTS_MS = 12 * 3_600_000;

type Ports = With<'db' | 'clock' | 'random' | 'events'>;

/** Finds what began in the shops whose people get messages, and tells them (PA-12). */
export async function watchShops(services: Ports): Promise<{ readonly again: number }> {
  const shops = await services.db.read
    .selectFrom('shop_push_subscriptions')
    .innerJoin('partners', 'partners.id', 'partner_id')
    .select('partner_id')
    .where('partners.state', '<>', 'closed')
    .distinct()
    .execute();
  for (const { partner_id } of shops) await watchShop(services, partner_id);
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
  const asked = await db.transact(async (tx) => {
    const told = await tx
      .selectFrom('told_incidents')
      .select(['machine_id', 'kind', 'told', 'found', 'less_at', 'detail'])
      .where('partner_id', '=', partnerId)
      .orderBy('kind')
      .orderBy('machine_id')
      .execute();
    const next = compare({ told, found: incidents.filter(isOpen), isAwake, now: clock.now() });
    await store(tx, partnerId, told, next.told);
    return ask(tx, services, partnerId, next.news);
  });
  if (asked > 0) events.publish(JOBS_TOPIC);
}

/** Writes only what has changed since the last look, which is nearly always nothing. */
async function store(tx: Tx, partnerId: PartnerId, before: readonly Told[], after: readonly Told[]): Promise<void> {
  const textOf = (row: Told) =>
    JSON.stringify([row.kind, row.machine_id, row.told, row.found, row.less_at, row.detail]);
  const known = new Set(before.map(textOf));
  const kept = new Set(after.map(textOf));
  const ended = before.filter((row) => !kept.has(textOf(row)));
  const changed = after.filter((row) => !known.has(textOf(row)));
  for (const kind of new Set(ended.map((row) => row.kind)))
    await tx
      .deleteFrom('told_incidents')
      .where('partner_id', '=', partnerId)
      .where('kind', '=', kind)
      .where(
        'machine_id',
        'in',
        ended.filter((row) => row.kind === kind).map(({ machine_id }) => machine_id),
      )
      .execute();
  if (changed.length > 0)
    await tx
      .insertInto('told_incidents')
      .values(changed.map((row) => ({ partner_id: partnerId, ...row })))
      .execute();
}

/** One message of a kind for each browser whose person may see some of the news. @returns how many */
async function ask(tx: Tx, services: Ports, partnerId: PartnerId, news: readonly Told[]): Promise<number> {
  if (news.length === 0) return 0;
  const until = services.clock.now() + LASTS_MS;
  const jobs = (await readersOf(tx, partnerId)).flatMap(({ browser, viewer }) =>
    TOLD_KINDS.filter(
      (kind) =>
        hasDuty(viewer.role, incidentRule(kind).duty) &&
        news.some((one) => one.kind === kind && isInLimit(viewer, one.machine_id)),
    ).map((kind): MessageJob => ({ subscription_id: browser.id, kind, until })),
  );
  for (const payload of jobs) {
    const key = `${payload.subscription_id} ${payload.kind}`;
    await enqueue(tx, services, { kind: MESSAGE_JOB, key, payload, lane: 'patient' });
  }
  return jobs.length;
}
