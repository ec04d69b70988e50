import { ACTIONS, type Action } from '@cpc/contract';
import { brand, type StationId, type PartnerId } from '@cpc/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstOperator } from '../../operator/first-operator.ts';
import { openShop } from '../../operator/open-shop.ts';
import { answerOf, caller, form, guest } from '../../testing/caller.ts';
import { stockedShop } from '../../testing/catalogue.ts';
import { databases } from '../../testing/databases.ts';
import { hostileInput } from '../../testing/hostile-input.ts';
import type { TestServer } from '../../testing/server.ts';
import { wholeServer } from '../../testing/whole-server.ts';

const SHOP = {
  partner: { id: brand<PartnerId>('partner-a'), username: 'owner', name: 'Owner', password: 'a long password' },
  station: { id: brand<StationId>('demo'), name: 'Demo', address: 'Here', language: 'en-US' as const, currency: 'EUR' },
  enrolCode: 'one-time-code',
  pieces: 5,
};

const OPERATOR = { username: 'operator', name: 'Operator', password: 'a long password' };

const SEED = 20_261_121;
const RUNS_PER_ACTION = 15;
/** The most repetitions until some inputs of an action pass its checks. */
const MAX_ROUNDS = 10;
/** They revoke the station's key and erase the customer: after them, no call of that caller succeeds. */
const LAST: readonly string[] = ['Partner.revokeStation', 'User.erase'];
/** They take no input, and they end the session of their caller. */
const ENDING: readonly string[] = ['User.logout', 'Partner.logout'];

/** The headers of every kind of caller. */
async function everyCaller({ app, services }: TestServer): Promise<Readonly<Record<string, Record<string, string>>>> {
  await openShop(services, SHOP);
  const keys = await caller(app).must('Station.enrol', { code: SHOP.enrolCode });
  const partner = await caller(app).must('Partner.login', { username: 'owner', password: SHOP.partner.password });
  await firstOperator(services, OPERATOR);
  const operator = await caller(app).must('Partner.login', OPERATOR);
  await caller(app, { authorization: `Station ${keys.station_key}` }).must('Station.heartbeat', {
    state: 'ready',
    reasons: [],
    version: '1',
  });
  return {
    customer: { ...(await guest(app)).headers },
    station: { authorization: `Station ${keys.station_key}` },
    screen: { authorization: `Screen ${keys.screen_key}` },
    partner: { authorization: partner.tokenHead + partner.token },
    operator: { authorization: operator.tokenHead + operator.token },
  };
}

describe.each(databases())('hostile input on $engine', ({ open }) => {
  it('[SE-05] any input gets an envelope, never a 5xx or a stack trace', { timeout: 240_000 }, async () => {
    const db = await open();
    await stockedShop(db);
    const server = await wholeServer(db);
    const headers = await everyCaller(server);
    const declared = (ACTIONS as readonly Action[])
      .filter(({ name }) => !ENDING.includes(name))
      .toSorted((a, b) => Number(LAST.includes(a.name)) - Number(LAST.includes(b.name)));
    const reached = new Set<string>();
    const hostile = (action: Action) =>
      fc.asyncProperty(fc.boolean(), fc.infiniteStream(fc.noBias(fc.nat())), async (asForm, seeds) => {
        const input = { s: action.name, ...hostileInput(action.input, seeds) };
        const payload = asForm ? form(input) : JSON.stringify(input);
        const type = asForm ? 'application/x-www-form-urlencoded' : 'application/json';
        const response = await server.app.inject({
          method: 'POST',
          url: action.path,
          headers: { ...headers[action.who[0] ?? ''], 'content-type': type },
          payload,
        });
        const answer = answerOf(response);
        expect([answer.http < 500, typeof answer.code, typeof answer.msg], `${payload}\n${response.body}`).toEqual([
          true,
          'number',
          'string',
        ]);
        expect(response.body).not.toMatch(/node_modules|at .*\.ts:\d+/);
        if (![400, 401, 403, 1000].includes(answer.code)) reached.add(action.name);
      });
    for (const action of declared) {
      for (let round = 0; round === 0 || (round < MAX_ROUNDS && !reached.has(action.name)); round += 1)
        await fc.assert(hostile(action), { numRuns: RUNS_PER_ACTION, seed: SEED + round });
    }
    expect(server.services.log.lines.filter((line) => line.level === 'error')).toEqual([]);
    // The fuzzing is useless if no input passes the checks.
    expect(declared.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
  });

  it('[SE-05] any URL gets an envelope, never a 5xx', async () => {
    const db = await open();
    await stockedShop(db);
    const server = await wholeServer(db);
    const callers = Object.values(await everyCaller(server));
    const hostile = [
      '%00',
      'a%00b',
      '%ed%a0%80',
      '%',
      '..%2f..%2fetc%2fpasswd',
      '%0d%0aevil:1',
      'a'.repeat(199),
      '__proto__',
    ];
    const addresses = [
      '/api/picture/',
      '/api/order/thumbnail/',
      '/api/work/thumbnail/',
      '/s/none/',
      '/stationapplets/file/',
      '/api/queue/stream?machine_id=',
      '/api/drawing/result/',
      '/api/drawing/stream?drawing_id=',
    ];
    for (const headers of callers) {
      for (const url of addresses.flatMap((address) => hostile.map((part) => address + part))) {
        const response = await server.app.inject({ url, headers });
        expect([url, response.statusCode < 500, typeof answerOf(response).code]).toEqual([url, true, 'number']);
      }
    }
    expect(server.services.log.lines.filter((line) => line.level === 'error')).toEqual([]);
  });
});
