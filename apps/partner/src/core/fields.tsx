import type { Form } from '@cpc/appkit';
import type { MessageKey, MessageValues } from '@cpc/i18n';
import {
  Checkbox,
  Segmented,
  type SegmentedProps,
  SelectField,
  type SelectFieldProps,
  TextArea,
  TextField,
  type TextFieldProps,
  useT,
} from '@cpc/ui';
import type { ActForm } from './act-form.ts';

/** Read from left to right in every language, at the side where a text begins. */
const LTR = { autoComplete: 'off', dir: 'ltr', className: 'rtl:text-right' } as const;
const CODE = { ...LTR, autoCapitalize: 'none', spellCheck: false } as const;
const AMOUNT = { ...LTR, inputMode: 'decimal', maxLength: 20 } as const;

/** What is typed into a field, by what it is. */
const KINDS = {
  text: { autoComplete: 'off' },
  code: CODE,
  capitals: { ...CODE, autoCapitalize: 'characters' },
  amount: AMOUNT,
  percent: { ...AMOUNT, end: '%', maxLength: 5 },
  digits: { ...LTR, inputMode: 'numeric' },
  count: { ...LTR, inputMode: 'numeric', maxLength: 6 },
  phone: { ...LTR, type: 'tel' },
  email: { ...LTR, type: 'email' },
  date: { type: 'date' },
  // A day and a time have one line, whatever size the text has.
  moment: { type: 'datetime-local', className: 'large:text-[5.2vw]' },
} as const satisfies Readonly<Record<string, Partial<TextFieldProps>>>;

interface Named<Values extends object> {
  readonly of: Pick<ActForm<Values>, 'field' | 'maxOf'>;
  readonly name: Parameters<Form<Values>['field']>[0];
  readonly label: MessageKey;
  readonly hint?: MessageKey | undefined;
  /** For the label and the hint. */
  readonly values?: MessageValues;
}
interface InputProps<Values extends object>
  extends Named<Values>,
    Pick<TextFieldProps, 'end' | 'autoComplete' | 'maxLength' | 'min' | 'list'> {
  readonly as?: keyof typeof KINDS;
}

/** A line of text. Its longest text is the contract's. */
export function Input<Values extends object>({
  of,
  name,
  label,
  hint,
  values,
  as = 'text',
  ...rest
}: InputProps<Values>) {
  const t = useT();
  const texts = { label: t(label, values), hint: hint && t(hint, values) };
  return <TextField maxLength={of.maxOf(name)} {...KINDS[as]} {...rest} {...texts} {...of.field(name)} />;
}

/** A few sentences. */
export function Words<Values extends object>({ of, name, label, hint, values }: Named<Values>) {
  const t = useT();
  return (
    <TextArea maxLength={of.maxOf(name)} label={t(label, values)} hint={hint && t(hint, values)} {...of.field(name)} />
  );
}

/** One of many. */
export function Select<Values extends object>({
  of,
  name,
  label,
  hint,
  values,
  options,
}: Named<Values> & Pick<SelectFieldProps, 'options'>) {
  const t = useT();
  return <SelectField label={t(label, values)} hint={hint && t(hint, values)} options={options} {...of.field(name)} />;
}

type Choosable<Values extends object> = Pick<ActForm<Values>, 'values' | 'set'>;

interface ChoiceProps<Values extends object, Name extends keyof Values & string> {
  readonly of: Choosable<Values>;
  readonly name: Name;
  readonly label: MessageKey;
  readonly options: SegmentedProps<Values[Name] & string>['options'];
}

/** One of a few, all in sight. */
export function Choice<Values extends object, Name extends keyof Values & string>({
  of,
  name,
  label,
  options,
}: ChoiceProps<Values, Name>) {
  const t = useT();
  const onChange = (chosen: Values[Name]) => of.set({ [name]: chosen } as unknown as Partial<Values>);
  return (
    <Segmented
      label={t(label)}
      value={of.values[name] as Values[Name] & string}
      onChange={onChange}
      options={options}
    />
  );
}

/** Yes or no. */
export function Check<Name extends string>({
  of,
  name,
  label,
}: {
  readonly of: Choosable<Record<Name, boolean>>;
  readonly name: Name;
  readonly label: MessageKey;
}) {
  const t = useT();
  return (
    <Checkbox
      checked={of.values[name]}
      onChange={(checked) => of.set({ [name]: checked } as Partial<Record<Name, boolean>>)}
    >
      {t(label)}
    </Checkbox>
  );
}

interface EitherProps<Name extends string> {
  readonly of: Choosable<Record<Name, boolean>>;
  readonly name: Name;
  readonly label: MessageKey;
  readonly off: MessageKey;
  readonly on: MessageKey;
}

/** Yes or no, each in its own words. */
export function Either<Name extends string>({ of, name, label, off, on }: EitherProps<Name>) {
  const t = useT();
  const onChange = (chosen: string) => of.set({ [name]: chosen === 'on' } as Partial<Record<Name, boolean>>);
  const options = [
    { value: 'off', label: t(off) },
    { value: 'on', label: t(on) },
  ];
  return <Segmented label={t(label)} value={of.values[name] ? 'on' : 'off'} onChange={onChange} options={options} />;
}
