import { CallError } from '@cpc/contract';
import type { AccountId } from '@cpc/domain';
import { sql } from 'kysely';
import { keyOf, queueUp } from '../accounts/attempts.ts';
import type { Reader, Tx } from '../db/database.ts';
import { addressOf } from '../http/address.ts';
import { HOUR_MS } from '../ports/clock.ts';
import type { Services } from '../services.ts';

/** Bytes one account may keep: pictures, designs, and what its open uploads have announced. */
export const MAX_ACCOUNT_BYTES = { guest: 200_000_000, registered: 2_000_000_000 } as const;

/** An address may bring this many times its bytes of an hour within a day. */
export const HOURS_A_DAY = 4;

/** Whose bytes they are, and the address they come from. */
export interface Keeper {
  readonly accountId: AccountId;
  readonly ip: string;
}

/** An address as open uploads carry it: a hash, which names nobody. */
export const addressKey = (ip: string): string => keyOf(['bytes from', addressOf(ip)]);

interface Room {
  /** Bytes that are about to be kept. */
  readonly bytes: number;
  /** Announced bytes of an open upload that these replace. */
  readonly instead?: number;
}

/**
 * Makes sure that an account and an address may keep so many bytes more, and counts nothing. Others of the same account
 * or address wait until the end of the transaction.
 * @throws CallError spaceFull for the account, tooManyRequests for the address
 */
export async function checkRoom(tx: Tx, services: Services, keeper: Keeper, room: Room): Promise<void> {
  const { accountId, ip } = keeper;
  const { clock } = services;
  await queueUp(tx, clock, [
    ['bytes of', accountId],
    ['bytes from', addressOf(ip)],
  ]);
  const more = room.bytes - (room.instead ?? 0);
  const ofAccount = (await keptBytes(tx, accountId)) + (await openBytes(tx, clock.now(), { account_id: accountId }));
  if (ofAccount + more > (await maxBytesOf(tx, accountId))) throw new CallError('spaceFull');
  const open = await openBytes(tx, clock.now(), { address: addressKey(ip) });
  for (const { subject, ms, max } of windowsOf(services, ip))
    if ((await countedBytes(tx, subject, clock.now() - ms)) + open + more > max) throw new CallError('tooManyRequests');
}

/** As {@link checkRoom}, and counts the bytes against the address. */
export async function takeRoom(tx: Tx, services: Services, keeper: Keeper, room: Room): Promise<void> {
  if (room.bytes <= 0) return;
  await checkRoom(tx, services, keeper, room);
  for (const { subject, ms } of windowsOf(services, keeper.ip))
    await countBytes(tx, { subject, bytes: room.bytes, now: services.clock.now(), ms });
}

interface Window {
  readonly subject: string;
  readonly ms: number;
  readonly max: number;
}

function windowsOf({ config }: Services, ip: string): readonly Window[] {
  const key = (name: string) => keyOf(['bytes from', name, addressOf(ip)]);
  const max = config.bytesPerAddress;
  return [
    { subject: key('hour'), ms: HOUR_MS, max },
    { subject: key('day'), ms: 24 * HOUR_MS, max: HOURS_A_DAY * max },
  ];
}

/** What an account keeps for good. */
async function keptBytes(reader: Reader, account: AccountId): Promise<number> {
  const { bytes } = await reader
    .selectFrom('pictures')
    .select(sql<number>`coalesce(sum(bytes + proxy_bytes), 0)`.as('bytes'))
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** What open uploads have announced, of an account or from an address. */
async function openBytes(
  reader: Reader,
  now: number,
  of: { readonly account_id: string } | { readonly address: string },
): Promise<number> {
  const { bytes } = await reader
    .selectFrom('uploads')
    .select(sql<number>`coalesce(sum(length), 0)`.as('bytes'))
    .where((upload) => upload.and(of))
    .where('expires_at', '>', now)
    .where('asset', 'is', null)
    .where('refused', 'is', null)
    .executeTakeFirstOrThrow();
  return bytes;
}

async function maxBytesOf(reader: Reader, account: AccountId): Promise<number> {
  const row = await reader.selectFrom('accounts').select('phone').where('id', '=', account).executeTakeFirst();
  return row?.phone == null ? MAX_ACCOUNT_BYTES.guest : MAX_ACCOUNT_BYTES.registered;
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
    .values({ subject, window_start: now, bytes })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        bytes: sql<number>`case when ${isOver} then excluded.bytes else byte_counts.bytes + excluded.bytes end`,
        window_start: sql<number>`case when ${isOver} then excluded.window_start else byte_counts.window_start end`,
      }),
    )
    .execute();
}

/** Removes counts that are over. */
export async function sweepByteCounts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const expired = clock.now() - 24 * HOUR_MS;
  await db.transact((tx) => tx.deleteFrom('byte_counts').where('window_start', '<=', expired).execute());
}
