import { createHash } from 'node:crypto';
import type { ActionInput, WishedRelease } from '@cpc/contract';
import { failsTooOften, OWN_UPDATE_FAULTS, type StationId } from '@cpc/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { With } from '../../base/services.ts';

type Fault = ActionInput<'Station.heartbeat'>['update'];

/** 0 … 99, from a station's id: a share of 30 % are the stations below 30, and a larger share contains the smaller one. */
export const bucketOf = (stationId: StationId): number =>
  createHash('sha256').update(stationId).digest().readUInt32BE() % 100;

/** Adds the row of a station that had none, with the version that it should run. */
async function addAgent({ db }: With<'db'>, stationId: StationId): Promise<void> {
  await db.transact(async (tx) => {
    const none = { wished: null, attempt: 0, fault: null, fault_detail: '', fault_version: '', fault_attempt: 0 };
    await tx
      .insertInto('station_agents')
      .values({ machine_id: stationId, bucket: bucketOf(stationId), ...none, fault_at: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await lockReleases(tx);
    await wishVersions(tx, stationId);
  });
}

/**
 * Decides which version each station should run: of the versions that are rolled out to it, by share or by name, the one
 * that was rolled out last. Lock the releases first, see `lockReleases`.
 */
export async function wishVersions(tx: Tx, only?: StationId): Promise<void> {
  const releases = await tx
    .selectFrom('agent_releases')
    .select(['version', 'share'])
    .where('state', 'in', ['rolling', 'paused'])
    .orderBy('rolled', 'desc')
    .execute();
  const wished = releases.length === 0 ? sql<string | null>`null` : firstOf(releases);
  await tx
    .updateTable('station_agents')
    .set({ wished })
    .where(sql<boolean>`wished is distinct from ${wished}`)
    .$if(only !== undefined, (query) => query.where('machine_id', '=', only ?? ('' as StationId)))
    .execute();
}

function firstOf(releases: readonly { readonly version: string; readonly share: number }[]): RawBuilder<string | null> {
  const cases = releases.map(
    ({ version, share }) => sql`when bucket < ${share} or exists (select 1 from agent_release_stations named
      where named.machine_id = station_agents.machine_id and named.version = ${version}) then ${version}`,
  );
  return sql<string | null>`case ${sql.join(cases, sql` `)} end`;
}

/** Locks all releases for the rest of the transaction, so that two changes decide one after the other. */
export async function lockReleases(tx: Tx): Promise<void> {
  await tx.updateTable('agent_releases').set({ rolled: sql<number>`rolled` }).execute();
}

const agentAt = prepared((reader, { stationId }: { readonly stationId: StationId }) =>
  reader
    .selectFrom('station_agents')
    .leftJoin('agent_releases', 'agent_releases.version', 'station_agents.wished')
    .select(['wished', 'attempt', 'fault', 'fault_version', 'fault_attempt', 'state', 'sha256', 'bytes', 'signature'])
    .where('machine_id', '=', stationId),
);

/**
 * Records what an agent says about its versions, and returns the one that it should change to. One that it could not keep
 * is not offered again before an operator wants another attempt.
 */
export async function releaseFor(
  services: With<'db' | 'clock'>,
  stationId: StationId,
  running: string,
  reported: Fault,
): Promise<WishedRelease | undefined> {
  const [agent] = await agentAt(services.db.read, { stationId });
  if (!agent) {
    await addAgent(services, stationId);
    return undefined;
  }
  const { wished, attempt, sha256, bytes, signature } = agent;
  const isNews = reported && (agent.fault_version !== reported.version || agent.fault_attempt !== reported.attempt);
  if (isNews) await keepFault(services, stationId, reported);
  if (agent.fault !== null && !reported) await clearFault(services, stationId);
  // In a pause, only a station that an operator wants to try again.
  const tries = agent.state === 'paused' && agent.fault_version === wished && agent.fault_attempt < attempt;
  if (wished === null || wished === running || (agent.state !== 'rolling' && !tries)) return undefined;
  if (reported?.version === wished && reported.attempt === attempt) return undefined;
  if (sha256 === null || bytes === null || signature === null) return undefined;
  return { version: wished, sha256, bytes, signature, attempt, file_url: `/stationapplets/release/${wished}` };
}

async function keepFault({ db, clock }: With<'db' | 'clock'>, stationId: StationId, reported: NonNullable<Fault>) {
  const { version, attempt, fault, detail } = reported;
  const fault_at = clock.now();
  await db.transact(async (tx) => {
    await lockReleases(tx);
    await tx
      .updateTable('station_agents')
      .set({ fault, fault_detail: detail, fault_version: version, fault_attempt: attempt, fault_at })
      .where('machine_id', '=', stationId)
      .execute();
    await stopIfFailing(tx, version, fault_at);
  });
}

/** Pauses a rollout of which too many stations failed since an operator last decided about it (OP-07). */
async function stopIfFailing(tx: Tx, version: string, now: number): Promise<void> {
  const { told, failed } = await tx
    .selectFrom('station_agents')
    .innerJoin('agent_releases', 'agent_releases.version', 'station_agents.wished')
    .select((row) => row.fn.countAll<number>().as('told'))
    .select((row) =>
      row.fn
        .countAll<number>()
        .filterWhere('fault', 'not in', OWN_UPDATE_FAULTS)
        .filterWhereRef('fault_version', '=', 'wished')
        .filterWhereRef('fault_at', '>=', 'judged_from')
        .as('failed'),
    )
    .where('wished', '=', version)
    .executeTakeFirstOrThrow();
  if (!failsTooOften(failed, told)) return;
  await tx
    .updateTable('agent_releases')
    .set({ state: 'paused', stopped_at: now })
    .where('version', '=', version)
    .where('state', '=', 'rolling')
    .execute();
}

/** The agent has nothing to report any more: it runs what it was told to run. */
async function clearFault({ db }: With<'db'>, stationId: StationId): Promise<void> {
  await db.transact((tx) =>
    tx
      .updateTable('station_agents')
      .set({ fault: null, fault_detail: '', fault_version: '', fault_attempt: 0, fault_at: 0 })
      .where('machine_id', '=', stationId)
      .execute(),
  );
}

/** Whether a station may fetch a version: it is wished to run it. No station is wished to run one that is withdrawn. */
export async function releaseFileFor(reader: Reader, stationId: StationId, version: string) {
  return reader
    .selectFrom('station_agents')
    .innerJoin('agent_releases', 'agent_releases.version', 'station_agents.wished')
    .select('file')
    .where('machine_id', '=', stationId)
    .where('agent_releases.version', '=', version)
    .executeTakeFirst();
}
