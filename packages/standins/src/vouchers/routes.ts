import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APPROVAL_STYLE } from '../paypal/approval-page.ts';
import { type Outcome, cancel, login, prepare, status, verify } from './calls.ts';
import type { VoucherCall, VoucherMisbehaviour, VoucherStandinOptions } from './options.ts';
import { salesPage } from './sales-page.ts';
import { type VoucherState, sell } from './state.ts';

export interface VoucherWire {
  readonly options: VoucherStandinOptions;
  readonly state: VoucherState;
  readonly save: () => Promise<void>;
  /** The misbehaviour for this call, if any. */
  readonly take: (call: VoucherCall) => VoucherMisbehaviour | undefined;
}

const BASE = '/goodlife/v1/fulfilment/certificate';
const TOKEN_INVALID = 2190008;
const DAY_MS = 24 * 3_600_000;
/** The offer that the page sells; a shop must know its SKU to accept the voucher. */
export const DEMO_OFFER = { sku: 'demo-case', title: 'DEMO · one printed phone case', amount: 4_900 } as const;

type Fields = Readonly<Record<string, unknown>>;

export function voucherRoutes(app: FastifyInstance, wire: VoucherWire): void {
  const { options, state, save } = wire;
  // The stand-in reads every body itself, no matter which parsers the surrounding server has.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  /** Does the work, saves the state and answers, unless a misbehaviour is ordered. */
  async function answer(call: VoucherCall, request: FastifyRequest, reply: FastifyReply, work: (f: Fields) => Outcome) {
    const what = wire.take(call);
    if (what === 'unavailable') return reply.code(503).send();
    if (call !== 'token' && (what === 'tokenExpired' || !known(request)))
      return sent(reply, { error_code: TOKEN_INVALID });
    const outcome = work({ ...(request.query as Fields), ...bodyOf(request.body) });
    await save();
    if (what === 'answerLost') return reply.raw.destroy();
    return sent(reply, outcome);
  }

  function known({ headers }: FastifyRequest): boolean {
    const until = state.tokens[String(headers['access-token'])];
    return until !== undefined && until > options.clock();
  }

  app.post('/oauth/client_token/', (request, reply) =>
    answer('token', request, reply, (f) => login(state, options, f)),
  );
  app.get(`${BASE}/prepare/`, (request, reply) => answer('prepare', request, reply, (f) => prepare(state, options, f)));
  app.post(`${BASE}/verify/`, (request, reply) => answer('verify', request, reply, (f) => verify(state, options, f)));
  app.post(`${BASE}/cancel/`, (request, reply) => answer('cancel', request, reply, (f) => cancel(state, options, f)));
  app.get(`${BASE}/get/`, (request, reply) => answer('get', request, reply, (f) => status(state, f)));

  const language = (request: FastifyRequest) => request.headers['accept-language'] ?? '';
  const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);
  app.get('/shop', async (request, reply) => html(reply, salesPage(language(request))));
  app.post('/shop', async (request, reply) => {
    const code = sell(state, options, { ...DEMO_OFFER, expiresAt: options.clock() + 30 * DAY_MS }, 1);
    await save();
    return html(reply, salesPage(language(request), code));
  });
  app.get('/checkoutnow.css', async (_request, reply) => reply.type('text/css').send(APPROVAL_STYLE));
}

function sent(reply: FastifyReply, { error_code, ...data }: Outcome): FastifyReply {
  const description = error_code === 0 ? '' : `stand-in ${error_code}`;
  return reply.send({
    data: { error_code, description, ...data },
    extra: { error_code, description, logid: 'stand-in' },
  });
}

function bodyOf(body: unknown): Fields {
  try {
    return typeof body === 'string' && body !== '' ? JSON.parse(body) : {};
  } catch {
    return {};
  }
}
