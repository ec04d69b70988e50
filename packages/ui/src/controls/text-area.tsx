import type { ComponentProps } from 'react';
import { Field, type FieldTexts, INPUT_CLASS } from './field.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldTexts {}

/** A few sentences. It grows with them where the browser can, and keeps the direction of what is typed. */
export function TextArea({ label, hint, error, className = '', rows = 4, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error }}>
      {(binding) => (
        <textarea
          dir="auto"
          rows={rows}
          {...rest}
          {...binding}
          className={`${INPUT_CLASS} field-sizing-content max-h-72 min-h-24 resize-none py-3 leading-snug ${className}`}
        />
      )}
    </Field>
  );
}
