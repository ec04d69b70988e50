import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Field, type FieldTexts, INPUT_CLASS } from './field.tsx';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'>, FieldTexts {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of several options that do not fit side by side: a native select, which every phone shows in its own way. */
export function SelectField({ label, hint, error, bare, options, className = '', ...rest }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, bare }}>
      {(binding) => (
        <span className="relative flex w-full items-center">
          <select {...rest} {...binding} className={`${INPUT_CLASS} appearance-none pe-11 ${className}`}>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value} className="bg-raised">
                {text}
              </option>
            ))}
          </select>
          <Icon name="down" size={16} className="text-ink-faint pointer-events-none absolute end-4" />
        </span>
      )}
    </Field>
  );
}
