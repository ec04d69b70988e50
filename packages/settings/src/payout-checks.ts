import { createHash } from 'node:crypto';
import type { AmountRule } from '@cpc/domain';
import { listOf } from './environment-checks.ts';

/** A key that encrypts bank data. Its name is stored beside what it encrypted. */
interface BankDataKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/** The key of servers that are not in production and have none of their own. */
export const DEVELOPMENT_KEY: BankDataKey = {
  id: 'development',
  key: createHash('sha256').update('not a secret: development only').digest(),
};

const KEY = /^([\w-]{1,40}):([\w-]{43})$/;

/** Returns true for keys of 32 bytes, each with a name of its own. */
export function isKeyList(text: string): boolean {
  const keys = bankDataKeysOf(text);
  const ids = new Set(keys.map(({ id }) => id));
  return keys.length > 0 && keys.length === listOf(text).length && ids.size === keys.length;
}

/** The keys of a text like `2026:<base64url>,2025:<base64url>`; the first one encrypts, all decrypt. */
export function bankDataKeysOf(text: string): BankDataKey[] {
  return listOf(text).flatMap((part) => {
    const [, id, key] = KEY.exec(part) ?? [];
    const bytes = Buffer.from(key ?? '', 'base64url');
    return id === undefined || bytes.length !== 32 ? [] : [{ id, key: bytes }];
  });
}

const AMOUNT = /^(?:([A-Z]{3}):)?(\d{1,9})$/;

/** Returns true for an amount of any currency, and amounts of named currencies: `10,JPY:1000`. */
export function isAmountRule(text: string): boolean {
  const parts = listOf(text).map((part) => AMOUNT.exec(part));
  const names = parts.map((part) => part?.[1] ?? '');
  return !parts.includes(null) && names.includes('') && new Set(names).size === names.length;
}

export function amountRuleOf(text: string): AmountRule {
  const amounts = listOf(text).map((part) => AMOUNT.exec(part) ?? []);
  const named = amounts.flatMap(([, name, amount]) => (name === undefined ? [] : [[name, Number(amount)] as const]));
  const [, , any] = amounts.find(([, name]) => name === undefined) ?? [];
  return { any: Number(any), of: Object.fromEntries(named) };
}
