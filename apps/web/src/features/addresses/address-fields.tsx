import type { Form } from '@cpc/appkit';
import { type AddressField, addressForm } from '@cpc/contract';
import { TextField, useT } from '@cpc/ui';
import { CountryField } from '../login/country-field.tsx';
import { besideEachOther, keyboardFor, labelOf, LOOKS } from './fields.ts';

export type Typed = Readonly<Record<AddressField, string>> & { readonly is_default: boolean };

/** The fields of the chosen country, in its order. Every field shows its own error message beside it (OR-07). */
export function AddressFields({ form }: { readonly form: Form<Typed> }) {
  const t = useT();
  const { country } = form.values;
  const { fields } = addressForm(country);
  const half = besideEachOther(fields);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5">
      {fields.map((name) => {
        const { hint, ltr, ...input } = LOOKS[name];
        const label = labelOf(t, name, country);
        return (
          <div key={name} className={half.has(name) ? 'col-span-2 min-[400px]:col-span-1' : 'col-span-2'}>
            {name === 'country' ? (
              <CountryField label={label} {...form.input(name)} autoComplete="shipping country" />
            ) : (
              <TextField
                {...input}
                {...(name === 'postal_code' && { inputMode: keyboardFor(country) })}
                {...form.field(name)}
                label={label}
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
