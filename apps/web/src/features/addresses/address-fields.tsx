import type { Form } from '@cpc/appkit';
import { type AddressField, addressForm } from '@cpc/contract';
import { TextField, useT } from '@cpc/ui';
import { CountryField } from '../../parts/country-field.tsx';
import { besideEachOther, keyboardFor, labelOf, LOOKS } from './fields.ts';

export type Typed = Readonly<Record<AddressField, string>> & { readonly is_default: boolean };

interface AddressFieldsProps {
  readonly form: Form<Typed>;
  /** In their order. */
  readonly shown: readonly AddressField[];
}

/** The fields of an address. Every field shows its own error message beside it (OR-07). */
export function AddressFields({ form, shown }: AddressFieldsProps) {
  const t = useT();
  const { country } = form.values;
  const { fields } = addressForm(country);
  const half = besideEachOther(shown);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5">
      {shown.map((name) => {
        const { hint, ltr, ...input } = LOOKS[name];
        const label = labelOf(t, name, country);
        return (
          <div key={name} className={half.has(name) ? 'col-span-2 min-[400px]:col-span-1' : 'col-span-2'}>
            {name === 'country' ? (
              <CountryField label={label} {...form.field(name)} autoComplete="shipping country" />
            ) : (
              <TextField
                {...input}
                {...(name === 'postal_code' && { inputMode: keyboardFor(country) })}
                {...form.field(name)}
                label={label}
                hint={hint && t(hint)}
                aria-required={fields.includes(name)}
                {...(ltr ? { dir: 'ltr', className: 'rtl:text-right' } : { dir: 'auto' })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
