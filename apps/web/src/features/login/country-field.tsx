import { SelectField, type SelectFieldProps, useTranslator } from '@cpc/ui';
import { useMemo } from 'react';
import { COUNTRIES, nameOrder } from '@cpc/i18n';

/** A native select of countries, named and sorted in the customer's language. */
export function CountryField(props: Omit<SelectFieldProps, 'options'>) {
  const { tag } = useTranslator().locale;
  const options = useMemo(() => countriesIn(tag), [tag]);
  return <SelectField autoComplete="country" {...props} options={options} />;
}

function countriesIn(tag: string): SelectFieldProps['options'] {
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  const order = nameOrder(tag);
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) => order(a.label, b.label));
}
