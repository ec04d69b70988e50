import type { KeyValue } from '../../core/storage.ts';
import { STORAGE_PREFIX } from '../../core/storage.ts';

const NAME = `${STORAGE_PREFIX}placing`;

/**
 * The key that makes a double tap, a reload or a lost answer one order (OR-05): the same for the same content until
 * the order is settled, another one as soon as anything about the content differs.
 * @param content whatever an order freezes, as text
 */
export function clientKeyFor(content: string, storage: KeyValue, random: () => string): string {
  const kept = read(storage);
  if (kept?.content === content) return kept.key;
  const key = random();
  storage.setItem(NAME, JSON.stringify({ key, content }));
  return key;
}

/** Called once an order is settled or given up, so that ordering the same design again makes another order. */
export function dropClientKey(storage: KeyValue): void {
  storage.removeItem(NAME);
}

function read(storage: KeyValue): { readonly key: string; readonly content: string } | undefined {
  const text = storage.getItem(NAME);
  if (text === null) return undefined;
  try {
    const { key, content } = JSON.parse(text) as Record<string, unknown>;
    return typeof key === 'string' && typeof content === 'string' ? { key, content } : undefined;
  } catch {
    return undefined;
  }
}
