import { ADDRESS_FIELDS, type AddressField, type PostalAddress } from './actions/addresses.ts';

/** What a country calls its provinces; `other` where it is unknown. */
export type ProvinceKind = (typeof PROVINCE_KINDS)[number];
const PROVINCE_KINDS = [
  'area',
  'canton',
  'county',
  'department',
  'district',
  'emirate',
  'governorate',
  'land',
  'oblast',
  'prefecture',
  'province',
  'region',
  'state',
  'voivodeship',
  'other',
] as const;
export type PostalCodeKind = 'eircode' | 'pin' | 'postcode' | 'zip' | 'other';
export type CityKind = 'district' | 'suburb' | 'town' | 'ward' | 'other';

/** How the addresses of a country are asked for and written. */
export interface AddressForm {
  /** The fields that an address there has, in the order of its form. Each of them is required (OR-07). */
  readonly fields: readonly AddressField[];
  readonly kinds: {
    readonly province: ProvinceKind;
    readonly postal_code: PostalCodeKind;
    readonly city: CityKind;
  };
  /** Lines of the place in the country's own script, and in other scripts; see `TABLE`. */
  readonly lines: string;
  readonly abroad: string;
}

/**
 * `countries | lines | province | postal code | city`. Lines are separated by `/`; A is the detailed address, C the city,
 * S the province, Z the postal code, and other signs stand before the next letter. A country without a letter does not
 * ask for that field: a P.O. box of the Emirates or Qatar is part of the detailed address. After `=` are the lines for an address that is not in the country's own script.
 *
 * Orders and missing codes are those of Google's libaddressinput (data CC BY 4.0), with a place for the province where
 * post does not need it, because OR-07 asks for it.
 */
const TABLE = `
US          | A/C, S Z   | state | zip
PH          | A/C/Z S    | province | zip
CA          | A/C S Z    | province
AU          | A/C S Z    | state | postcode | suburb
NZ          | A/C Z/S    | region | postcode | town
GB          | A/C/S/Z    | county | postcode | town
IE          | A/C/S/Z    | county | eircode | town
ZA          | A/C/S/Z    | province
IN          | A/C Z/S    | state | pin
BR          | A/C - S/Z  | state
MX          | A/Z C, S   | state
MY          | A/Z C/S    | state | postcode
CO          | A/C, S, Z  | department
AR          | A/Z C/S    | province
CL          | A/Z C/S    | region
ID TH VN    | A/C/S Z    | province
IT          | A/Z C S    | province
TR          | A/Z C/S    | province
ES NL BE    | A/Z C, S   | province
DE AT       | A/Z C, S   | land
CH          | A/Z C, S   | canton
PL          | A/Z C, S   | voivodeship
PT RS CY    | A/Z C, S   | district
BG CZ DK FI FR GR LT MA SK | A/Z C, S | region
EE HR NO RO SE | A/Z C, S | county
HU          | C/A/Z/S    | county
LV          | A/S/C, Z   | region
RU          | A/C/S/Z    | region
UA          | A/C/S/Z    | oblast
EG          | A/C/S/Z    | governorate
JO          | A/C Z/S    | governorate
KW          | A/Z C/S    | governorate
SA          | A/C Z/S    | region
IL          | A/C Z/S    | district
BD          | A/C - Z/S  | district
IS LI LU SI | A/Z C
MT          | A/C Z
SG          | A/Z
MO          | C/A = A/C | | | district
QA          | A/C
AE          | A/C/S      | emirate
HK          | SC/A = A/C/S | area | | district
JP          | 〒Z/SC/A = A/C, S/Z | prefecture | | ward
CN          | Z/SC/A = A/C/S, Z | province
KR          | S C/A/Z = A/C/S/Z | province | | ward
TW          | Z/SC/A = A/C, S Z | county
`;
const USUAL = 'A/Z C, S';
/** How the fields are written that an address has though its country does not ask for them. */
const REST = 'C, S Z';
/** Without postal codes, besides those of the table. */
const NO_CODES = new Set(
  'AG AO AW BF BI BJ BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GM GQ GY KI KM KN KP ML MR MW NR NU PA RW SB SC SL SR ST SX SY TD TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
);
const LETTERS = { A: 'detail', C: 'city', S: 'province', Z: 'postal_code' } as const;
type Letter = keyof typeof LETTERS;
const LATIN_MEET = /\p{Script=Latin}\n\p{Script=Latin}/u;
/** Where the form goes from the large to the small, as the people write. */
const FROM_LARGE = 'ZSCA';
const OWN_SCRIPT = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

