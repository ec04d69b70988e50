import { begin, follow, type Held, isChanged, type Merge } from './held.ts';

/** What was typed and not saved, by the name of its form: whoever leaves a page and comes back goes on. */
const kept = new Map<string, Held<object>>();

/** The state that a form begins with: what was typed before over what is saved now. */
export function beginKept<Values extends object>(
  name: string | undefined,
  saved: Values,
  merge: Merge<Values>,
): Held<Values> {
  const before = name === undefined ? undefined : (kept.get(name) as Held<Values> | undefined);
  return before === undefined ? begin(saved) : follow(before, saved, merge);
}

export function keep<Values extends object>(name: string, held: Held<Values>): void {
  if (isChanged(held)) kept.set(name, held);
  else kept.delete(name);
}

/** Whoever logs out leaves nothing to the next person. */
export const forgetKept = (): void => kept.clear();
