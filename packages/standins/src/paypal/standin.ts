import type { FastifyPluginAsync } from 'fastify';
import { CERTIFICATE_NAME } from './certificates.ts';
import { type Call, type Misbehaviour, type Occasion, misbehaving } from './misbehaviour.ts';
import { type Provider, type ProviderEvent, provider } from './provider.ts';
import { apiRoutes } from './routes.ts';
import type { PaypalStandinOptions } from './options.ts';
import { approvalRoutes } from './approval-routes.ts';
import { type CheckoutOrder, openState } from './state.ts';
import { captureView, orderView, refundView } from './views.ts';
import { webhooks } from './webhooks.ts';

export interface PaypalStandin {
  readonly plugin: FastifyPluginAsync;
  /** What an adapter must trust to accept this stand-in's webhooks: the root (PEM) and the name of the leaf. */
  readonly rootCertificate: string;
  readonly certificateName: string;
  readonly provider: Provider;
  misbehave(call: Call, what: Misbehaviour, occasion?: Occasion): void;
  /** Ends all misbehaviour. */
  behave(): void;
  /** Resolves when every webhook is delivered or given up. */
  idle(): Promise<void>;
}

/**
 * PayPal's Orders v2 and Payments v2 over HTTP, with an approval page and signed webhooks, for demos and tests (PY-02).
 * https://developer.paypal.com/docs/api/orders/v2/
 * @throws Error in production: a stand-in's answers about money must never be trusted there
 */
export async function paypalStandin(options: PaypalStandinOptions): Promise<PaypalStandin> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error(
      'paypalStandin: refuses to run with NODE_ENV=production; set PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET',
    );
  }
  const { clock, store } = options;
  const state = await openState(store, clock());
  const orders = misbehaving();
  const newId = () => readableId(options.random(17));
  const base = () => options.publicUrl().replace(/\/$/, '') + options.prefix;
  const approvalPage = ({ returnUrl }: CheckoutOrder) =>
    options.besideShop ? `${new URL(returnUrl).origin}${options.prefix}/checkoutnow` : `${base()}/checkoutnow`;
  const certificateUrl = () => `${base()}/v1/notifications/certs/CERT-stand-in`;
  const hooks =
    options.webhook &&
    webhooks({ target: options.webhook, identity: state.identity, certificateUrl, clock, newId, misbehaving: orders });
  const money = provider({
    state,
    clock,
    newId,
    misbehaving: orders,
    changed: (event) => hooks?.send(event, resourceOf(event)),
  });

  function resourceOf(event: ProviderEvent): unknown {
    if ('order' in event) return orderView(event.order, base(), approvalPage(event.order), undefined, []);
    return 'capture' in event ? captureView(event.capture, base()) : refundView(event.refund, base());
  }

  const wire = {
    options,
    state,
    base,
    approvalPage,
    newId,
    provider: money,
    misbehaving: orders,
    save: () => store.save(JSON.stringify(state)),
  };
  await wire.save();
  return {
    rootCertificate: state.identity.root,
    certificateName: CERTIFICATE_NAME,
    provider: money,
    misbehave: (call, what, occasion) => orders.order(call, what, occasion),
    behave: () => orders.clear(),
    idle: async () => hooks?.idle(),
    plugin: async (app) => {
      app.addHook('onClose', async () => hooks?.close());
      // The stand-in reads every body itself, no matter which parsers the surrounding server has.
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      approvalRoutes(app, wire);
      apiRoutes(app, wire);
    },
  };
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const readableId = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
