import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Field, FIELD_PADDING, type FieldTexts } from './field.tsx';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children' | 'className'>, FieldTexts {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/**
 * One of several options that do not fit side by side: a native select, which every phone shows in its own way. It lies unseen
 * over its chosen option, because a select cuts a long one off and this text takes another line.
 */
export function SelectField({ label, hint, error, bare, options, ...rest }: SelectFieldProps) {
  // Of a value that is none of them, a select shows the first one.
  const chosen = options.find(({ value }) => value === rest.value) ?? options[0];
  return (
    <Field {...{ label, hint, error, bare }}>
      {(binding) => (
        <span
          className={`relative flex min-h-12 w-full min-w-0 items-center gap-2 has-disabled:opacity-60 ${FIELD_PADDING}`}
        >
          <span aria-hidden className="text-body text-ink min-w-0 grow py-2 leading-snug wrap-break-word">
            {chosen?.label}
          </span>
          <Icon name="down" size={16} className="text-ink-faint" />
          <select {...rest} {...binding} className="absolute inset-0 size-full appearance-none opacity-0">
            {options.map(({ value, label: text }) => (
              <option key={value} value={value} className="bg-raised">
                {text}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
