/** The texts of a form that differ from the saved ones: only these are sent, so that two people do not undo each other. */
export function changedOf<Values extends object>(values: Values, saved: Values): Partial<Values> {
  const names = Object.keys(saved) as (keyof Values)[];
  return Object.fromEntries(
    names.filter((name) => values[name] !== saved[name]).map((name) => [name, values[name]]),
  ) as Partial<Values>;
}
