import { countryOptions } from '@cpc/i18n';
import { SelectField, type SelectFieldProps, useTranslator } from '@cpc/ui';
import { useMemo } from 'react';

/** A native select of countries, named and sorted in the customer's language. */
export function CountryField(props: Omit<SelectFieldProps, 'options'>) {
  const { tag } = useTranslator().locale;
  const options = useMemo(() => countryOptions(tag), [tag]);
  return <SelectField autoComplete="country" {...props} options={options} />;
}
