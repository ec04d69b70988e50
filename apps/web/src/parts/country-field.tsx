import { countryOptions } from '@cpc/i18n';
import { SelectField, type SelectFieldProps, useTranslator } from '@cpc/ui';
import { useMemo } from 'react';
import { useStationId, useStation } from '../data/stations.ts';
import { defaultCountry } from './countries.ts';

/** A native select of countries, named and sorted in the customer's language. */
export function CountryField(props: Omit<SelectFieldProps, 'options'>) {
  const { tag } = useTranslator().locale;
  const options = useMemo(() => countryOptions(tag), [tag]);
  return <SelectField autoComplete="country" {...props} options={options} />;
}

/** The country that a new phone number or address begins with. It becomes a better one once the station is known. */
export function useDefaultCountry(): string {
  return defaultCountry(navigator.languages, useStation(useStationId()).data);
}
