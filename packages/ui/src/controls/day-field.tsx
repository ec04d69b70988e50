import { readDay, writeDay } from '@cpc/i18n';
import { useState } from 'react';
import { useTranslator } from '../text/text-provider.tsx';
import { TextField } from './text-field.tsx';

interface DayFieldProps {
  readonly label: string;
  /** `yyyy-mm-dd` */
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** What is wrong with the day, beside its form. */
  readonly problem?: string | undefined;
  readonly today: string;
  readonly first: string;
  readonly last: string;
  readonly invalid: (example: string) => string;
}

/** A day that is typed in the form of the language. It is taken over when the field is left, or with Enter. */
export function DayField({ label, value, onChange, problem, today, first, last, invalid }: DayFieldProps) {
  const { t, locale } = useTranslator();
  const written = writeDay(locale.tag, value);
  const [held, setHeld] = useState({ typed: written, of: written });
  // Another value came from outside: it replaces what was typed.
  if (held.of !== written) setHeld({ typed: written, of: written });
  const [left, setLeft] = useState(true);
  const day = readDay(locale.tag, held.typed, Number(today.slice(0, 4)));
  const outside = day !== undefined && (day < first || day > last);
  const take = () => {
    setLeft(true);
    if (day === undefined || outside) return;
    // What is taken is shown in full: a typed day may lack its year.
    setHeld({ typed: writeDay(locale.tag, day), of: written });
    if (day !== value) onChange(day);
  };
  const wrong = wrongOf();
  return (
    <TextField
      label={label}
      inputMode="text"
      autoComplete="off"
      dir="ltr"
      className="figures rtl:text-right"
      value={held.typed}
      onChange={({ currentTarget }) => {
        setLeft(false);
        setHeld({ ...held, typed: currentTarget.value });
      }}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
      error={left ? (wrong ?? problem) : undefined}
    />
  );

  function wrongOf(): string | undefined {
    if (day === undefined) return invalid(writeDay(locale.tag, today));
    if (!outside) return undefined;
    return t('report.range.outside', { first: writeDay(locale.tag, first), last: writeDay(locale.tag, last) });
  }
}
