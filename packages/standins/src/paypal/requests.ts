import type { CreateRequest } from './provider.ts';
import { Refusal } from './problems.ts';
import type { Amount } from './state.ts';

/** Parses requests of the merchant, and refuses them like the provider. */

/** Currencies that the provider accepts in whole units only. */
const UNDIVIDED: readonly string[] = ['JPY', 'HUF', 'TWD'];

type Json = Readonly<Record<string, unknown>>;

export function parseJson(raw: string): Json {
  if (raw.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(raw);
    if (isObject(value)) return value;
  } catch {
    // answered below
  }
  throw new Refusal('MALFORMED_REQUEST_JSON');
}

/** @param requestId the PayPal-Request-Id header, which a request with a payment_source must carry */
export function parseCreate(body: Json, requestId: string | undefined): CreateRequest {
  const units = body['purchase_units'];
  const unit: unknown = Array.isArray(units) ? units[0] : undefined;
  if (body['intent'] !== 'CAPTURE' || !isObject(unit)) throw new Refusal('MISSING_REQUIRED_PARAMETER');
  const source = body['payment_source'];
  if (isObject(source) && requestId === undefined) throw new Refusal('PAYPAL_REQUEST_ID_REQUIRED');
  const wallet = isObject(source) && isObject(source['paypal']) ? source['paypal'] : {};
  const context = isObject(wallet['experience_context']) ? wallet['experience_context'] : {};
  return {
    unit: {
      reference_id: optionalText(unit, 'reference_id') ?? 'default',
      amount: parseAmount(unit['amount']),
      ...present('description', optionalText(unit, 'description')),
      ...present('custom_id', optionalText(unit, 'custom_id')),
      ...present('invoice_id', optionalText(unit, 'invoice_id')),
    },
    returnUrl: address(context['return_url']),
    cancelUrl: address(context['cancel_url']),
    brandName: optionalText(context, 'brand_name') ?? '',
    locale: optionalText(context, 'locale') ?? '',
  };
}

export function parseAmount(value: unknown): Amount {
  if (!isObject(value) || typeof value['value'] !== 'string') throw new Refusal('MISSING_REQUIRED_PARAMETER');
  const currency = value['currency_code'];
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) throw new Refusal('INVALID_PARAMETER_SYNTAX');
  const [, whole = '', fraction = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(value['value']) ?? [];
  const undivided = UNDIVIDED.includes(currency);
  if (whole === '' || (undivided && fraction !== '')) throw new Refusal('DECIMAL_PRECISION');
  if (/^0*$/.test(whole + fraction)) throw new Refusal('CANNOT_BE_ZERO_OR_NEGATIVE');
  return { currency_code: currency, value: undivided ? whole : `${whole}.${fraction.padEnd(2, '0')}` };
}

function address(value: unknown): string {
  if (typeof value !== 'string') throw new Refusal('MISSING_REQUIRED_PARAMETER');
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) throw new Refusal('INVALID_PARAMETER_SYNTAX');
  return value;
}

function optionalText(from: Json, key: string): string | undefined {
  const value = from[key];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || value.length > 127) throw new Refusal('INVALID_PARAMETER_SYNTAX');
  return value;
}

const present = <K extends string>(key: K, value: string | undefined): { [P in K]?: string } =>
  value === undefined ? {} : ({ [key]: value } as { [P in K]: string });

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
