import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { senderOf } from './authorization.ts';
import { decryptPush } from './decrypt.ts';
import { type PushMisbehaviour, type PushStandinOptions, type StandinBrowser, keep, openBrowser } from './state.ts';

export interface PushWire {
  readonly options: PushStandinOptions;
  readonly browsers: Map<string, StandinBrowser>;
  /** The misbehaviour for this message, if any. */
  readonly take: () => PushMisbehaviour | undefined;
}

/** RFC 8030, 7.2: a push service may refuse larger messages, and this one does. */
const MAX_BODY_BYTES = 4096;
const PAUSE_S = 90;

type Named = FastifyRequest<{ Params: { readonly id: string } }>;

export function pushRoutes(app: FastifyInstance, wire: PushWire): void {
  const { options, browsers } = wire;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.addHook('onSend', async (_request, reply) => void reply.header('server', 'demo push service'));

  // The push service (RFC 8030).
  app.post('/push/:id', (request: Named, reply) => {
    const what = wire.take();
    if (what !== undefined && what !== 'answerLost') return misbehave(what, reply, options.clock());
    const browser = browsers.get(request.params.id);
    const status = browser === undefined ? 404 : takeMessage(options, browser, request);
    if (what === 'answerLost') return reply.raw.destroy();
    if (status === 201) void reply.header('location', `${options.url}/message/${browser?.taken ?? 0}`);
    return reply.code(status).send();
  });

  // The browser's routes; a real push service has its own connection to the browser.
  app.post('/browsers', (request, reply) => {
    const browser = openBrowser(options, bytesOf(request.body).toString());
    browsers.set(browser.id, browser);
    return reply.code(201).send(subscriptionOf(options, browser));
  });
  app.get('/browsers/:id', async (request: Named, reply) => {
    const browser = browsers.get(request.params.id);
    if (browser === undefined) return reply.code(404).send();
    return reply.send(await Promise.all(browser.waiting.map(({ body }) => decryptPush(body, browser.keys))));
  });
  app.delete('/browsers/:id', (request: Named, reply) => {
    const browser = browsers.get(request.params.id);
    if (browser) browser.gone = true;
    return reply.code(204).send();
  });
}

/** The subscription in the form that a browser gives to its page. */
export function subscriptionOf({ url }: PushStandinOptions, { id, keys }: StandinBrowser) {
  return { endpoint: `${url}/push/${id}`, p256dh: keys.p256dh, auth: keys.auth };
}

function takeMessage(options: PushStandinOptions, browser: StandinBrowser, { headers, body }: FastifyRequest): number {
  const text = (name: string) => (typeof headers[name] === 'string' ? headers[name] : undefined);
  const bytes = bytesOf(body);
  if (browser.gone) return 410;
  if (bytes.length > MAX_BODY_BYTES) return 413;
  const [ttl, topic] = [text('ttl') ?? '', text('topic')];
  if (!/^\d+$/.test(ttl) || (topic !== undefined && !/^[\w-]{1,32}$/.test(topic))) return 400;
  if (bytes.length > 0 && text('content-encoding') !== 'aes128gcm') return 415;
  const sender = senderOf(text('authorization'), new URL(options.url).origin, options.clock());
  if (sender === undefined) return 401;
  if (sender !== browser.sender) return 403;
  keep(browser, { ttl: Number(ttl), topic, urgency: text('urgency'), body: bytes });
  return 201;
}

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function misbehave(what: Exclude<PushMisbehaviour, 'answerLost'>, reply: FastifyReply, now: number): FastifyReply {
  if (what === 'away') return reply.code(503).send();
  if (what === 'refused') return reply.code(400).send();
  const until = new Date(now + PAUSE_S * 1_000).toUTCString();
  return reply
    .code(429)
    .header('retry-after', what === 'busy' ? String(PAUSE_S) : until)
    .send();
}
