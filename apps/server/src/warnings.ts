import type { Settings } from './environment.ts';

type Warned = Pick<Settings, 'publicUrl' | 'trustedProxies' | 'twilio' | 'demo'>;

/** What is probably not meant as it is configured, in words for the operator; logged once at the start. */
export function warningsOf({ publicUrl, trustedProxies, twilio, demo }: Warned): string[] {
  // The server itself speaks no TLS, so something before it does, and every call comes from there.
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
  ];
}
