import { type KeyValue, STORAGE_PREFIX } from '@cpc/appkit';

/** Actions that are done once per content: placing an order, adding to the shopping list. */
type IdempotentAction = 'placing' | 'adding';

const nameOf = (deed: IdempotentAction): string => `${STORAGE_PREFIX}${deed}`;

/**
 * The key that turns a double tap, a reload or a lost answer into one order (OR-05). It is the same for the same
 * content until the order is settled; any change of the content gives another key.
 * @param content everything that an order freezes, as text
 */
export function clientKeyFor(
  content: string,
  storage: KeyValue,
  random: () => string,
  deed: IdempotentAction = 'placing',
): string {
  const stored = read(storage, deed);
  if (stored?.content === content) return stored.key;
  const key = random();
  storage.setItem(nameOf(deed), JSON.stringify({ key, content }));
  return key;
}

/** Called once an order is settled or given up: ordering the same design again then makes another order. */
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
    const { key, content }: Record<string, unknown> = JSON.parse(text);
    return typeof key === 'string' && typeof content === 'string' ? { key, content } : undefined;
  } catch {
    return undefined;
  }
}
