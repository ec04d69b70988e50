import { describe, expect, it, onTestFinished } from 'vitest';
import type { ActionName } from '@cpc/contract';
import { createServer } from '../../../base/http/server/server.ts';
import { DAY_MS, HOUR_MS } from '../../../base/ports/clock.ts';
import { hashSecret } from '../../../base/ports/random.ts';
import { type Caller, caller, guest, callerOf } from '../../../testing/caller.ts';
import { databases } from '../../../testing/databases.ts';
import { groundServer } from '../../../testing/server.ts';
import { TEST_CONFIG, testServices } from '../../../testing/services.ts';
import { registered } from '../../../testing/texts.ts';
import { holderOf } from '../../../records/accounts/devices.ts';
import { accountsModule } from '../module.ts';
import { sessionTopic } from '../../../base/http/caller-topics.ts';
import { countAttempt } from '../../../records/accounts/attempts.ts';
import { countCode } from './limits.ts';

const NUMBER = '+8613800138000';
const ANNA = { phone: '13800138000', country: 'CN', password: 'correct horse' };
const QUARTER_MS = 15 * 60_000;
const WRONG = { data: { error: 'phoneCodeWrong' } };
const BUSY = { data: { error: 'tooManyRequests' } };

const uid = async (self: Caller) => (await self.must('User.verifyToken', {})).uid;

