import type { PaypalConfig } from '@cpc/api';
import type { Settings } from './environment.ts';

/** PayPal itself, live or in its sandbox. */
export function paypalOf({ live, clientId, clientSecret, webhookId }: NonNullable<Settings['paypal']>): PaypalConfig {
  const sandbox = live ? '' : '.sandbox';
  return {
    apiUrl: `https://api-m${sandbox}.paypal.com`,
    clientId,
    clientSecret,
    webhookId,
    certificateHosts: [`api${sandbox}.paypal.com`, `api-m${sandbox}.paypal.com`],
    certificateName: `messageverificationcerts${sandbox}.paypal.com`,
  };
}
