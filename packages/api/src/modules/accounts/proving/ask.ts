import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import type { Locale, Translator } from '@cpc/i18n';
import type { Call } from '../../../base/http/call.ts';
import { hashSecret } from '../../../base/ports/random.ts';
import type { Services, With } from '../../../base/services.ts';
import { holderOf } from '../../../records/accounts/devices.ts';
import type { Passwords } from '../../../base/ports/passwords.ts';
import { checkNewPassword } from '../../../records/accounts/passwords.ts';
import { parsePhone } from '../../../records/accounts/phone.ts';
import { CODE_DIGITS, codeHash } from './code.ts';
import { countCode } from './limits.ts';

const CODE_MINUTES = 10;
/** The client should not ask again before: messages take some seconds. */
const MIN_PAUSE_MS = 30_000;

export interface ProvingPorts {
  readonly services: Services;
  readonly passwords: Passwords;
  readonly translators: (locale: Locale) => Translator;
}

/**
 * Sends a code to a phone number (SE-02). Nothing is reserved. A number with an account gets the same answer after the
 * same work as a number without one (decision 115).
 * @throws CallError phoneCodesOff, phoneIncorrect, passwordRequired, passwordTooShort, tooManyRequests, or
 * phoneCodeNotSent if the gateway did not accept the message
 */
export async function askForCode(
  { services, passwords, translators }: ProvingPorts,
  input: ActionInput<'User.register'>,
  { ip, language }: Call,
): Promise<ActionOutput<'User.register'>> {
  const { db, clock, random, texts } = services;
  if (!texts) throw new CallError('phoneCodesOff');
  const phone = parsePhone(input.phone, input.country);
  checkNewPassword(input.password);
  const account = await db.read
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('phone', '=', phone)
    .executeTakeFirst();
  const giveBack = await countCode(services, { phone, holder: account && holderOf(account), ip, device: input.device });
  const knows = await passwords.matches(account?.password_hash, input.password);
  const password_hash = await passwords.hash(input.password);
  const [challenge, code, now] = [random.secret(), random.digits(CODE_DIGITS), clock.now()];
  const challenge_hash = hashSecret(challenge);
  const expires_at = now + CODE_MINUTES * 60_000;
  await db.transact((tx) =>
    tx
      .insertInto('phone_codes')
      .values({
        challenge_hash,
        phone,
        password_hash,
        knows: knows ? (account?.id ?? null) : null,
        code_hash: codeHash(challenge, code),
        tries: 0,
        expires_at,
      })
      .execute(),
  );
  const text = translators(language).t('notice.code', { code, minutes: CODE_MINUTES });
  if (!(await texts.send(phone, text))) {
    await giveBack();
    throw new CallError('phoneCodeNotSent');
  }
  return { challenge, digits: CODE_DIGITS, expires_at, again_ms: MIN_PAUSE_MS, inbox: texts.inbox ?? null };
}

/** Deletes expired codes. */
export async function sweepCodes({ db, clock }: With<'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.transact((tx) => tx.deleteFrom('phone_codes').where('expires_at', '<=', now).execute());
}