let forms: ReadonlyMap<string, AddressForm> | undefined;

/** The form of a country's addresses. @param country ISO 3166-1 alpha-2, in any case; anything else has the usual form */
export function addressForm(country: string): AddressForm {
  forms ??= new Map(TABLE.trim().split('\n').flatMap(formsIn));
  const code = country.toUpperCase();
  return forms.get(code) ?? formOf([NO_CODES.has(code) ? 'A/C, S' : USUAL]);
}

function formsIn(row: string): [string, AddressForm][] {
  const [countries = '', ...cells] = row.split('|').map((cell) => cell.trim());
  const form = formOf(cells);
  return countries.split(' ').map((country) => [country, form]);
}

function formOf([both = USUAL, province = '', code = '', city = '']: readonly string[]): AddressForm {
  const [lines = USUAL, abroad = lines] = both.split(' = ');
  const order = lines === abroad ? lettersIn(lines) : lettersIn(FROM_LARGE).filter((letter) => lines.includes(letter));
  return {
    fields: ['recipient', 'phone', 'country', ...order.map((letter) => LETTERS[letter]), 'email'],
    kinds: {
      province: (province || 'other') as ProvinceKind,
      postal_code: (code || 'other') as PostalCodeKind,
      city: (city || 'other') as CityKind,
    },
    lines,
    abroad,
  };
}

const lettersIn = (lines: string): Letter[] => Array.from(lines).filter((sign): sign is Letter => sign in LETTERS);

/** The fields that a country does not ask for. An address that has one nevertheless keeps it. */
export function fieldsWithout(country: string): readonly AddressField[] {
  const { fields } = addressForm(country);
  return ADDRESS_FIELDS.filter((field) => !fields.includes(field));
}

/**
 * The place of an address as people of its country write it, line by line, without recipient and country. Empty parts
 * are left out, and a province that is called like its city. A last line has the fields that the country does not ask for.
 */
export function placeLines(address: PostalAddress): readonly string[] {
  const pattern = patternOf(address);
  const rest = REST.replaceAll(/[^CSZ]*([CSZ])/g, (part, letter: string) => (pattern.includes(letter) ? '' : part));
  const once = address.province === address.city ? { ...address, province: '' } : address;
  return [...pattern.split('/'), rest].map((line) => lineOf(line, once)).filter((line) => line !== '');
}

/** A line of a parcel's label. */
export interface LabelLine {
  readonly text: string;
  readonly isRecipient: boolean;
}

/** All lines of a parcel's label but the country: the recipient is last where the place begins with the largest part. */
export function labelLines(address: PostalAddress): readonly LabelLine[] {
  const place = placeLines(address).map((text) => ({ text, isRecipient: false }));
  const recipient = { text: address.recipient, isRecipient: true };
  return patternOf(address) === addressForm(address.country).abroad ? [recipient, ...place] : [...place, recipient];
}

/**
 * The lines for the script of an address. Province and city tell it: the name of a house in Han, kana or Hangul stands in
 * many addresses that are in Latin letters otherwise.
 */
function patternOf({ country, province, city, detail }: PostalAddress): string {
  const { lines, abroad } = addressForm(country);
  return OWN_SCRIPT.test(`${province}${city}` || detail) ? lines : abroad;
}

function lineOf(pattern: string, address: PostalAddress): string {
  let line = '';
  for (const [, signs = '', letter = ''] of pattern.matchAll(/([^ACSZ]*)([ACSZ])/g)) {
    const text = address[LETTERS[letter as Letter]];
    if (text === '') continue;
    if (line === '') line = `${signs.trim().replace(/^[-,]/, '')}${text}`;
    else line += `${signs === '' && LATIN_MEET.test(`${line}\n${text}`) ? ' ' : signs}${text}`;
  }
  return line;
}
