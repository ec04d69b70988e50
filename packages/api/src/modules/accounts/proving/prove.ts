import { timingSafeEqual } from 'node:crypto';
import { type ActionInput, CallError, type LoggedIn } from '@cpc/contract';
import { onlyDigits } from '@cpc/domain';
import type { Tx } from '../../../base/db/database.ts';
import { isUniqueViolation } from '../../../base/db/unique.ts';
import type { Call } from '../../../base/http/call.ts';
import { hashSecret } from '../../../base/ports/random.ts';
import type { With } from '../../../base/services.ts';
import { adoptGuest } from '../guests/adopt.ts';
import { holderOf, rememberDevice } from '../../../records/accounts/devices.ts';
import { beginLogin } from '../../../records/accounts/logins.ts';
import type { AdoptGuest } from '../../../records/accounts/ports.ts';
import { sessionTopic } from '../../../base/http/caller-topics.ts';
import { leaveSession, openSession } from '../../../records/accounts/sessions.ts';
import { type PhoneCode, codeHash } from './code.ts';
import { forgetCodes, countTyped } from './limits.ts';
import { accountOf } from './owner.ts';

const MAX_TRIES = 5;

/**
 * Proves a phone number by the code that was sent to it, and logs in to its account, an existing or a new one. A guest
 * keeps works and orders (SN-03).
 * @throws CallError phoneCodeWrong for a wrong, used or expired code and after five tries, or tooManyRequests
 */
export async function provePhone(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  adopters: readonly AdoptGuest[],
  { challenge, code, device }: ActionInput<'User.prove'>,
  call: Call,
): Promise<LoggedIn> {
  const asked = await countTry(services, challenge);
  if (!asked || !isSame(asked.code_hash, codeHash(challenge, onlyDigits(code)))) {
    // Each challenge allows five tries, so guesses of others at the same address do not block a right code.
    await countTyped(services, call.ip);
    throw new CallError('phoneCodeWrong', { left: asked ? MAX_TRIES - asked.tries : 0 });
  }
  const enter = () =>
    services.db.transact(async (tx) => {
      await takeCodes(tx, asked);
      const { account, isNew, ended } = await accountOf(tx, services, call, asked);
      if (!isNew) await adoptGuest(tx, services, call, account, adopters);
      const before = await leaveSession(tx, services, call);
      const known = await rememberDevice(tx, services, holderOf(account), device);
      const session = await openSession(tx, services, account, beginLogin(services, call, before));
      return { user: { ...session, device: known }, ended };
    });
  const { user, ended } = await enter().catch((error: unknown) => {
    // Another caller proved the same number at the same time: now it has an account.
    if (isUniqueViolation(error)) return enter();
    throw error;
  });
  for (const session of ended) services.events.publish(sessionTopic(session));
  await forgetCodes(services, asked.phone, call.ip);
  return user;
}

/** Counts a try before the code is checked, so that many codes at once do not bypass the limit. */
async function countTry({ db, clock }: With<'db' | 'clock'>, challenge: string): Promise<PhoneCode | undefined> {
  return db.transact((tx) =>
    tx
      .updateTable('phone_codes')
      .set((code) => ({ tries: code('tries', '+', 1) }))
      .where('challenge_hash', '=', hashSecret(challenge))
      .where('tries', '<', MAX_TRIES)
      .where('expires_at', '>', clock.now())
      .returningAll()
      .executeTakeFirst(),
  );
}

/** A code works once, and ends all other codes of the number. @throws CallError phoneCodeWrong */
async function takeCodes(tx: Tx, { challenge_hash, phone }: PhoneCode): Promise<void> {
  const taken = await tx.deleteFrom('phone_codes').where('phone', '=', phone).returning('challenge_hash').execute();
  if (!taken.some((code) => code.challenge_hash === challenge_hash)) throw new CallError('phoneCodeWrong', { left: 0 });
}

const isSame = (first: string, second: string): boolean => timingSafeEqual(Buffer.from(first), Buffer.from(second));
