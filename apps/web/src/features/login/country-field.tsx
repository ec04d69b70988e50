import { Icon, useTranslator } from '@cpc/ui';
import { type ComponentProps, useId, useMemo } from 'react';
import { COUNTRIES, nameOrder } from '@cpc/i18n';

interface CountryFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  readonly label: string;
}

/** A native select of countries, named and sorted in the customer's language. */
export function CountryField({ label, ...rest }: CountryFieldProps) {
  const id = useId();
  const { tag } = useTranslator().locale;
  const options = useMemo(() => countriesIn(tag), [tag]);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-small font-medium text-ink-soft">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          autoComplete="country"
          className="min-h-12 w-full appearance-none rounded-medium border border-edge bg-raised ps-4 pe-11 text-body text-ink"
          {...rest}
        >
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon
          name="down"
          size={20}
          className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2 text-ink-faint"
        />
      </div>
    </div>
  );
}

function countriesIn(tag: string): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  const order = nameOrder(tag);
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => order(a.name, b.name));
}
