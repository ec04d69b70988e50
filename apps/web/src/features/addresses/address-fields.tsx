import type { AddressField } from '@cpc/contract';
import { TextField, useT } from '@cpc/ui';
import type { UseFormReturn } from 'react-hook-form';
import { CountryField } from '../login/country-field.tsx';
import { FIELDS } from './fields.ts';

export type Typed = Record<AddressField, string> & { is_default: boolean };

/** Every field shows its own error message beside it (OR-07). */
export function AddressFields({ form }: { readonly form: UseFormReturn<Typed> }) {
  const t = useT();
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5">
      {FIELDS.map(({ name, label, hint, ltr, half, ...input }) => {
        const bound = form.register(name, {
          validate: (value) => value.trim() !== '' || t('error.fieldEmpty', { field: name }),
        });
        return (
          <div key={name} className={half ? 'col-span-2 min-[400px]:col-span-1' : 'col-span-2'}>
            {name === 'country' ? (
              <CountryField label={t(label)} {...bound} autoComplete="shipping country" />
            ) : (
              <TextField
                {...input}
                {...bound}
                label={t(label)}
                hint={hint && t(hint)}
                error={errors[name]?.message}
                aria-required
                {...(ltr ? { dir: 'ltr', className: 'rtl:text-right' } : { dir: 'auto' })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
