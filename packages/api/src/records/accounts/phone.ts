import { CallError } from '@cpc/contract';
import { plainCode } from '@cpc/domain';
import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/max';

/** Mobile: 1 and digits. Landline: area code 0xx or 0xxx, 7 or 8 digits, optional extension. */
const CHINA_MOBILE = /^1\d{10}$/;
const CHINA_LANDLINE = /^(0\d{2,3})-?(\d{7,8})(-\d{1,6})?$/;

/**
 * Converts a typed phone number, in the digits of any script, to E.164. For China: numbers that begin with 1, and landline forms. For other
 * countries: the country's own rules (SN-06).
 * @param country ISO 3166-1 alpha-2, for numbers without a leading +
 * @throws CallError phoneIncorrect
 */
export function parsePhone(typed: string, country: string): string {
  const compact = plainCode(typed).replaceAll(/[()./]/g, '');
  const national = compact.replace(/^(\+|00)86-?/, '');
  const chinese = national !== compact || (country.toUpperCase() === 'CN' && !compact.startsWith('+'));
  const number = chinese ? chinaNumber(national) : worldNumber(compact, country.toUpperCase());
  if (number === undefined) throw new CallError('phoneIncorrect');
  return number;
}

function chinaNumber(national: string): string | undefined {
  const mobile = national.replaceAll('-', '');
  if (CHINA_MOBILE.test(mobile)) return `+86${mobile}`;
  const landline = CHINA_LANDLINE.exec(national);
  return landline ? `+86${landline[1]?.slice(1)}${landline[2]}` : undefined;
}

function worldNumber(compact: string, country: string): string | undefined {
  const home = isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumber(compact, home === undefined ? {} : { defaultCountry: home, extract: false });
  return parsed?.isValid() ? parsed.number : undefined;
}
