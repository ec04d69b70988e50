import { type ComponentProps, useState } from 'react';
import { useT } from '../text/text-provider.tsx';
import { Field, type FieldTexts, INPUT_CLASS } from './field.tsx';
import { IconButton } from './icon-button.tsx';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'>, FieldTexts {}

export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error }}>
      {(binding) => (
        <>
          <input
            {...rest}
            {...binding}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            className={`${INPUT_CLASS} rtl:text-right`}
          />
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            label={t(shown ? 'common.password.hide' : 'common.password.show')}
            className="me-1"
            onClick={() => setShown(!shown)}
          />
        </>
      )}
    </Field>
  );
}
