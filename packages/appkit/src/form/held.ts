/** What is wrong, by the name of the field. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** The state of a form. */
export interface Held<Values> {
  /** The saved values that `values` began with. */
  readonly saved: Values;
  /** What the fields hold. */
  readonly values: Values;
  /** Somebody has tried to submit: from now on problems are shown. */
  readonly asked: boolean;
  /** What the server refused: at its fields, or about the whole. */
  readonly refusals: Problems;
  readonly refused: string | undefined;
}

export const begin = <Values>(saved: Values): Held<Values> => ({
  saved,
  values: saved,
  asked: false,
  refusals: {},
  refused: undefined,
});

/** Puts newly saved values under what was typed over the ones saved before. */
export type Merge<Values> = (typed: Values, before: Values, saved: Values) => Values;

/** Whoever saved new values: the form goes on from them. */
export function follow<Values extends object>(held: Held<Values>, saved: Values, merge: Merge<Values>): Held<Values> {
  return isSame(held.saved, saved) ? held : { ...held, saved, values: merge(held.values, held.saved, saved) };
}

/** A field whose saved value has changed takes it; every other field keeps what was typed. */
export function byField<Values extends object>(typed: Values, before: Values, saved: Values): Values {
  const values = { ...typed };
  for (const name of namesOf(saved)) if (!isSame(before[name], saved[name])) values[name] = saved[name];
  return values;
}

/** For defaults that arrive late: a field that somebody has changed keeps what was typed. */
export function byTyped<Values extends object>(typed: Values, before: Values, saved: Values): Values {
  const values = { ...saved };
  for (const name of namesOf(saved)) if (!isSame(typed[name], before[name])) values[name] = typed[name];
  return values;
}

/** For a sum that somebody decides about: it stays as it was first shown, however it grows meanwhile. */
export const asShown = <Values extends object>(typed: Values): Values => typed;

/** For a form that is always there: it shows the present values until somebody types, and then stays as it is. */
export const untilTyped = <Values extends object>(typed: Values, before: Values, saved: Values): Values =>
  isSame(typed, before) ? saved : typed;

/** A refusal is about what was sent: a field that is changed is no longer refused. */
export function typeIn<Values extends object>(held: Held<Values>, change: Partial<Values>): Held<Values> {
  const put = Object.keys(change).map((name) => [name, undefined]);
  const refusals = { ...held.refusals, ...Object.fromEntries(put) };
  return { ...held, values: { ...held.values, ...change }, refusals };
}

/** Something is typed that is not saved. */
export const isChanged = ({ saved, values }: Held<unknown>): boolean => !isSame(saved, values);

/** The problems to show. */
export function problemsOf({ asked, refusals }: Held<unknown>, wrong: Problems): Problems {
  const refused = Object.entries(refusals).filter(([, refusal]) => refusal !== undefined);
  return { ...(asked ? wrong : {}), ...Object.fromEntries(refused) };
}

const namesOf = <Values extends object>(values: Values): (keyof Values & string)[] =>
  Object.keys(values) as (keyof Values & string)[];
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
