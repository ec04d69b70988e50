import { codeTable, nameOf, type PhoneName } from './candidates.ts';
import { nameByCode } from './codes.ts';
import { keyOf } from './vocabulary.ts';

/** Finds the phone that a device says it is, by its maker's number or by its name; never one that is only like it. */
export type PhoneFinder<Item> = (model: string) => Item | undefined;

/**
 * For the model that a browser tells of its device: `SM-S928B`, `Pixel 8 Pro`, `moto g84 5G`. Different from a search,
 * a wrong answer is worse than none, so that nothing is guessed.
 */
export function createPhoneFinder<Item extends PhoneName>(items: readonly Item[]): PhoneFinder<Item> {
  const codes = codeTable();
  const byKey = new Map<string, Item>();
  for (const item of items) {
    // A name without its brand counts only if it identifies a phone: two brands may sell a model `10`.
    const key = keyOf(item.model);
    const alone = items.every((other) => other === item || keyOf(other.model) !== key);
    if (alone && /[a-z]/.test(key)) byKey.set(key, item);
  }
  for (const item of items) byKey.set(keyOf(nameOf(item)), item);
  return (model) => {
    return byKey.get(keyOf(nameByCode(model, codes) ?? model));
  };
}
