import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databases } from '@cpc/api/testing';
import { freePort } from '@cpc/testkit';
import { brand, type StationId } from '@cpc/domain';
import { isInMain } from '@cpc/domain/testing/part';
import { describe, expect, it } from 'vitest';
import { callerOf, type Operator, operatorCommand, operatorIn, serverWith, testFolder } from './testing/program.ts';

const PASSWORD = 'a long pass phrase';

const SETTINGS = ['--public-url', 'https://shop.example', '--currency', 'SEK', '--countries', 'SE,NO'];
const PAYPAL = [
  '--payment',
  'sandbox',
  '--paypal-client-id',
  'abc',
  '--paypal-webhook-id',
  'WH',
  '--paypal-secret-file',
];
const OLGA = ['--operator-name', 'Olga Operator', '--operator-username', 'olga', '--operator-password-file'];

interface Machine {
  readonly folder: string;
  readonly envFile: string;
  readonly port: number;
  readonly operator: Operator;
  readonly init: readonly string[];
}

/** An empty machine with its own home, and all flags of `init`. */
async function machine(env: Readonly<Record<string, string>> = {}): Promise<Machine> {
  const folder = testFolder();
  const port = await freePort();
  writeFileSync(join(folder, 'password'), `${PASSWORD}\n`);
  writeFileSync(join(folder, 'secret'), 'paypal secret');
  const operator = operatorIn(folder, env);
  const prices = ['--price-factor', '11.5', '--port', String(port)];
  const init = ['init', ...SETTINGS, ...PAYPAL, 'secret', ...OLGA, 'password', ...prices];
  return { folder, envFile: join(folder, 'platform.env'), port, operator, init };
}

const login = (server: string) => ['login', '--server', server, '--username', 'olga', '--password-file', 'password'];

const stateOf = (report: unknown, check: string) =>
  (report as { lines: { check: string; state: string; found: string }[] }).lines.find((line) => line.check === check);

