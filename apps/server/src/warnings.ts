import type { Settings } from './environment.ts';

/** What is probably not meant as it is configured, in words for the operator; logged once at the start. */
export function warningsOf({ publicUrl, trustedProxies }: Pick<Settings, 'publicUrl' | 'trustedProxies'>): string[] {
  // The server itself speaks no TLS, so something before it does, and every call comes from there.
  if (!publicUrl?.startsWith('https:') || trustedProxies.length > 0) return [];
  return [
    'PUBLIC_URL is https and TRUSTED_PROXIES is empty: all customers count as one address, that of the proxy, for every limit an address has',
  ];
}
