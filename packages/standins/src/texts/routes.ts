import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inboxRoutes } from '../inbox.ts';
import { escape } from '../paypal/approval-page.ts';
import { MAX_KEPT, type StandinText, type TextMisbehaviour, type TextStandinOptions } from './state.ts';

export interface TextWire {
  readonly options: TextStandinOptions;
  readonly texts: StandinText[];
  /** The misbehaviour for this message, if any. */
  readonly take: () => TextMisbehaviour | undefined;
}

/** https://www.twilio.com/docs/api/errors */
const PROBLEMS = {
  noSender: [400, 21603, 'A From number or MessagingServiceSid is required.'],
  badNumber: [400, 21211, "The 'To' number is not a valid phone number."],
  noBody: [400, 21602, 'Message body is required.'],
  longBody: [400, 21617, 'The concatenated message body exceeds the 1600 character limit.'],
  optedOut: [400, 21610, 'Attempt to send to unsubscribed recipient.'],
  notKnown: [401, 20003, 'Authenticate'],
  notHere: [404, 20404, 'The requested resource was not found.'],
  busy: [429, 20429, 'Too Many Requests'],
} as const satisfies Record<string, readonly [status: number, code: number, message: string]>;

const E164 = /^\+[1-9]\d{6,14}$/;
const MAX_BODY = 1600;

type Create = FastifyRequest<{ Params: { readonly sid: string } }>;

export function textRoutes(app: FastifyInstance, wire: TextWire): void {
  const { options, texts } = wire;
  // The stand-in reads every body itself, no matter which parsers the surrounding server has.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onSend', async (_request, reply) => void reply.header('server', 'demo text gateway'));

  app.post('/2010-04-01/Accounts/:sid/Messages.json', (request: Create, reply) => {
    const what = wire.take();
    if (what === 'away') return reply.code(503).send();
    if (what === 'busy') return refuse(reply, 'busy');
    if (what === 'refused') return refuse(reply, 'optedOut');
    if (!isKnown(options, request)) return refuse(reply, 'notKnown');
    if (request.params.sid !== options.accountSid) return refuse(reply, 'notHere');
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const problem = problemOf(form);
    if (problem) return refuse(reply, problem);
    const text = keep(options, texts, form);
    if (what === 'answerLost') return reply.raw.destroy();
    return reply.code(201).send(view(options, text));
  });

  app.get('/2010-04-01/Accounts/:sid(^[^.]+).json', (request: Create, reply) => {
    if (!isKnown(options, request)) return refuse(reply, 'notKnown');
    const { sid } = request.params;
    if (sid !== options.accountSid) return refuse(reply, 'notHere');
    return reply.send({ sid, status: 'active', type: 'Trial', uri: `/2010-04-01/Accounts/${sid}.json` });
  });

  // A page that shows the messages; a real gateway has none.
  inboxRoutes(app, {
    sent: texts,
    texts: ({ t }) => ({
      title: t('standin.texts'),
      what: t('standin.textsWhat'),
      demo: t('standin.textsDemo'),
      none: t('standin.noTexts'),
    }),
    line: ({ body }) => `<p class="text" dir="auto">${escape(body)}</p>`,
  });
}

function isKnown({ accountSid, authToken }: TextStandinOptions, { headers }: FastifyRequest): boolean {
  return headers.authorization === `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
}

function problemOf(form: URLSearchParams): keyof typeof PROBLEMS | undefined {
  const body = form.get('Body') ?? '';
  if (!E164.test(form.get('To') ?? '')) return 'badNumber';
  if (!form.get('From') && !form.get('MessagingServiceSid')) return 'noSender';
  if (body === '') return 'noBody';
  return body.length > MAX_BODY ? 'longBody' : undefined;
}

function keep({ clock, random }: TextStandinOptions, texts: StandinText[], form: URLSearchParams): StandinText {
  const text: StandinText = {
    sid: `SM${Buffer.from(random(16)).toString('hex')}`,
    to: form.get('To') ?? '',
    from: form.get('From'),
    service: form.get('MessagingServiceSid'),
    body: form.get('Body') ?? '',
    at: clock(),
  };
  texts.push(text);
  texts.splice(0, Math.max(0, texts.length - MAX_KEPT));
  return text;
}

/** In the form of the API: https://www.twilio.com/docs/messaging/api/message-resource#message-properties */
function view({ accountSid }: TextStandinOptions, { sid, to, from, service, body, at }: StandinText) {
  const date = new Date(at).toUTCString().replace('GMT', '+0000');
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${sid}`;
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body,
    date_created: date,
    date_sent: null,
    date_updated: date,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from,
    messaging_service_sid: service,
    num_media: '0',
    num_segments: '1',
    price: null,
    price_unit: 'USD',
    sid,
    status: service === null ? 'queued' : 'accepted',
    subresource_uris: { media: `${uri}/Media.json` },
    to,
    uri: `${uri}.json`,
  };
}

function refuse(reply: FastifyReply, problem: keyof typeof PROBLEMS): FastifyReply {
  const [status, code, message] = PROBLEMS[problem];
  return reply.code(status).send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
}
