import { type Must, mustBe } from '@cpc/contract';

/** Small and capital letters, spaces, dots and dashes make no difference between names. */
export const normal = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+]/gu, '');

/** Finds things by id or, if no id fits, by any of their names. */
export function finder<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
): (name: string) => readonly Thing[] {
  const byId = new Map(things.map((thing) => [thing.id.toLowerCase(), thing]));
  const byName = new Map<string, Set<Thing>>();
  for (const thing of things)
    for (const name of [thing.id, ...namesOf(thing)].map(normal)) {
      const same = byName.get(name) ?? new Set();
      byName.set(name, same.add(thing));
    }
  return (name) => {
    const exact = byId.get(name.toLowerCase());
    return exact ? [exact] : [...(byName.get(normal(name)) ?? [])];
  };
}

/** The only thing found, or what must stand there instead. @param must what it is called if nothing is found */
export function only<Thing extends { readonly id: string }>(
  found: readonly Thing[],
  must: Must,
): { readonly thing: Thing } | { readonly must: Must } {
  const [thing, ...others] = found;
  if (!thing) return { must };
  if (others.length === 0) return { thing };
  const ids = found.slice(0, 5).map(({ id }) => id);
  return { must: mustBe('oneId', { ids }) };
}
