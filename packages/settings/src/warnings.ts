import type { Settings } from './environment.ts';

type Warned = Pick<
  Settings,
  'production' | 'publicUrl' | 'trustedProxies' | 'twilio' | 'demo' | 'mail' | 'payouts' | 'platform'
>;

/** Settings that are probably a mistake, in words for the operator; logged once at the start. */
export function warningsOf({
  production,
  publicUrl,
  trustedProxies,
  twilio,
  mail,
  demo,
  payouts,
  platform,
}: Warned): string[] {
  // The server itself speaks no TLS, so a proxy does, and every call comes from the proxy's address.
  const unseen = publicUrl?.startsWith('https:') && trustedProxies.length === 0;
  return [
    ...(unseen
      ? [
          'PUBLIC_URL is https and TRUSTED_PROXIES is empty: all customers count as one address, that of the proxy, for every limit an address has',
        ]
      : []),
    ...(twilio === undefined && demo === undefined
      ? ['TWILIO_ACCOUNT_SID is empty: no codes are sent to phone numbers, and nobody can register; guests go on']
      : []),
    ...(production && mail === undefined
      ? [
          'MAIL_URL is empty: no e-mails are sent, so customers get no confirmation, and owners no word of a changed bank account',
        ]
      : []),
    ...(payouts.keys.length === 0
      ? ['BANK_DATA_KEYS is empty: shops cannot enter bank data, and nothing can be paid out']
      : []),
    ...(production && (platform.address === '' || platform.email === '')
      ? ['PLATFORM_ADDRESS or PLATFORM_EMAIL is empty: customers are not told where to reach who runs the platform']
      : []),
  ];
}
