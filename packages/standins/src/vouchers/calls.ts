import type { VoucherStandinOptions } from './options.ts';
import { type StandinCertificate, type VoucherState, digits } from './state.ts';

type Fields = Readonly<Record<string, unknown>>;
/** 0 is success; other fields depend on the call. */
export type Outcome = Readonly<Record<string, unknown>> & { readonly error_code: number };

const BAD_SECRET = 10003;
const NOTHING_LEFT = 2119005;
const NOT_VERIFIED = 2119009;
const TOO_LATE = 2119008;
/** In `verify_results`. */
const USED_ALREADY = 1208;
const NO_SUCH_CODE = 1200;
const TOKEN_S = 7_200;
/** A verification with the same token can be repeated for this time only, in ms. */
const REPEAT_MS = 600_000;
/** A verification can be cancelled for an hour. */
const CANCEL_MS = 3_600_000;

export function login(
  state: VoucherState,
  { clientKey, clientSecret, clock, random }: VoucherStandinOptions,
  f: Fields,
): Outcome {
  if (f['client_key'] !== clientKey || f['client_secret'] !== clientSecret) return { error_code: BAD_SECRET };
  const access_token = `clt.${digits(random, 32)}`;
  state.tokens[access_token] = clock() + TOKEN_S * 1_000;
  return { error_code: 0, access_token, expires_in: TOKEN_S };
}

/** Lists the unused vouchers of a code, each under a name that is valid for this preparation only. */
export function prepare(state: VoucherState, { clock, random }: VoucherStandinOptions, f: Fields): Outcome {
  const code = f['code'] ?? f['encrypted_data'];
  const left = state.certificates.filter(
    (one) => one.code === code && one.status === 1 && one.offer.expiresAt > clock(),
  );
  const [first] = left;
  if (!first) return { error_code: NOTHING_LEFT };
  const token = digits(random, 24);
  return {
    error_code: 0,
    verify_token: token,
    order_id: first.order,
    certificates: left.map((one) => {
      const encrypted_code = `CgQI${digits(random, 40)}`;
      state.prepared[encrypted_code] = { certificate: one.id, token, poi: String(f['poi_id']) };
      return {
        certificate_id: one.id,
        encrypted_code,
        expire_time: Math.floor(one.offer.expiresAt / 1_000),
        start_time: 0,
        sku: { sku_id: one.offer.sku, title: one.offer.title, groupon_type: 1, market_price: one.offer.amount },
        amount: { original_amount: one.offer.amount, pay_amount: one.offer.amount },
      };
    }),
  };
}

/** The same token verifies once: a repeat soon after gets the same answer, a later one that the code is used. */
export function verify(state: VoucherState, options: VoucherStandinOptions, f: Fields): Outcome {
  const codes = Array.isArray(f['encrypted_codes']) ? f['encrypted_codes'].map(String) : [];
  return {
    error_code: 0,
    verify_results: codes.map((code) => verifyOne(state, options, code, String(f['verify_token']))),
  };
}

function verifyOne(state: VoucherState, { clock, random }: VoucherStandinOptions, code: string, token: string) {
  const asked = state.prepared[code];
  const certificate = state.certificates.find((one) => one.id === asked?.certificate);
  if (!asked || !certificate || asked.token !== token) return { code, result: NO_SUCH_CODE, msg: 'no such code' };
  if (certificate.use?.token === token && clock() - certificate.use.at < REPEAT_MS) return done(code, certificate);
  if (certificate.status === 2) return { code, result: USED_ALREADY, msg: 'used already' };
  certificate.status = 2;
  certificate.verified += 1;
  certificate.use = { token, id: digits(random, 19), at: clock(), poi: asked.poi };
  return done(code, certificate);
}

const done = (code: string, { id, use, code: origin_code }: StandinCertificate) => ({
  code,
  result: 0,
  msg: 'success',
  verify_id: use?.id,
  certificate_id: id,
  origin_code,
});

export function cancel(state: VoucherState, { clock }: VoucherStandinOptions, f: Fields): Outcome {
  const certificate = state.certificates.find((one) => one.id === f['certificate_id']);
  const use = certificate?.use;
  if (certificate?.status !== 2 || use === undefined || use.id !== f['verify_id']) return { error_code: NOT_VERIFIED };
  if (clock() - use.at > CANCEL_MS) return { error_code: TOO_LATE };
  certificate.status = 1;
  return { error_code: 0 };
}

export function status(state: VoucherState, f: Fields): Outcome {
  const id = state.prepared[String(f['encrypted_code'])]?.certificate;
  const certificate = state.certificates.find((one) => one.id === id);
  if (!certificate) return { error_code: NOTHING_LEFT };
  const { use } = certificate;
  const verify = use && { verify_id: use.id, certificate_id: certificate.id, verify_time: Math.floor(use.at / 1_000) };
  const used = certificate.status === 2 ? { verify } : {};
  return { error_code: 0, certificate: { certificate_id: certificate.id, status: certificate.status, ...used } };
}
