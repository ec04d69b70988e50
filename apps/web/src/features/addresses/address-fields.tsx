import type { Form } from '@cpc/appkit';
import type { AddressField } from '@cpc/contract';
import { TextField, useT } from '@cpc/ui';
import { CountryField } from '../login/country-field.tsx';
import { FIELDS } from './fields.ts';

export type Typed = Readonly<Record<AddressField, string>> & { readonly is_default: boolean };

/** Every field shows its own error message beside it (OR-07). */
export function AddressFields({ form }: { readonly form: Form<Typed> }) {
  const t = useT();
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5">
      {FIELDS.map(({ name, label, hint, ltr, half, ...input }) => {
        return (
          <div key={name} className={half ? 'col-span-2 min-[400px]:col-span-1' : 'col-span-2'}>
            {name === 'country' ? (
              <CountryField label={t(label)} {...form.input(name)} autoComplete="shipping country" />
            ) : (
              <TextField
                {...input}
                {...form.field(name)}
                label={t(label)}
                hint={hint && t(hint)}
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