describe.each(databases())('the operator’s program on $engine', ({ engine, place }) => {
  /** On PostgreSQL a database that does not exist yet. */
  async function emptyMachine(): Promise<Machine> {
    const where = await place();
    return machine(
      where.engine === 'postgres' ? { DATABASE_URL: where.url.replace(/(\/test_\w+)/, '$1_of_init') } : {},
    );
  }

  it('[OP-01.1] [OP-01.3] [OP-01.7] [OP-04.1] [JN-08.1] goes from an empty machine to a shop with a station, in production', async () => {
    const { folder, envFile, operator, init } = await emptyMachine();
    expect(await operator.must(init)).toMatchObject({
      changed: true,
      env_file: envFile,
      steps: [
        { step: 'settings' },
        { step: 'database', what: `made (${engine})` },
        { step: 'operator' },
        { step: 'catalogue' },
      ],
    });
    expect(statSync(envFile).mode & 0o777).toBe(0o600);
    expect(readFileSync(envFile, 'utf8')).not.toContain(PASSWORD);
    const again = await operator.run(['init']);
    expect(again).toMatchObject({ exit: 0, out: expect.stringContaining('Nothing had to be done.') });

    const server = await serverWith({ ENV_FILE: envFile });
    expect(server.log()).toContain('operator open-shop');
    expect((await fetch(`${server.origin}/`)).status).toBe(503);
    writeFileSync(join(folder, 'wrong'), 'not the password');
    const wrong = await operator.run([...login(server.origin).slice(0, -1), 'wrong', '--json']);
    expect([wrong.exit, JSON.parse(wrong.err)]).toMatchObject([1, { error: 'loginWrong', code: 1104 }]);
    expect(await operator.must(login(server.origin))).toMatchObject({ username: 'olga' });
    expect(statSync(join(folder, '.config/custom-phone-case/operator.json')).mode & 0o777).toBe(0o600);
    expect(await operator.must(['whoami'])).toMatchObject({ name: 'Olga Operator', platform: true });

    writeFileSync(
      join(folder, 'prices.csv'),
      'record,shell,station,price,currency\nprice,hard-white,*,249.505,SEK\nprice,wood,*,1,SEK\n',
    );
    const faults = await operator.run(['import-catalogue', 'prices.csv', '--reason', 'autumn', '--dry-run']);
    expect(faults.exit).toBe(1);
    expect(faults.out.split('\n')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^line +column +found +must be/),
        expect.stringMatching(/2 +price +249.505 +a price in SEK like 19.99/),
        expect.stringMatching(/3 +shell +wood +an id or a name that exists/),
      ]),
    );
    writeFileSync(join(folder, 'prices.csv'), 'record,shell,station,price,currency\nprice,hard-white,*,249.00,SEK\n');
    expect(await operator.must(['import-catalogue', 'prices.csv', '--reason', 'autumn'])).toMatchObject({
      state: 'imported',
      counts: { prices: 1 },
    });

    const open = ['open-shop', '--name', 'Corner shop', '--owner-name', 'Ann Lee', '--owner-username', 'ann'];
    const asked = await operator.run([...open, '--json']);
    expect([asked.exit, JSON.parse(asked.err)]).toMatchObject([2, { error: 'wrongUse', missing: ['--yes'] }]);
    const { partner_id } = await operator.must([...open, '--yes']);
    const place_ = ['--address', 'Main Street 1', '--language', 'sv', '--name', 'By the door'];
    const refused = await operator.run([
      'add-station',
      '--partner-id',
      String(partner_id),
      ...place_,
      '--yes',
      '--json',
    ]);
    expect([refused.exit, JSON.parse(refused.err)]).toMatchObject([1, { error: 'fieldIncorrect', field: 'language' }]);
    place_[3] = 'en-us';
    const { machine_id } = await operator.must(['add-station', '--partner-id', String(partner_id), ...place_, '--yes']);
    const { code } = await operator.must(['enrol-code', '--machine-id', String(machine_id), '--yes']);
    expect(await callerOf(server.origin).call('Station.enrol', { code: String(code) })).toMatchObject({ machine_id });
    const [shop] = await operator.must(['shops', '--search', 'corner']);
    expect(shop).toMatchObject({ name: 'Corner shop', stations: [{ machine_id }] });
    const table = await operator.run(['shops']);
    expect(table.out).toMatch(/partner id +name +state +commission +stations +owners\n─+/);
    // The station takes its currency from the settings; the page for customers is there within seconds.
    expect(
      await callerOf(server.origin).call('Machine.get', { machine_id: brand<StationId>(String(machine_id)) }),
    ).toMatchObject({
      currency: 'SEK',
    });
    await expect.poll(async () => (await fetch(`${server.origin}/`)).status).not.toBe(503);

    const report = await operator.run(['doctor', '--json']);
    const lines = JSON.parse(report.out);
    expect(report.exit).toBe(1);
    expect(stateOf(lines, 'database')).toMatchObject({ state: 'ok', found: expect.stringContaining(engine) });
    expect(stateOf(lines, 'prices')).toMatchObject({ state: 'ok' });
    expect(stateOf(lines, 'stations')).toMatchObject({
      state: 'fault',
      found: expect.stringContaining('not heard from'),
    });
    expect(stateOf(lines, 'payment')).toMatchObject({ state: 'fault' });
    expect(stateOf(lines, 'server')).toMatchObject({ state: 'ok' });

    await server.stop();
    const away = await operator.run(['shops', '--json']);
    expect([away.exit, JSON.parse(away.err)]).toMatchObject([4, { error: 'unreachable', server: server.origin }]);
    expect(stateOf(JSON.parse((await operator.run(['doctor', '--json'])).out), 'database')).toMatchObject({
      state: 'ok',
    });
    expect(await operator.must(['backup', 'copy'])).toMatchObject({ folder: 'copy' });
    expect(await operator.run(['logout'])).toMatchObject({ exit: 0, out: expect.stringContaining('Forgotten here') });
    expect((await operator.run(['shops'])).exit).toBe(3);
  }, 240_000);
});

