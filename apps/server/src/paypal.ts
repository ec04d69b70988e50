import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fetchUpTo, type PaypalConfig, StartError } from '@cpc/api';
import { CERTIFICATE_NAME, fileStore, type PaypalStandin, paypalStandin } from '@cpc/standins';
import { paypalOf, type Settings } from '@cpc/settings';

const STANDIN_PREFIX = '/demo-paypal';
const STANDIN_CLIENT = 'demo';
const STANDIN_WEBHOOK = 'WH-STAND-IN';
const WEBHOOK_PATH = '/api/Paypal/webhook';
/** How long a call of a stand-in may take, ms. */
const MAX_WAIT_MS = 10_000;
/** The largest answer of a stand-in, in bytes. */
const MAX_BYTES = 2 ** 20;

export interface Payment {
  /** Undefined: nobody pays online. */
  readonly config: PaypalConfig | undefined;
  /** The stand-in's routes, if no real provider is configured. */
  readonly standin?: { readonly plugin: PaypalStandin['plugin']; readonly prefix: string };
}

/**
 * The payment provider: PayPal itself, or the stand-in with the same protocol (PY-02).
 * @param origin the address at which this process reaches itself
 * @param publicUrl the address at which browsers reach it
 */
export async function paymentProvider(settings: Settings, origin: string, publicUrl: string): Promise<Payment> {
  if (settings.counterOnly) return { config: undefined };
  if (settings.paypal) return { config: paypalOf(settings.paypal) };
  if (settings.paypalStandin) return { config: await runningStandin(settings.paypalStandin) };
  return standin(settings, origin, publicUrl);
}

/** A stand-in that already runs. Its root certificate is accepted unchecked: it never handles real money. */
async function runningStandin({ url, clientSecret }: NonNullable<Settings['paypalStandin']>): Promise<PaypalConfig> {
  const certificate = `${url}/v1/notifications/certs/CERT-stand-in`;
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  const answer = await fetchUpTo(MAX_BYTES)(certificate, { redirect: 'manual', signal }).catch(() => undefined);
  const root = (await answer?.text())?.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)?.at(-1);
  if (root === undefined) throw new StartError(`PAYPAL_STANDIN_URL: no stand-in answers at ${url}`);
  return {
    apiUrl: url,
    clientId: STANDIN_CLIENT,
    clientSecret,
    webhookId: STANDIN_WEBHOOK,
    certificateHosts: [new URL(url).host],
    certificateName: CERTIFICATE_NAME,
    rootCertificates: [root],
  };
}

async function standin(settings: Settings, origin: string, publicUrl: string): Promise<Payment> {
  // The stand-in serves this process only; its secret keeps other users of the machine out.
  const clientSecret = createHash('sha256').update(randomBytes(32)).digest('hex');
  const made = await paypalStandin({
    prefix: STANDIN_PREFIX,
    publicUrl: () => publicUrl,
    besideShop: true,
    clientId: STANDIN_CLIENT,
    clientSecret,
    store: fileStore(join(settings.dataDir, 'paypal-standin.json')),
    clock: Date.now,
    random: randomBytes,
    webhook: { id: STANDIN_WEBHOOK, post: (headers, body) => postWebhook(origin + WEBHOOK_PATH, headers, body) },
  });
  return {
    config: {
      apiUrl: origin + STANDIN_PREFIX,
      clientId: STANDIN_CLIENT,
      clientSecret,
      webhookId: STANDIN_WEBHOOK,
      certificateHosts: [new URL(origin).host, new URL(publicUrl).host],
      certificateName: made.certificateName,
      rootCertificates: [made.rootCertificate],
    },
    standin: { plugin: made.plugin, prefix: STANDIN_PREFIX },
  };
}

async function postWebhook(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number> {
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  const response = await fetchUpTo(MAX_BYTES)(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  return response.status;
}
