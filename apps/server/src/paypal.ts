import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { PaypalConfig } from '@cpc/api';
import { fileStore, type PaypalStandin, paypalStandin } from '@cpc/standins';
import type { Settings } from './environment.ts';

const STANDIN_PREFIX = '/demo-paypal';
const WEBHOOK_PATH = '/api/Paypal/webhook';

export interface Payment {
  readonly config: PaypalConfig;
  /** The stand-in's routes, where no real provider is configured. */
  readonly standin?: { readonly plugin: PaypalStandin['plugin']; readonly prefix: string };
}

/**
 * The payment provider: PayPal itself, or the stand-in that speaks the same protocol (PY-02).
 * @param origin where this process reaches itself
 * @param publicUrl where browsers reach it
 */
export async function paymentProvider(settings: Settings, origin: string, publicUrl: string): Promise<Payment> {
  return settings.paypal ? { config: realPaypal(settings.paypal) } : standin(settings, origin, publicUrl);
}

function realPaypal({ live, clientId, clientSecret, webhookId }: NonNullable<Settings['paypal']>): PaypalConfig {
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

async function standin(settings: Settings, origin: string, publicUrl: string): Promise<Payment> {
  const webhookId = 'WH-STAND-IN';
  // The stand-in serves this process alone; its secret only keeps others of the machine out.
  const clientSecret = createHash('sha256').update(randomBytes(32)).digest('hex');
  const made = await paypalStandin({
    prefix: STANDIN_PREFIX,
    publicUrl: () => publicUrl,
    besideShop: true,
    clientId: 'demo',
    clientSecret,
    store: fileStore(join(settings.dataDir, 'paypal-standin.json')),
    clock: Date.now,
    random: randomBytes,
    webhook: { id: webhookId, post: (headers, body) => postWebhook(origin + WEBHOOK_PATH, headers, body) },
  });
  return {
    config: {
      apiUrl: origin + STANDIN_PREFIX,
      clientId: 'demo',
      clientSecret,
      webhookId,
      certificateHosts: [new URL(origin).host, new URL(publicUrl).host],
      certificateName: made.certificateName,
      rootCertificates: [made.rootCertificate],
    },
    standin: { plugin: made.plugin, prefix: STANDIN_PREFIX },
  };
}

async function postWebhook(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number> {
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
  return response.status;
}