describe.runIf(isInMain)('the operator’s program', () => {
  it('[OP-04.2] its doctor finds no fault in a platform that is tried out and can sell', async () => {
    const { folder, envFile, port, operator } = await machine();
    const trial = ['--payment', 'trial', '--public-url', `http://localhost:${port}`, '--currency', 'EUR'];
    await operator.must(['init', ...trial, ...OLGA, 'password', '--port', String(port)]);
    const server = await serverWith({ ENV_FILE: envFile });
    await operator.must(login(server.origin));
    const open = ['open-shop', '--name', 'Corner shop', '--owner-name', 'Ann Lee', '--owner-username', 'ann', '--yes'];
    const { partner_id } = await operator.must(open);
    const station = ['--name', 'Door', '--address', 'Main Street 1', '--language', 'en-us'];
    const { code } = await operator.must(['add-station', '--partner-id', String(partner_id), ...station, '--yes']);
    const { station_key } = await callerOf(server.origin).call('Station.enrol', { code: String(code) });
    const agent = callerOf(server.origin).as(`Station ${station_key}`);
    await agent.call('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    writeFileSync(
      join(folder, 'stock.csv'),
      'station,model,shell,colour,pieces\nDoor,Apple iPhone 15,hard-white,white,5\n',
    );
    expect(await operator.run(['import-stock', 'stock.csv', '--reason', 'delivery 1'])).toMatchObject({
      exit: 0,
      out: expect.stringContaining('1 line, 5 pieces'),
    });
    const report = await operator.run(['doctor', '--settings', envFile, '--json']);
    const { lines } = JSON.parse(report.out) as { lines: { state: string; check: string }[] };
    expect(lines.filter(({ state }) => state === 'fault')).toEqual([]);
    expect(report.exit).toBe(0);
    const good = lines.filter(({ state }) => state === 'ok').map(({ check }) => check);
    expect(good).toEqual(
      expect.arrayContaining([
        'database',
        'catalogue',
        'prices',
        'shops',
        'stations',
        'stock',
        'files',
        'server',
        'publicUrl',
      ]),
    );
    const saved = join(folder, 'catalogue.csv');
    writeFileSync(saved, 'of before', { mode: 0o644 });
    await operator.must(['export-catalogue', '--format', 'csv', '--out', 'catalogue.csv', '--yes']);
    // Files of payouts hold account numbers.
    expect((statSync(saved).mode & 0o777).toString(8)).toBe('600');
    expect(
      await operator.must(['import-catalogue', 'catalogue.csv', '--reason', 'the same', '--dry-run']),
    ).toMatchObject({ state: 'checked' });
  }, 240_000);

  it('[OP-04.1] [PY-10] init makes a platform on which customers pay at the counter only', async () => {
    const { envFile, port, operator } = await machine();
    const cash = [
      '--payment',
      'none',
      '--public-url',
      'https://shop.example',
      '--currency',
      'KWD',
      '--price-factor',
      '1',
    ];
    await operator.must(['init', ...cash, ...OLGA, 'password', '--port', String(port)]);
    expect(readFileSync(envFile, 'utf8')).toContain('PAYPAL_ENVIRONMENT=none');
    const report = await operator.run(['doctor', '--settings', envFile, '--json']);
    const { lines } = JSON.parse(report.out) as { lines: { state: string; check: string; found: string }[] };
    expect(lines.filter(({ check }) => check === 'payment')).toMatchObject([{ state: 'ok' }]);
  }, 240_000);

  it('[OP-04.1] init asks nothing without a terminal, names every missing flag, and leaves nothing behind', async () => {
    const { operator, init, envFile } = await machine();
    const nothing = await operator.run(['init', '--json']);
    expect([nothing.exit, JSON.parse(nothing.err)]).toMatchObject([
      2,
      {
        error: 'wrongUse',
        missing: expect.arrayContaining(['--payment', '--public-url', '--currency', '--paypal-secret-file']),
      },
    ]);
    const wrong = await operator.run([...init, '--public-url', 'http://shop.example']);
    expect(wrong).toMatchObject({ exit: 2, err: expect.stringContaining('PUBLIC_URL must be an https address') });
    const short = await operator.run([...init, '--operator-password-file', '-'], 'short\n');
    expect(short).toMatchObject({ exit: 2, err: expect.stringContaining('8') });
    const factor = await operator.run([...init, '--price-factor', '0']);
    expect(factor).toMatchObject({ exit: 2, err: expect.stringContaining('--price-factor') });
    expect(() => statSync(envFile)).toThrow('ENOENT');
    await operator.must(init);
    const other = await operator.run(['init', '--currency', 'EUR']);
    expect(other).toMatchObject({ exit: 2, err: expect.stringContaining('says otherwise about CURRENCY') });
    const overwrite = await operator.run([...init, '--overwrite']);
    expect(overwrite).toMatchObject({ exit: 2, err: expect.stringContaining('--yes') });
    expect(await operator.must([...init, '--overwrite', '--yes'])).toMatchObject({ changed: true });
  }, 240_000);

  it('[PA-13] [OP-04.1] [OP-04.2] init makes the second operator on the server’s own machine, and the doctor asks for one', async () => {
    const { envFile, operator, init } = await machine();
    const named = ['--operator-name', 'Oscar Berg', '--operator-password-file', 'password'];
    const second = (username: string) => ['init', '--second', '--operator-username', username, ...named];
    const none = await operator.run([...init, '--second', '--json']);
    expect([none.exit, JSON.parse(none.err)]).toMatchObject([
      2,
      { message: expect.stringContaining('make the first operator first') },
    ]);
    await operator.must(init);
    expect(readFileSync(envFile, 'utf8')).toContain('none is for a platform of one person');
    const operators = async () => stateOf(JSON.parse((await operator.run(['doctor', '--json'])).out), 'operators');
    expect(await operators()).toMatchObject({ state: 'warning', found: expect.stringContaining('FOUR_EYES_ABOVE') });
    const same = await operator.run([...second('olga'), '--json']);
    expect([same.exit, JSON.parse(same.err)]).toMatchObject([
      2,
      { message: expect.stringContaining('another person') },
    ]);
    const made = { step: 'operator', changed: true, what: 'can log in: oscar' };
    expect((await operator.must(second('oscar')))['steps']).toContainEqual(made);
    expect(await operators()).toMatchObject({ state: 'ok', found: '2 operators' });
    // A third one is invited, and confirmed by the other.
    const third = { step: 'operator', changed: false, what: 'is there: olga, oscar' };
    expect((await operator.must(second('zoe')))['steps']).toContainEqual(third);

    const server = await serverWith({ ENV_FILE: envFile });
    await operator.must(login(server.origin));
    const told = await operator.must(['incidents']);
    expect(told).toMatchObject([{ cause: 'operatorAdded', detail: 'Oscar Berg' }]);
    const people = await operator.must(['operators']);
    expect(people.map(({ username, history }) => [username, history])).toMatchObject([
      ['olga', [{ event: 'operatorMade' }]],
      ['oscar', [{ event: 'operatorMade' }]],
    ]);
    await operator.must(['invite-operator', '--name', 'Zoe Ray', '--username', 'zoe', '--yes']);
    const asked = (await operator.must(['operators'])).find(({ username }) => username === 'zoe');
    const confirm = ['confirm-operator', '--person-id', String(asked?.['person_id']), '--yes'];
    const own = await operator.run([...confirm, '--json']);
    expect([own.exit, JSON.parse(own.err)]).toMatchObject([1, { error: 'sameOperator' }]);
    await operator.must(login(server.origin).map((word) => (word === 'olga' ? 'oscar' : word)));
    expect(await operator.must(confirm)).toMatchObject({ code: expect.any(String) });
  }, 240_000);

  it('[OP-03.2] [OP-04.1] init writes the store of the environment, and the doctor asks for its bucket', async () => {
    const store = { S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`, S3_BUCKET: 'shop' };
    const keys = { S3_ACCESS_KEY_ID: 'test', S3_SECRET_ACCESS_KEY: 'testing' };
    const { envFile, operator, init } = await machine({ ...store, ...keys });
    await operator.must(init);
    const written = readFileSync(envFile, 'utf8').split('\n');
    expect(written).toEqual(expect.arrayContaining([`S3_ENDPOINT=${store.S3_ENDPOINT}`, 'S3_ACCESS_KEY_ID=test']));
    const report = await operator.run(['doctor', '--json']);
    expect(stateOf(JSON.parse(report.out), 'bucket')).toMatchObject({
      state: 'fault',
      found: expect.stringContaining('ECONNREFUSED'),
    });
  }, 240_000);

  it('[OP-01.7] a wrong command line is told with what is right, for people and for scripts', async () => {
    const operator = operatorIn(testFolder());
    expect(await operator.run(['shosp'])).toMatchObject({ exit: 2, err: expect.stringContaining('Did you mean') });
    const unknown = await operator.run(['shops', '--colour', 'red', '--json']);
    expect([unknown.exit, JSON.parse(unknown.err)]).toMatchObject([2, { error: 'wrongUse' }]);
    expect(await operator.run(['login', '--server', 'http://shop.example', '--username', 'olga'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('--plain-http'),
    });
    expect(
      await operator.run(['login', '--server', 'http://127.0.0.1:9', '--username', 'x', '--password-file', '-'], 'y'),
    ).toMatchObject({
      exit: 4,
      err: expect.stringContaining('does not answer'),
    });
    expect(await operator.run(['--help'])).toMatchObject({ exit: 0, out: expect.stringContaining('operator init') });
    expect(await operator.run(['doctor', '--settings', 'none.env'])).toMatchObject({
      exit: 1,
      out: expect.stringContaining('ENV_FILE must be a file'),
    });
  }, 60_000);

  it('[OP-01.7] a reader that ends before everything is written, as head does, is no failure', () => {
    const piped = spawnSync('sh', ['-c', '("$@"; echo "exit $?" >&2) | true', 'sh', ...operatorCommand(['--help'])]);
    expect(piped.stderr.toString()).toBe('exit 0\n');
  });

  it('[OP-04.2] doctor tells that others can read the secrets, and which setting nobody reads', async () => {
    const folder = testFolder();
    writeFileSync(join(folder, 'platform.env'), 'PORT=1\nPUBLIC_ULR=https://shop.example\nDATA_DIR=data\n', {
      mode: 0o644,
    });
    const { exit, out } = await operatorIn(folder).run(['doctor']);
    expect(exit).toBe(1);
    expect(out).toContain('can be read by others');
    expect(out).toContain('unknown names: PUBLIC_ULR');
    expect(out).toContain('there is none yet');
  }, 60_000);
});
