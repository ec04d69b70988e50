import { randomBytes } from 'node:crypto';
import { fileStore, paypalStandin } from '@cpc/standins';
import Fastify from 'fastify';

/**
 * The payment provider's stand-in as a separate process: it outlives the shop's servers, like a real provider.
 * Environment: PORT, STORE (a file), SHOPS (origins of the shop's servers, separated by spaces), CLIENT_ID,
 * CLIENT_SECRET, WEBHOOK_ID.
 */
const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`the provider's stand-in needs ${name}`);
  return value;
};

const port = Number(env('PORT'));
const shops = env('SHOPS').split(' ');
const prefix = '/demo-paypal';

const standin = await paypalStandin({
  prefix,
  publicUrl: () => `http://127.0.0.1:${port}`,
  clientId: env('CLIENT_ID'),
  clientSecret: env('CLIENT_SECRET'),
  store: fileStore(env('STORE')),
  clock: Date.now,
  random: randomBytes,
  webhook: { id: env('WEBHOOK_ID'), post: toOneOf },
});
const app = Fastify({ forceCloseConnections: true });
await app.register(standin.plugin, { prefix });
await app.listen({ host: '127.0.0.1', port });
process.once('SIGTERM', () => process.exit(0));
process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);

/** A shop has one address; a random one of its servers answers there. */
async function toOneOf(headers: Readonly<Record<string, string>>, body: string): Promise<number> {
  const shop = shops[Math.floor(Math.random() * shops.length)] ?? '';
  const answer = await fetch(`${shop}/api/Paypal/webhook`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(5_000),
  });
  return answer.status;
}
