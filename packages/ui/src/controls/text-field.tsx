import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts, INPUT_CLASS } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldTexts {
  /** A unit, an icon or a button at the end of the line. */
  readonly end?: ReactNode;
}

export function TextField({ label, hint, error, bare, end, className = '', ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, bare }}>
      {(binding) => (
        <>
          <input {...rest} {...binding} className={`${INPUT_CLASS} ${className}`} />
          {end !== undefined && <span className="text-ink-soft text-small shrink-0 pe-4">{end}</span>}
        </>
      )}
    </Field>
  );
}
