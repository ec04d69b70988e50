import { createHash } from 'node:crypto';
import { type ActionInput, CallError, type DrawingView } from '@cpc/contract';
import { brand, type DrawingId, type DrawingStyle } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import { addressOf } from '../../base/http/address.ts';
import { enqueue, JOBS_TOPIC } from '../../base/jobs/jobs.ts';
import { countAttempt, queueUp } from '../../records/accounts/attempts.ts';
import { openOf, usedAtStation, usedByAccount } from '../../records/drawings/quota.ts';
import { type Keeper, ownerOf } from '../../records/quotas/bytes.ts';
import type { Verdict } from './moderation/moderation.ts';
import type { DrawingServices, Studio } from './ports.ts';
import { drawingView } from './view.ts';
import { checkWanted, type Wanted } from './wanted.ts';

export const DRAW_JOB = 'drawings.draw';

/** Calls in a quarter of an hour, of one account and from one address; also those that are refused. */
const MAX_PER_ACCOUNT = 60;
const MAX_PER_ADDRESS = 240;
/** The part of a station's quota that one address may use: many guests of one address are cheap to make. */
const MAX_ADDRESS_SHARE = 1 / 4;

type Input = ActionInput<'Drawing.begin'>;

/**
 * Begins a drawing: checks the words, counts it, and enqueues the work. What the word lists refuse is kept as refused,
 * and counts for no quota (AI-05).
 */
export async function beginDrawing(
  services: DrawingServices,
  { provider, moderation }: Studio,
  keeper: Keeper,
  input: Input,
): Promise<DrawingView> {
  const { db, log, events } = services;
  const { accountId: account } = keeper;
  const known = await withKey(db.read, account, input.client_key);
  if (known) return drawingView(db.read, account, known);
  if (!provider) throw new CallError('drawingsOff');
  await countAttempt(services, attemptsOf('drawing', keeper));
  const wanted = await checkWanted(db.read, provider, account, input);
  const verdict = moderation.words(wanted.prompt) ?? moderation.words(input.prompt?.trim() ?? '');
  if (verdict) logRefusal(log, 'the word lists', wanted.prompt, verdict);
  else {
    // What the quotas refuse is not counted for the address.
    await checkQuotas(db.read, services, keeper, wanted);
    await countAtStation(services, keeper, wanted);
  }
  const id = await db.transact(async (tx) => {
    await queueUp(tx, services.clock, [
      ['drawings of', account],
      ['drawings at', wanted.machine_id ?? ''],
    ]);
    return (await withKey(tx, account, input.client_key)) ?? insert(tx, services, keeper, { input, wanted, verdict });
  }, account);
  events.publish(JOBS_TOPIC);
  return drawingView(db.read, account, id);
}

/** What is counted of one kind of call: of its account, and of its address. */
export const attemptsOf = (kind: 'drawing' | 'drawing-words', { accountId, ip }: Keeper) => [
  { subject: [kind, accountId], most: MAX_PER_ACCOUNT },
  { subject: [`${kind}-address`, addressOf(ip)], most: MAX_PER_ADDRESS, perAddress: true },
];

/** @throws CallError tooManyRequests if this address has begun its share of a station's drawings within a day */
async function countAtStation(services: DrawingServices, { ip }: Keeper, { machine_id }: Wanted): Promise<void> {
  const most = Math.ceil(services.config.drawings.perStation * MAX_ADDRESS_SHARE);
  const subject = ['drawings of a day', addressOf(ip), machine_id ?? ''];
  await countAttempt(services, [{ subject, most, perAddress: true }], DAY_MS);
}

/** What was refused is logged by its hash: the words stay the customer's. */
export function logRefusal(log: DrawingServices['log'], by: string, what: string | Uint8Array, kind: Verdict): void {
  log.info({ by, kind, hash: createHash('sha256').update(what).digest('hex') }, 'a drawing was refused');
}

async function withKey(reader: Reader, account: Keeper['accountId'], key: string) {
  const row = await reader
    .selectFrom('drawings')
    .select('id')
    .where('account_id', '=', account)
    .where('client_key', '=', key)
    .executeTakeFirst();
  return row?.id;
}

interface New {
  readonly input: Input;
  readonly wanted: Wanted;
  readonly verdict: Verdict;
}

async function insert(tx: Tx, services: DrawingServices, keeper: Keeper, { input, wanted, verdict }: New) {
  if (!verdict) await checkQuotas(tx, services, keeper, wanted);
  const id = brand<DrawingId>(services.random.id());
  await tx
    .insertInto('drawings')
    .values({
      ...wanted,
      id,
      account_id: keeper.accountId,
      client_key: input.client_key,
      state: verdict ? 'refused' : 'queued',
      style: input.style satisfies DrawingStyle,
      seed: input.seed ?? seedFrom(id),
      area: JSON.stringify(input.area),
      progress: 0,
      failure: null,
      refused_for: verdict,
      unknown: '[]',
      near: '[]',
      counted: verdict ? 0 : 1,
      begun: 0,
      task: null,
      created_at: services.clock.now(),
      began_at: null,
      expires_at: null,
      deleted_at: null,
    })
    .execute();
  if (!verdict)
    await enqueue(tx, services, { kind: DRAW_JOB, key: id, payload: id, lane: 'drawings', ...ownerOf(keeper) });
  return id;
}

/** @throws CallError tooManyDrawings, drawingsUsedUp, drawingsOfStationUsedUp */
async function checkQuotas(
  reader: Reader,
  { clock, config }: DrawingServices,
  { accountId }: Keeper,
  { machine_id }: Wanted,
): Promise<void> {
  const { atOnce, perCustomer, perStation } = config.drawings;
  const now = clock.now();
  if ((await openOf(reader, accountId)) >= atOnce) throw new CallError('tooManyDrawings');
  if ((await usedByAccount(reader, accountId, now)).count >= perCustomer) throw new CallError('drawingsUsedUp');
  if ((await usedAtStation(reader, machine_id, now)).count >= perStation)
    throw new CallError('drawingsOfStationUsedUp');
}

/** 31 bits, of an id that is random. */
const seedFrom = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE() >>> 1;
