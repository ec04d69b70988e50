import { type CutKind, IDEA_KINDS, type IdeaKind } from '@cpc/design';

/** Where ideas with cut-out people are among the ten, if these places were not seen before. */
const PLACES = [0, 3];

/**
 * The ideas in their places. One with cut-out people takes its own place, or the next one behind it that nobody has seen:
 * what was seen stays as it is. If all are seen, it comes after the last one.
 */
export function inPlaces(cuts: readonly CutKind[], seen: ReadonlySet<number>): readonly IdeaKind[] {
  const kinds: IdeaKind[] = [...IDEA_KINDS];
  const taken = new Set(seen);
  cuts.forEach((kind, n) => {
    let place = PLACES[n] ?? kinds.length;
    while (taken.has(place)) place += 1;
    place = Math.min(place, kinds.length);
    taken.add(place);
    kinds[place] = kind;
  });
  return kinds;
}
