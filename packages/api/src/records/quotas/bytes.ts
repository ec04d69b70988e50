import { CallError } from '@cpc/contract';
import type { AccountId } from '@cpc/domain';
import { sql } from 'kysely';
import { keyOf, queueUp } from '../accounts/attempts.ts';
import type { Reader, Tx } from '../../base/db/database.ts';
import { addressOf } from '../../base/http/address.ts';
import { HOUR_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { storedBytes } from './stored-bytes.ts';

/** Bytes that one account may keep: pictures, designs, and the announced bytes of its open uploads. */
export const MAX_ACCOUNT_BYTES = { guest: 200_000_000, registered: 2_000_000_000 } as const;

/** The limit of an address for a day is this many times its limit for an hour. */
export const HOURS_A_DAY = 4;

/** The account that keeps the bytes, and the address they come from. */
export interface Keeper {
  readonly accountId: AccountId;
  readonly ip: string;
}

/** The address in jobs: a hash, which does not reveal it. */
const addressKey = (ip: string): string => keyOf(['bytes from', addressOf(ip)]);

/** The owner and address of background work, for fair scheduling, see `NewJob`. */
export const ownerOf = ({ accountId, ip }: Keeper) => ({ owner: accountId, address: addressKey(ip) });

interface Room {
  /** Bytes that are about to be stored. */
  readonly bytes: number;
  /** Announced bytes of an open upload that these bytes replace in the account's room. */
  readonly instead?: number;
  /** The part of these bytes that was counted against the address when it arrived. */
  readonly arrived?: number;
  /** True if the account's rows already contain the bytes. */
  readonly isWritten?: boolean;
}

/**
 * Checks that an account may store this many bytes more; it counts nothing. Other checks of the same account wait until
 * the transaction ends.
 * @throws CallError spaceFull
 */
export async function checkRoom(
  tx: Tx,
  { clock, db }: With<'db' | 'clock'>,
  { accountId }: Pick<Keeper, 'accountId'>,
  room: Room,
): Promise<void> {
  await queueUp(tx, clock, [['bytes of', accountId]]);
  const instead = room.instead ?? 0;
  const ofAccount = (await storedBytes(tx, db.engine, accountId)) + (await openBytes(tx, clock.now(), accountId));
  const moreOfAccount = (room.isWritten === true ? 0 : room.bytes) - instead;
  if (ofAccount + moreOfAccount > MAX_ACCOUNT_BYTES[await kindOf(tx, accountId)]) throw new CallError('spaceFull');
}

/**
 * Like {@link checkRoom}, and counts the bytes against the address. @throws CallError tooManyRequests for the address
 */
export async function takeRoom(
  tx: Tx,
  services: With<'db' | 'clock' | 'config'>,
  keeper: Keeper,
  room: Room,
): Promise<void> {
  if (room.bytes <= 0) return;
  await checkRoom(tx, services, keeper, room);
  const more = room.bytes - (room.arrived ?? 0);
  if (more > 0) await takeAddressRoom(tx, services, keeper.ip, UPLOADS, more);
}

/**
 * Counts bytes of an upload against an address when they arrive.
 * @param bytes a negative number gives back bytes that were counted but did not arrive
 * @throws CallError tooManyRequests
 */
export async function takeArriving(
  services: With<'db' | 'clock' | 'config'>,
  ip: string,
  bytes: number,
): Promise<void> {
  await services.db.transact((tx) => takeAddressRoom(tx, services, ip, UPLOADS, bytes), addressOf(ip));
}

/**
 * Counts the bytes of an order's designs against the address's room for orders. A customer whose room for uploads is
 * full can still order existing designs.
 * @throws CallError tooManyRequests
 */
export async function takeOrderRoom(
  tx: Tx,
  services: With<'clock' | 'config'>,
  { ip }: Keeper,
  bytes: number,
): Promise<void> {
  if (bytes > 0) await takeAddressRoom(tx, services, ip, ORDERS, bytes);
}

async function takeAddressRoom(
  tx: Tx,
  services: With<'clock' | 'config'>,
  ip: string,
  part: Part,
  bytes: number,
): Promise<void> {
  const { clock } = services;
  await queueUp(tx, clock, [['bytes from', addressOf(ip)]]);
  for (const { subject, ms, max } of windowsOf(services, ip, part)) {
    if (bytes > 0 && (await countedBytes(tx, subject, clock.now() - ms)) + bytes > max)
      throw new CallError('tooManyRequests');
    await countBytes(tx, { subject, bytes, now: clock.now(), ms });
  }
}

/** The parts of an address's room, as shares of the whole. */
const UPLOADS = { name: 'kept', share: 0.9 } as const;
const ORDERS = { name: 'ordered', share: 0.1 } as const;
type Part = typeof UPLOADS | typeof ORDERS;

interface Window {
  readonly subject: string;
  readonly ms: number;
  readonly max: number;
}

function windowsOf({ config }: With<'config'>, ip: string, part: Part): readonly Window[] {
  const key = (time: string) => keyOf(['bytes from', part.name, time, addressOf(ip)]);
  const max = Math.round(config.bytesPerAddress * part.share);
  return [
    { subject: key('hour'), ms: HOUR_MS, max },
    { subject: key('day'), ms: 24 * HOUR_MS, max: HOURS_A_DAY * max },
  ];
}

/** The announced bytes of an account's open uploads. */
async function openBytes(reader: Reader, now: number, account: AccountId): Promise<number> {
  const { bytes } = await reader
    .selectFrom('uploads')
    .select(sql<number>`coalesce(sum(length), 0)`.as('bytes'))
    .where('account_id', '=', account)
    .where('expires_at', '>', now)
    .where('asset', 'is', null)
    .where('refused', 'is', null)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** The kind of an account, which determines how much it may keep. */
export async function kindOf(reader: Reader, account: AccountId): Promise<'guest' | 'registered'> {
  const row = await reader.selectFrom('accounts').select('phone').where('id', '=', account).executeTakeFirst();
  return row?.phone == null ? 'guest' : 'registered';
}

async function countedBytes(reader: Reader, subject: string, expired: number): Promise<number> {
  const row = await reader
    .selectFrom('byte_counts')
    .select('bytes')
    .where('subject', '=', subject)
    .where('window_start', '>', expired)
    .executeTakeFirst();
  return row?.bytes ?? 0;
}

interface Count {
  readonly subject: string;
  readonly bytes: number;
  readonly now: number;
  readonly ms: number;
}

async function countBytes(tx: Tx, { subject, bytes, now, ms }: Count): Promise<void> {
  const isOver = sql<boolean>`byte_counts.window_start <= ${now - ms}`;
  await tx
    .insertInto('byte_counts')
    .values({ subject, window_start: now, bytes: Math.max(0, bytes) })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        bytes: sql<number>`case when ${isOver} then excluded.bytes else byte_counts.bytes + ${bytes} end`,
        window_start: sql<number>`case when ${isOver} then excluded.window_start else byte_counts.window_start end`,
      }),
    )
    .execute();
}

/** Removes expired counts. */
export async function sweepByteCounts({ db, clock }: With<'db' | 'clock'>): Promise<void> {
  const expired = clock.now() - 24 * HOUR_MS;
  await db.transact((tx) => tx.deleteFrom('byte_counts').where('window_start', '<=', expired).execute());
}
