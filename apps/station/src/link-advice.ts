import { messageOf } from './log.ts';

const UNKNOWN_ISSUER = 'name its issuer in NODE_EXTRA_CA_CERTS, or use a certificate from a public authority';
const CLOCK =
  "compare this computer's clock with a watch (timedatectl); if it is right, renew the server's certificate";

/** What to do about a certificate, by the codes of OpenSSL and Node. */
const ADVICE: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_ISSUER,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_ISSUER,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_ISSUER,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_ISSUER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'let the server send its whole chain of certificates, or name the issuer in NODE_EXTRA_CA_CERTS',
  CERT_NOT_YET_VALID: CLOCK,
  CERT_HAS_EXPIRED: CLOCK,
  ERR_TLS_CERT_ALTNAME_INVALID: 'SERVER_URL must have a name that is in the certificate',
};

/** Why the server cannot be reached, with what to do if its certificate is the reason. */
export function whyDown(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const advice = ADVICE[code];
  return advice === undefined ? messageOf(error) : `${messageOf(error)}: ${advice}`;
}
