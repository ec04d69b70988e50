import { createHash, createPublicKey, verify } from 'node:crypto';
import { type ActionInput, CallError, type ReleaseEvent } from '@cpc/contract';
import { MAX_RELEASE_BYTES, type PersonId, releaseText, type ReleaseState } from '@cpc/domain';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { lockReleases, wishVersions } from '../../records/stations/agents.ts';
import { noteDeed, releaseSubject } from '../../records/partners/deeds.ts';

type Ports = With<'db' | 'clock' | 'random' | 'blobs' | 'config'>;

/**
 * Adds a signed version (OP-05). The same file again changes nothing.
 * @throws CallError releaseKeyMissing, releaseDamaged, releaseUnsigned, or releaseExists for another file of this version
 */
export async function addRelease(
  services: Ports,
  by: PersonId,
  { version, sha256, signature, bundle, notes = '' }: ActionInput<'Operator.addRelease'>,
): Promise<void> {
  const { db, clock, blobs, config } = services;
  if (config.releaseKeys.length === 0) throw new CallError('releaseKeyMissing');
  const bytes = Buffer.from(bundle, 'base64');
  if (bytes.length > MAX_RELEASE_BYTES || createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new CallError('releaseDamaged');
  const said = { version, sha256, bytes: bytes.length };
  if (!isSigned(releaseText(said), signature, config.releaseKeys)) throw new CallError('releaseUnsigned');
  const file = await blobs.put(bytes);
  const row = { ...said, signature, file, notes: notes.trim(), state: 'added', share: 0, rolled: 0 } as const;
  const judged = { judged_from: 0, stopped_at: null };
  await db.transact(async (tx) => {
    const added = await tx
      .insertInto('agent_releases')
      .values({ ...row, ...judged, added_at: clock.now(), person_id: by })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
    if (added)
      return noteDeed(tx, services, {
        by,
        event: 'releaseAdded',
        partnerId: null,
        subject: releaseSubject(version),
        reason: row.notes,
      });
    if ((await releaseOf(tx, version)).sha256 !== sha256) throw new CallError('releaseExists');
  });
}

const isSigned = (said: string, signature: string, keys: readonly string[]): boolean =>
  keys.some((key) => {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64url'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(said), publicKey, Buffer.from(signature, 'base64url'));
  });

/**
 * Rolls a version out to a share of the stations and to named ones, before all versions that were rolled out earlier
 * (OP-05). The same rollout again changes nothing.
 * @throws CallError notFound, fieldEmpty without a reason, deviceMissing, or conflict for a withdrawn version
 */
export function rollOut(
  services: Ports,
  by: PersonId,
  { version, share, stations, reason }: ActionInput<'Operator.rollOut'>,
): Promise<void> {
  return changeRelease(services, { by, version, event: 'releaseRolled', reason }, async (tx, state) => {
    // What was withdrawn has a fault: the next version mends it.
    if (state === 'withdrawn') throw new CallError('conflict');
    const named = [...new Set(stations)];
    if (named.length > 0) {
      const known = await tx.selectFrom('machines').select('id').where('id', 'in', named).execute();
      if (known.length < named.length) throw new CallError('deviceMissing');
    }
    await tx.deleteFrom('agent_release_stations').where('version', '=', version).execute();
    if (named.length > 0)
      await tx
        .insertInto('agent_release_stations')
        .values(named.map((machine_id) => ({ version, machine_id })))
        .execute();
    const next = sql<number>`(select max(rolled) + 1 from agent_releases)`;
    await tx
      .updateTable('agent_releases')
      .set({ state: 'rolling', share, rolled: next, judged_from: services.clock.now(), stopped_at: null })
      .where('version', '=', version)
      .execute();
  });
}

const EVENT_TO: Readonly<Record<'rolling' | 'paused' | 'withdrawn', ReleaseEvent>> = {
  rolling: 'releaseResumed',
  paused: 'releasePaused',
  withdrawn: 'releaseWithdrawn',
};

/** The states from which a version comes to another one. A version that is not withdrawn is rolled out again by a new rollout. */
const FROM: Readonly<Record<keyof typeof EVENT_TO, readonly ReleaseState[]>> = {
  rolling: ['paused'],
  paused: ['rolling'],
  withdrawn: ['rolling', 'paused', 'added'],
};

/** Pauses, goes on or withdraws (OP-05). The state it has already stays. @throws CallError notFound, fieldEmpty, conflict */
export function setRelease(
  services: Ports,
  by: PersonId,
  { version, to, reason }: ActionInput<'Operator.setRelease'>,
): Promise<void> {
  return changeRelease(services, { by, version, event: EVENT_TO[to], reason }, async (tx, state) => {
    if (state === to) return 'same';
    if (!FROM[to].includes(state)) throw new CallError('conflict');
    await tx
      .updateTable('agent_releases')
      .set({ state: to, judged_from: services.clock.now(), stopped_at: null })
      .where('version', '=', version)
      .execute();
    return 'changed';
  });
}

interface Change {
  readonly by: PersonId;
  readonly version: string;
  readonly event: ReleaseEvent;
  readonly reason: string;
}

/** Changes a release and, from that, which version each station should run; in one transaction, one after the other. */
async function changeRelease(
  services: Ports,
  change: Change,
  act: (tx: Tx, state: ReleaseState) => Promise<'same' | 'changed' | void>,
): Promise<void> {
  const reason = change.reason.trim();
  if (reason === '') throw new CallError('fieldEmpty', { field: 'reason' });
  await services.db.transact(async (tx) => {
    await lockReleases(tx);
    const { state } = await releaseOf(tx, change.version);
    if ((await act(tx, state)) === 'same') return;
    await wishVersions(tx);
    const { by, event, version } = change;
    await noteDeed(tx, services, { by, event, partnerId: null, subject: releaseSubject(version), reason });
  });
}

async function releaseOf(tx: Tx, version: string) {
  const release = await tx
    .selectFrom('agent_releases')
    .select(['state', 'sha256'])
    .where('version', '=', version)
    .executeTakeFirst();
  if (!release) throw new CallError('notFound');
  return release;
}
