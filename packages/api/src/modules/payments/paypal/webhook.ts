import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Clock } from '../../../base/ports/clock.ts';
import { EventForged, type EventHeaders } from '../../../records/payments/provider.ts';
import { certificateKeys } from './certificate-keys.ts';
import type { PaypalConfig } from '../../../base/services.ts';

/** The provider repeats deliveries for three days. An older event is a replay. */
const MAX_AGE_MS = 4 * 86_400_000;

/**
 * Checks the signature of an event without asking the provider. The signed text is
 * `transmissionId|transmissionTime|webhookId|crc32(raw body)`.
 * https://developer.paypal.com/api/rest/webhooks/rest/#link-verifysignature
 * @returns the verified body as text
 */
export function webhookVerifier(config: PaypalConfig, clock: Clock, download: (url: string) => Promise<string>) {
  const keys = certificateKeys(config, clock, download);

  return async (raw: Uint8Array, headers: EventHeaders): Promise<string> => {
    const [id, time, signature] = ['paypal-transmission-id', 'paypal-transmission-time', 'paypal-transmission-sig'].map(
      (name) => header(headers, name),
    );
    if (header(headers, 'paypal-auth-algo') !== 'SHA256withRSA')
      throw new EventForged('the signature algorithm is unknown');
    const age = Math.abs(clock.now() - Date.parse(time ?? ''));
    if (!(age < MAX_AGE_MS)) throw new EventForged('the time is missing or too old');
    const address = certificateAddress(header(headers, 'paypal-cert-url'), config);
    const key = await keys.keyAt(address);
    const text = `${id}|${time}|${config.webhookId}|${crc32(raw)}`;
    if (!verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature ?? '', 'base64')))
      throw new EventForged('the signature is wrong');
    keys.proved(address);
    return Buffer.from(raw).toString('utf8');
  };
}

function header(headers: EventHeaders, name: string): string {
  const value = headers[name];
  if (typeof value !== 'string' || value.length > 2_000) throw new EventForged(`${name} is missing`);
  return value;
}

/** Only addresses of the provider: otherwise anybody could bring their own certificate. */
function certificateAddress(text: string, { apiUrl, certificateHosts }: PaypalConfig): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const ours =
    url?.protocol === new URL(apiUrl).protocol &&
    certificateHosts.includes(url.host) &&
    url.pathname.includes('/v1/notifications/certs/') &&
    url.username + url.password + url.search + url.hash === '';
  if (!ours) throw new EventForged('the certificate address is not one of the provider');
  return url.href;
}
