import type { StationView } from '@cpc/contract';
import { COUNTRIES } from '@cpc/i18n';

/** Countries by the zones that people there choose, from the table `zone.tab` of the IANA; those with many zones in part. */
const ZONES = `
AE Asia/Dubai | AT Europe/Vienna | BD Asia/Dhaka | BE Europe/Brussels | BG Europe/Sofia | CH Europe/Zurich
CN Asia/Shanghai | CY Asia/Nicosia | CZ Europe/Prague | DE Europe/Berlin | DK Europe/Copenhagen | EE Europe/Tallinn
EG Africa/Cairo | ES Europe/Madrid | FI Europe/Helsinki | FR Europe/Paris | GB Europe/London | GR Europe/Athens
HK Asia/Hong_Kong | HR Europe/Zagreb | HU Europe/Budapest | ID Asia/Jakarta | IE Europe/Dublin | IL Asia/Jerusalem
IN Asia/Kolkata | IN Asia/Calcutta | IS Atlantic/Reykjavik | IT Europe/Rome | JO Asia/Amman | JP Asia/Tokyo
KR Asia/Seoul | KW Asia/Kuwait | LI Europe/Vaduz | LT Europe/Vilnius | LU Europe/Luxembourg | LV Europe/Riga
MA Africa/Casablanca | MO Asia/Macau | MT Europe/Malta | MX America/Mexico_City | MY Asia/Kuala_Lumpur
NL Europe/Amsterdam | NO Europe/Oslo | NZ Pacific/Auckland | PH Asia/Manila | PL Europe/Warsaw | PT Europe/Lisbon
QA Asia/Qatar | RO Europe/Bucharest | RS Europe/Belgrade | RU Europe/Moscow | SA Asia/Riyadh | SE Europe/Stockholm
SG Asia/Singapore | SI Europe/Ljubljana | SK Europe/Bratislava | TH Asia/Bangkok | TR Europe/Istanbul | TW Asia/Taipei
UA Europe/Kyiv | UA Europe/Kiev | US America/New_York | US America/Chicago | US America/Denver | US America/Los_Angeles
VN Asia/Ho_Chi_Minh | VN Asia/Saigon | ZA Africa/Johannesburg | AR America/Argentina/Buenos_Aires
AU Australia/Sydney | AU Australia/Melbourne | AU Australia/Brisbane | AU Australia/Perth | BR America/Sao_Paulo
CA America/Toronto | CA America/Vancouver | CL America/Santiago | CO America/Bogota`;
const BY_ZONE: ReadonlyMap<string, string> = new Map(
  ZONES.trim()
    .split(/[|\n]/)
    .map((entry) => entry.trim().split(' '))
    .map(([country = '', zone = '']) => [zone, country]),
);

/** The countries that pay with a currency, the one with the most people first. Other currencies say nothing. */
const BY_CURRENCY: Readonly<Record<string, readonly string[]>> = {
  EUR: 'DE FR IT ES NL BE GR PT AT FI IE SK LT LV LU EE SI HR CY MT'.split(' '),
  USD: ['US'],
  GBP: ['GB'],
  CHF: ['CH', 'LI'],
  CNY: ['CN'],
  JPY: ['JP'],
  KRW: ['KR'],
  SAR: ['SA'],
  AED: ['AE'],
};

/** What a station tells about the country it stands in. */
export type StationPlace = Pick<StationView, 'country' | 'time_zone' | 'currency'>;

/**
 * The most likely country of the customer: where her station stands, by its shop or its clock; else the first country
 * of her browser's languages in which people pay as they do there.
 * @param languages BCP 47 tags, best first
 */
export function defaultCountry(languages: readonly string[], station?: StationPlace): string {
  const known = [station?.country, BY_ZONE.get(station?.time_zone ?? '')].find((country) => offered(country));
  if (known !== undefined) return known;
  const paying = BY_CURRENCY[station?.currency ?? ''];
  const spoken = languages.map(regionOf).filter((region) => offered(region));
  return spoken.find((region) => paying?.includes(region) ?? true) ?? paying?.[0] ?? 'US';
}

/** The region that a tag names, else the likely one of its language (CLDR); none for a tag that is no BCP 47 tag. */
function regionOf(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().region ?? '';
  } catch {
    return '';
  }
}

const offered = (country: string | undefined): boolean => country !== undefined && COUNTRIES.includes(country);
