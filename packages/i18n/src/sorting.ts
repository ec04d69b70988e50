const collators = new Map<string, Intl.Collator>();

/**
 * Compares names in the order of a language: Danish å after z, Hungarian cs after c, Han by pinyin or strokes. Numbers
 * in names count by their value, so that A10 comes after A9.
 * @param tag BCP 47
 */
export function nameOrder(tag: string): (a: string, b: string) => number {
  const known = collators.get(tag) ?? new Intl.Collator(tag, { numeric: true });
  // Making one takes longer than sorting a short list.
  collators.set(tag, known);
  return known.compare;
}
