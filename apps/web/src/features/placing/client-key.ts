import type { KeyValue } from '../../core/storage.ts';
import { STORAGE_PREFIX } from '../../core/storage.ts';

/** What is done once for its content: an order is placed, a thing is put on the shopping list. */
type IdempotentAction = 'placing' | 'adding';

const nameOf = (deed: IdempotentAction): string => `${STORAGE_PREFIX}${deed}`;

/**
 * The key that makes a double tap, a reload or a lost answer one order (OR-05): the same for the same content until
 * the order is settled, another one as soon as anything about the content differs.
 * @param content whatever an order freezes, as text
 */
export function clientKeyFor(
  content: string,
  storage: KeyValue,
  random: () => string,
  deed: IdempotentAction = 'placing',
): string {
  const kept = read(storage, deed);
  if (kept?.content === content) return kept.key;
  const key = random();
  storage.setItem(nameOf(deed), JSON.stringify({ key, content }));
  return key;
}

/** Called once an order is settled or given up, so that ordering the same design again makes another order. */
export function dropClientKey(storage: KeyValue, deed: IdempotentAction = 'placing'): void {
  storage.removeItem(nameOf(deed));
}

function read(
  storage: KeyValue,
  deed: IdempotentAction,
): { readonly key: string; readonly content: string } | undefined {
  const text = storage.getItem(nameOf(deed));
  if (text === null) return undefined;
  try {
    const { key, content } = JSON.parse(text) as Record<string, unknown>;
    return typeof key === 'string' && typeof content === 'string' ? { key, content } : undefined;
  } catch {
    return undefined;
  }
}
