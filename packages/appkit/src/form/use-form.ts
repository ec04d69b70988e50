import { type ChangeEvent, type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { refusedField } from '../service/refused-field.ts';
import { begin, byField, follow, isChanged, type Merge, type Problems, problemsOf, typeIn } from './held.ts';
import { beginKept, keep } from './kept.ts';

export interface FormValues<Values extends object> {
  /** What the fields hold until somebody types. When another value is saved, its field takes it. */
  readonly saved: Values;
  /** How newly saved values meet what was typed; field by field, unless fields depend on each other. */
  readonly merge?: Merge<Values>;
  /** What is wrong with the values. Shown from the first submit on, until it is put right. */
  readonly check?: (values: Values) => Readonly<Partial<Record<keyof Values, string | undefined>>>;
  /** A name under which what is typed outlives the page, until it is saved or the app is closed. */
  readonly keepAs?: string;
}

interface FormOptions<Values extends object> extends FormValues<Values> {
  /** Called with values that have no problem. */
  readonly submit: (values: Values) => void;
}

/** The fields that hold a text. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/** The one way to write a form: what is typed, what is wrong with it, and what the server refused. */
export function useForm<Values extends object>({ saved, merge = byField, check, keepAs, submit }: FormOptions<Values>) {
  const ref = useRef<HTMLFormElement>(null);
  const [before, setHeld] = useState(() => beginKept(keepAs, saved, merge));
  const held = follow(before, saved, merge);
  if (held !== before) setHeld(held);
  useEffect(() => {
    if (keepAs !== undefined) keep(keepAs, held);
  }, [keepAs, held]);
  const { values, refused } = held;
  const wrong: Problems = check?.(values) ?? {};
  const problems = problemsOf(held, wrong);

  const set = (change: Partial<Values>) => setHeld((now) => typeIn(now, change));
  /** In the order of the page. */
  const focusFirst = (some: Problems) => {
    const fields = [...(ref.current?.elements ?? [])].filter((field) => field instanceof HTMLElement);
    fields.find((field) => some[field.getAttribute('name') ?? ''] !== undefined)?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setHeld({ ...held, asked: true, refusals: {}, refused: undefined });
    if (Object.values(wrong).every((problem) => problem === undefined)) submit(values);
    else focusFirst(wrong);
  };
  /** Shows the server's refusal at the field it is about. @returns whether it is about one; `refused` holds another */
  const refuse = (error: Error): boolean => {
    const name = refusedField(error);
    const own = name !== undefined && name in values;
    const refusals = own ? { [name]: error.message } : {};
    setHeld((now) => ({ ...now, refusals, refused: own ? undefined : error.message }));
    focusFirst(refusals);
    return own;
  };
  /** Binds an input to a text. */
  const input = (name: TextName<Values>) => ({
    name,
    value: String(values[name]),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      set({ [name]: currentTarget.value } as unknown as Partial<Values>),
  });
  return {
    /** For the `form` element. */
    props: { ref, onSubmit, noValidate: true } satisfies ComponentProps<'form'>,
    values,
    /** Something is typed that is not saved. */
    changed: isChanged(held),
    problems,
    refused,
    set,
    input,
    /** Binds a field to a text and to what is wrong with it. */
    field: (name: TextName<Values>) => ({ ...input(name), error: problems[name] }),
    refuse,
    /** Begins again, with these values, and shows no problem. */
    reset: (next: Values = saved) => setHeld({ ...begin(saved), values: next }),
  };
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;