describe.each(databases())('phone numbers proved by a code, on $engine', ({ open }) => {
  async function server() {
    const db = await open();
    const { app, services } = await groundServer(db);
    const visitor = caller(app);
    const codeOf = () => services.texts.codeOf(NUMBER);
    return { db, app, services, visitor, codeOf };
  }
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

  it('[SE-02.4] [SN-08.2] a number with an account gets the same answer as one without', async () => {
    const { app, services, visitor } = await server();
    await registered(visitor, services.texts, ANNA);
    const [known, unknown] = [
      await caller(app).call('User.register', { ...ANNA, password: 'another one' }),
      await caller(app).call('User.register', { ...ANNA, phone: '13900139000' }),
    ];
    const alike = ({ data, ...rest }: typeof known) => ({ ...rest, ...data, challenge: data.challenge.length });
    expect(alike(known)).toEqual(alike(unknown));
    const [one, other] = services.texts.sent.slice(-2).map(({ text }) => text.replace(/\d{6}/, ''));
    expect(one).toBe(other);
  });

  it('[SE-02.3] an unproved number reserves nothing', async () => {
    const { app, services, visitor, codeOf } = await server();
    const squatter = await guest(app);
    const { challenge } = await squatter.must('User.register', ANNA);
    const theirs = codeOf();
    const owner = await guest(app);
    const session = await registered(owner, services.texts, { ...ANNA, password: 'the owner’s own' });
    expect(session).toMatchObject({ phone: NUMBER, id: await uid(owner) });
    expect(await squatter.call('User.prove', { challenge, code: theirs })).toMatchObject(WRONG);
    expect(await visitor.call('User.login', ANNA)).toMatchObject({ data: { error: 'loginWrong' } });
    await visitor.must('User.login', { ...ANNA, password: 'the owner’s own' });
    // Who typed the number first continues as a guest.
    expect((await squatter.must('User.renew', {})).userInfo).toEqual({ guest: true });
  });

  it('[SE-02.3] a code works once, within ten minutes, on the device that asked', async () => {
    const { app, services, visitor, codeOf } = await server();
    const first = await visitor.must('User.register', ANNA);
    const code = codeOf();
    services.clock.pass(10 * 60_000);
    expect(await visitor.call('User.prove', { challenge: first.challenge, code })).toMatchObject(WRONG);
    const { challenge } = await visitor.must('User.register', ANNA);
    const fresh = codeOf();
    const elsewhere = await caller(app).must('User.register', ANNA);
    if (codeOf() !== fresh)
      expect(await visitor.call('User.prove', { challenge: elsewhere.challenge, code: fresh })).toMatchObject(WRONG);
    const typed = await Promise.all(
      [1, 2, 3].map(() => visitor.call('User.prove', { challenge, code: ` ${fresh.slice(0, 3)} ${fresh.slice(3)}` })),
    );
    expect(typed.filter(({ code: outcome }) => outcome === 0)).toHaveLength(1);
    expect(await visitor.call('User.prove', { challenge, code: fresh })).toMatchObject(WRONG);
    expect(await visitor.call('User.prove', { challenge: 'made up', code: fresh })).toMatchObject(WRONG);
  });

  it('[SE-02.2] five codes may be typed, even at once', async () => {
    const { visitor, codeOf } = await server();
    const { challenge } = await visitor.must('User.register', ANNA);
    const code = codeOf();
    const typed = await Promise.all(
      Array.from({ length: 20 }, () => visitor.call('User.prove', { challenge, code: wrongOf(code) })),
    );
    expect(typed).toMatchObject(Array(20).fill(WRONG));
    expect(await visitor.call('User.prove', { challenge, code })).toMatchObject(WRONG);
  });

  it('[SE-02.2] codes are limited by number and by address, not for known devices', async () => {
    const { app, services, visitor } = await server();
    const { device } = await registered(visitor, services.texts, ANNA);
    const ask = async (remoteAddress: string, fields: object = {}) => {
      const payload = { s: 'User.register', ...ANNA, ...fields };
      const answer = await app.inject({ method: 'POST', url: '/userphoneapplets/index', remoteAddress, payload });
      return answer.json<{ data: { error?: string } }>();
    };
    for (let sent = 0; sent < 3; sent += 1) expect(await ask('10.0.0.1')).toMatchObject({ code: 0 });
    expect(await ask('10.0.0.1')).toMatchObject(BUSY);
    for (let sent = 0; sent < 3; sent += 1) expect(await ask('10.0.0.2')).toMatchObject({ code: 0 });
    expect(await ask('10.0.0.3')).toMatchObject(BUSY);
    for (let sent = 0; sent < 3; sent += 1) expect(await ask('10.0.0.1', { device })).toMatchObject({ code: 0 });
    expect(await ask('10.0.0.1', { device })).toMatchObject(BUSY);
  });

  it('[SE-02.2] at most forty codes per address and twenty per number a day', async () => {
    const { services } = await server();
    const ask = (phone: string, ip: string) =>
      countCode(services, { phone, ip, holder: undefined, device: undefined }).then(
        () => 1,
        () => 0,
      );
    let sent = 0;
    for (let quarter = 0; quarter < 10; quarter += 1) {
      for (let place = 0; place < 7; place += 1) sent += await ask(NUMBER, `10.0.${quarter}.${place}`);
      services.clock.pass(QUARTER_MS);
    }
    expect(sent).toBe(20);
    services.clock.pass(DAY_MS);
    expect(await ask(NUMBER, '10.0.0.1')).toBe(1);
    let numbers = 0;
    for (let number = 10; number < 90; number += 1) {
      numbers += await ask(`+86139001390${number}`, '10.9.9.9');
      if (number === 39) expect(numbers).toBe(20);
      if (number >= 39 && number % 20 === 19) services.clock.pass(QUARTER_MS);
    }
    expect(numbers).toBe(40);
  });

  it('[SE-02.2] all codes of an hour are limited, with a part for known devices', async () => {
    const { services, visitor } = await server();
    const { device, id } = await registered(visitor, services.texts, ANNA);
    services.clock.pass(HOUR_MS);
    const few = { ...services, config: { ...services.config, textsPerHour: 4 } };
    const ask = (n: number, from: object = {}) =>
      countCode(few, {
        phone: `+861390013900${n}`,
        ip: `10.1.${n}.1`,
        holder: undefined,
        device: undefined,
        ...from,
      }).then(
        () => true,
        () => false,
      );
    const known = { phone: NUMBER, holder: holderOf({ id }), device };
    const answers = [];
    for (let n = 1; n <= 5; n += 1) answers.push(await ask(n));
    expect(answers).toEqual([true, true, true, false, false]);
    expect([await ask(6, known), await ask(7, known)]).toEqual([true, false]);
    expect(services.log.lines).toContainEqual(expect.objectContaining({ level: 'warn' }));
    services.clock.pass(HOUR_MS);
    expect(await ask(8)).toBe(true);
  });

  it('[SE-02.2] repeated proofs of a number do not use up all messages', async () => {
    const { app, services } = await server();
    let [codes, device] = [0, undefined as string | undefined];
    for (let round = 0; round < 50; round += 1) {
      const asked = await caller(app).call('User.register', { ...ANNA, device });
      services.clock.pass(QUARTER_MS / 2);
      if (asked.code !== 0) continue;
      codes += 1;
      const proof = { challenge: asked.data.challenge, code: services.texts.codeOf(NUMBER), device };
      device = round === 25 ? undefined : (await caller(app).must('User.prove', proof)).device;
    }
    // 20 for known devices in a day, and 20 for others.
    expect(codes).toBeLessThanOrEqual(40);
    expect(services.texts.sent).toHaveLength(codes);
  });

  it('[SE-02.2] proved numbers do not count against their address', async () => {
    const { app, services } = await server();
    const accounts = new Set<string>();
    for (let number = 10; number < 35; number += 1)
      accounts.add((await registered(caller(app), services.texts, { ...ANNA, phone: `139001390${number}` })).id);
    expect(accounts.size).toBe(25);
  });

  it('[SE-02.1] [SN-08.1] another password ends all earlier logins; the same one ends none', async () => {
    const { app, services, visitor } = await server();
    const first = await registered(visitor, services.texts, ANNA);
    const same = await registered(caller(app), services.texts, ANNA);
    expect([same.id, await uid(callerOf(app, first))]).toEqual([first.id, first.id]);
    const ended: string[] = [];
    for (const { token } of [first, same])
      onTestFinished(services.events.subscribe(sessionTopic(hashSecret(token)), () => ended.push(token)));
    const changed = await registered(caller(app), services.texts, { ...ANNA, password: 'a new password' });
    // Their streams end at once.
    expect(ended.toSorted()).toEqual([first.token, same.token].toSorted());
    expect(changed.id).toBe(first.id);
    for (const before of [first, same])
      expect(await callerOf(app, before).call('User.verifyToken', {})).toMatchObject({
        data: { error: 'tokenInvalid' },
      });
    expect(await caller(app).call('User.login', ANNA)).toMatchObject({ data: { error: 'loginWrong' } });
    await caller(app).must('User.login', { ...ANNA, password: 'a new password' });
    const known = await services.db.read.selectFrom('known_devices').selectAll().execute();
    // The device that proved the number, and the one that logged in afterwards.
    expect(known).toHaveLength(2);
  });

  it('[SE-02.2] [SC-07.1] wrong codes of others at an address do not block a right one', async () => {
    const { visitor, codeOf } = await server();
    const { challenge } = await visitor.must('User.register', ANNA);
    for (let n = 0; n < 61; n += 1) await visitor.call('User.prove', { challenge: `made up ${n}`, code: '000000' });
    expect(await visitor.call('User.prove', { challenge: 'made up', code: '000000' })).toMatchObject(BUSY);
    expect(await visitor.call('User.prove', { challenge, code: wrongOf(codeOf()) })).toMatchObject(BUSY);
    expect(await visitor.call('User.prove', { challenge, code: codeOf() })).toMatchObject({ code: 0 });
  });

  it('[SC-07.1] one factor raises all limits per address', async () => {
    const { services } = await server();
    const busy = { ...services, config: { ...services.config, addressLimitsFactor: 2 } };
    const count = (subject: string, perAddress: boolean) =>
      countAttempt(busy, [{ subject: [subject], most: 2, perAddress }]).then(
        () => true,
        () => false,
      );
    const allowed = [];
    for (let n = 0; n < 5; n += 1) allowed.push([await count('address', true), await count('account', false)]);
    expect(allowed).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [true, false],
      [false, false],
    ]);
  });

  it('[SC-07.1] a shop with many customers at one address can open as many guests', async () => {
    const { db } = await server();
    const { app } = await groundServer(db, { config: { ...TEST_CONFIG, addressLimitsFactor: 2 } });
    const codes: number[] = [];
    for (let n = 0; n < 241; n += 1) codes.push((await caller(app).call('User.guest', {})).code);
    expect(codes.filter((code) => code === 0)).toHaveLength(240);
  });

  it('[SE-02.2] a code that is not sent does not count against its number', async () => {
    const { app, services, visitor } = await server();
    const { device } = await registered(visitor, services.texts, ANNA);
    services.texts.taking(false);
    const ask = (fields: object = {}) => caller(app).call('User.register', { ...ANNA, ...fields });
    for (let n = 0; n < 8; n += 1)
      for (const fields of [{}, { device }])
        expect(await ask(fields)).toMatchObject({ data: { error: 'phoneCodeNotSent' } });
    services.texts.taking(true);
    for (const fields of [{}, { device }]) expect(await ask(fields)).toMatchObject({ code: 0 });
  });

  it('[SE-02.2] a used-up hour does not count against a number', async () => {
    const { services } = await server();
    const budget = (textsPerHour: number) => ({ ...services, config: { ...services.config, textsPerHour } });
    const ask = (textsPerHour: number) =>
      countCode(budget(textsPerHour), { phone: NUMBER, ip: '10.0.0.1', holder: undefined, device: undefined }).then(
        () => true,
        () => false,
      );
    const allowed = [await ask(1)];
    for (let n = 0; n < 5; n += 1) allowed.push(await ask(1));
    expect(allowed).toEqual([true, ...Array(5).fill(false)]);
    expect(await ask(1_000)).toBe(true);
  });

  it('[SE-02.3] [SE-06.2] no code, challenge or number is logged; codes are stored as hashes', async () => {
    const { db, services, visitor, codeOf } = await server();
    const { challenge } = await visitor.must('User.register', ANNA);
    const stored = JSON.stringify(await db.read.selectFrom('phone_codes').selectAll().execute());
    const logged = JSON.stringify(services.log.lines);
    expect(stored).not.toMatch(new RegExp(`"${codeOf()}"|${challenge}|${ANNA.password}`));
    expect(logged).not.toMatch(new RegExp(`${codeOf()}|${challenge}|13800138000`));
  });

  it('[SE-02.3] a failed message is reported, and so is a shop without a gateway', async () => {
    const { services, visitor } = await server();
    expect(await visitor.must('User.ways', {})).toEqual({ register: true, openid: [] });
    services.texts.taking(false);
    expect(await visitor.call('User.register', ANNA)).toMatchObject({ data: { error: 'phoneCodeNotSent' } });

    const without = { ...testServices(await open()), texts: undefined };
    const accounts = accountsModule(without, { languageOf: async () => undefined, adopters: [] });
    const app = await createServer(without, [accounts], Object.keys(accounts.handlers ?? {}) as ActionName[]);
    expect(await caller(app).must('User.ways', {})).toEqual({ register: false, openid: [] });
    expect(await caller(app).call('User.register', ANNA)).toMatchObject({ data: { error: 'phoneCodesOff' } });
    await guest(app);
    await app.close();
  });
});
