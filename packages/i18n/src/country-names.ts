import { COUNTRIES } from './countries.ts';
import { regionNames } from './intl.ts';
import { nameOrder } from './sorting.ts';

/** @param tag BCP 47 @param code ISO 3166-1 alpha-2 @returns the name of the country in the language; its code if it has none */
export const countryName = (tag: string, code: string): string => regionNames(tag).of(code) ?? code;

/** Countries to choose from, named and sorted in a language. @param tag BCP 47 @param codes all by default */
export function countryOptions(tag: string, codes: readonly string[] = COUNTRIES) {
  const order = nameOrder(tag);
  return codes.map((value) => ({ value, label: countryName(tag, value) })).sort((a, b) => order(a.label, b.label));
}
