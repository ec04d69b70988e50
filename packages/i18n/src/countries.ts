import { regionNames } from './intl.ts';
import { nameOrder } from './sorting.ts';

/** Countries offered to choose from, as ISO 3166-1 alpha-2. The server checks the real rules of each (SN-06). */
export const COUNTRIES: readonly string[] =
  'AE AR AT AU BD BE BG BR CA CH CL CN CO CY CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JO JP KR KW LI LT LU LV MA MO MT MX MY NL NO NZ PH PL PT QA RO RS RU SA SE SG SI SK TH TR TW UA US VN ZA'.split(
    ' ',
  );

/** @param tag BCP 47 @param code ISO 3166-1 alpha-2 @returns the name of the country in the language; its code if it has none */
export const countryName = (tag: string, code: string): string => regionNames(tag).of(code) ?? code;

/** Countries to choose from, named and sorted in a language. @param tag BCP 47 @param codes all by default */
export function countryOptions(tag: string, codes: readonly string[] = COUNTRIES) {
  const order = nameOrder(tag);
  return codes.map((value) => ({ value, label: countryName(tag, value) })).sort((a, b) => order(a.label, b.label));
}
