import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { brand, releaseText, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { bucketOf } from '../../records/stations/agents.ts';
import { type Caller, caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { operatorOf } from '../../testing/operator.ts';
import { TEST_CONFIG } from '../../testing/services.ts';
import { CHOICE, testShop, type TestShop } from '../../testing/shop.ts';

const { machine_id } = CHOICE;
const BEAT = { state: 'ready' as const, reasons: [], version: '1.0.0' };
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEY = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');

/** A signed version, as the command writes it. */
function signed(version: string, by = privateKey) {
  const bytes = Buffer.from(`// the agent ${version}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const text = releaseText({ version, sha256, bytes: bytes.length });
  const signature = sign(null, Buffer.from(text), by).toString('base64url');
  return { version, sha256, signature, bundle: bytes.toString('base64'), notes: 'mends the bed' };
}

async function opened(...[db]: Parameters<typeof testShop>) {
  const shop = await testShop(db, { overrides: { config: { ...TEST_CONFIG, releaseKeys: [KEY] } } });
  return { shop, operator: await operatorOf(shop) };
}

/** Further stations in a shop of their own; each with an agent. */
async function stations({ visitor, app }: TestShop, operator: Caller, names: readonly string[]) {
  const owner = { name: 'Ann', username: 'ann' };
  const { partner_id } = await operator.must('Operator.openShop', { name: 'Corner shop', owner });
  const place = { address: '', language: 'en-US', currency: 'EUR', partner_id };
  const made = [];
  for (const name of names) {
    const { code } = await operator.must('Operator.addStation', { ...place, name });
    const keys = await visitor.must('Station.enrol', { code });
    made.push({ ...keys, agent: caller(app, { authorization: `Station ${keys.station_key}` }) });
  }
  return { partner_id, made };
}

describe.each(databases())('the fleet on $engine', ({ open }) => {
  it('[OP-05.1] lists the stations of all shops, searched, filtered, sorted and counted at the server', async () => {
    const { shop, operator } = await opened(await open());
    const { partner_id, made } = await stations(shop, operator, ['Alpha', 'Beta', '100 %']);
    await shop.station.must('Station.heartbeat', BEAT);
    await made[0]?.agent.must('Station.heartbeat', {
      ...BEAT,
      state: 'fault',
      reasons: ['media-empty-error'],
      version: '1.1.0',
      supplies: [{ name: 'Cyan', colour: '#00ffff', percent: 4 }],
    });
    await made[1]?.agent.must('Station.heartbeat', { ...BEAT, version: '1.1.0' });
    const names = async (wanted: Parameters<typeof operator.must<'Operator.fleet'>>[1]) =>
      (await operator.must('Operator.fleet', wanted)).map((station) => station.name);
    expect(await names({ search: 'CORNER', order: 'name' })).toEqual(['100 %', 'Alpha', 'Beta']);
    expect(await names({ search: '%' })).toEqual(['100 %']);
    expect(await names({ search: '_' })).toEqual([]);
    expect(await names({ state: 'fault' })).toEqual(['Alpha']);
    expect(await names({ fault: 'media-empty-error' })).toEqual(['Alpha']);
    expect(await names({ fault: 'media-empty' })).toEqual([]);
    expect(await names({ version: '1.1.0', order: 'name', down: true })).toEqual(['Beta', 'Alpha']);
    expect(await names({ partner_id, state: 'offline' })).toEqual([]);
    expect(await names({ partner_id, state: 'notSetUp' })).toEqual(['100 %']);
    shop.services.clock.pass(20 * 60_000);
    await made[1]?.agent.must('Station.heartbeat', { ...BEAT, version: '1.1.0' });
    expect(await names({ partner_id, silent_minutes: 15, order: 'heard', down: true })).toEqual(['Alpha', '100 %']);
    expect(await operator.must('Operator.fleet', { search: 'alpha' })).toMatchObject([
      { shop: 'Corner shop', state: 'offline', version: '1.1.0', supplies: [{ percent: 4 }], waiting: 0 },
    ]);
    expect(await operator.must('Operator.fleetTotals', {})).toMatchObject({
      stations: 4,
      states: expect.arrayContaining([
        { state: 'ready', stations: 1 },
        { state: 'offline', stations: 2 },
        { state: 'notSetUp', stations: 1 },
      ]),
      versions: [
        { version: '1.1.0', stations: 2 },
        { version: '1.0.0', stations: 1 },
      ],
    });
  });

  it('[OP-05.1] counts the prints and failures of the last day and week, and what waits', async () => {
    const { shop } = await opened(await open());
    await shop.station.must('Station.heartbeat', BEAT);
    const printed = async (...kinds: ('started' | 'finished' | 'faulted' | 'unsure')[]) => {
      await shop.paidOrder(await shop.customer());
      await shop.work();
      const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
      if (!job) throw new Error('expected a print job');
      const events = kinds.map((kind, at) => ({ seq: at + 1, kind, percent: 0, reason: '', bay: '', at: 0 }));
      await shop.station.must('PrintJob.report', { job_id: job.job_id, fence: job.fence, events });
    };
    await printed('started', 'finished');
    await printed('started', 'unsure');
    shop.services.clock.pass(2 * 86_400_000);
    await shop.station.must('Station.heartbeat', BEAT);
    await printed('started', 'finished');
    await shop.paidOrder(await shop.customer());
    await shop.work();
    const operator = await operatorOf(shop);
    for (const order of ['failures', 'waiting'] as const)
      expect(await operator.must('Operator.fleet', { order, down: true })).toMatchObject([
        { machine_id, waiting: 1, day: { prints: 1, failures: 0 }, week: { prints: 3, failures: 1 } },
      ]);
  });

  it('[OP-05.1] groups incidents by cause, without stations that were never heard or are maintained', async () => {
    const { shop, operator } = await opened(await open());
    const { made } = await stations(shop, operator, ['Alpha', 'Beta', 'Gamma', 'Delta']);
    const fault = { ...BEAT, state: 'fault' as const, reasons: ['media-jam-error'] };
    const update = { version: '1.1.0', attempt: 0, fault: 'signatureWrong' as const, detail: 'no key signed it' };
    await made[2]?.agent.must('Station.heartbeat', BEAT);
    shop.services.clock.pass(120_000);
    await shop.station.must('Station.heartbeat', fault);
    await made[0]?.agent.must('Station.heartbeat', fault);
    for (let beat = 0; beat < 2; beat += 1) await made[1]?.agent.must('Station.heartbeat', { ...BEAT, update });
    expect(await operator.must('Operator.incidents', {})).toMatchObject([
      { cause: 'fault', detail: 'media-jam-error', stations: 2, shops: 2 },
      { cause: 'offline', detail: '', stations: 1, shops: 1 },
      { cause: 'updateFailed', detail: 'signatureWrong', version: '1.1.0', stations: 1 },
    ]);
    expect(await operator.must('Operator.fleet', { update_failed: true })).toMatchObject([
      { name: 'Beta', update: { version: '1.1.0', fault: 'signatureWrong', detail: 'no key signed it' } },
    ]);
  });

  it('[OP-07] a wrong clock is told to the shop and to operators, and stops no order', async () => {
    const { shop, operator } = await opened(await open());
    const owner = await shop.partner();
    const told = async () => ({
      shop: (await owner.must('Partner.incidents', {})).map(({ kind }) => kind).filter((kind) => kind === 'clockWrong'),
      operators: (await operator.must('Operator.incidents', {})).map(({ cause, stations }) => [cause, stations]),
    });
    await shop.station.must('Station.heartbeat', { ...BEAT, reasons: ['station-clock-wrong'] });
    expect(await told()).toEqual({ shop: ['clockWrong'], operators: [['clockWrong', 1]] });
    expect(await operator.must('Operator.fleet', {})).toMatchObject([{ state: 'ready' }]);
    await shop.station.must('Station.heartbeat', BEAT);
    expect(await told()).toEqual({ shop: [], operators: [] });
  });

  it('[OP-05.4] a log is asked with a reason, sent once, seen by the shop in its history, and deleted after a week', async () => {
    const { shop, operator } = await opened(await open());
    const asked = { machine_id, reason: 'two jams a day', lines: 200 };
    expect(await operator.call('Operator.askLog', { ...asked, reason: ' ' })).toMatchObject({
      data: { error: 'fieldEmpty' },
    });
    const answers = await Promise.all([1, 2].map(() => operator.call('Operator.askLog', asked)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1867]);
    const { log } = await shop.station.must('Station.heartbeat', BEAT);
    expect(log).toMatchObject({ lines: 200 });
    const log_id = log?.log_id ?? '';
    await shop.station.must('Station.sendLog', { log_id: 'another', text: 'nobody asked' });
    const text = 'é\n'.repeat(60_000);
    await shop.station.must('Station.sendLog', { log_id, text: `\u001b[2J\u009b${text}` });
    await shop.station.must('Station.sendLog', { log_id, text: 'later' });
    expect(await operator.must('Operator.fleetStation', { machine_id })).toMatchObject({
      logs: [{ log_id, by: 'Olga Operator', reason: 'two jams a day', text: `[2J${text}` }],
    });
    expect((await shop.station.must('Station.heartbeat', BEAT)).log).toBeUndefined();
    const partner = await shop.partner();
    const { history } = await partner.must('Partner.machine', { machine_id });
    expect(history).toContainEqual(
      expect.objectContaining({ event: 'logAsked', by: 'Olga Operator', cause: expect.stringContaining('two jams') }),
    );
    shop.services.clock.pass(8 * 86_400_000);
    await shop.work();
    expect(await shop.services.db.read.selectFrom('station_logs').selectAll().execute()).toEqual([]);
  });
});

describe.each(databases())('what a station says, on $engine', ({ open }) => {
  it.each([{ version: '1\u001b[2J' }, { reasons: ['media-\u009bjam'] }])(
    '[OP-05.4] [SE-05] %j is refused: it would steer a terminal',
    async (said) => {
      const { shop } = await opened(await open());
      expect(await shop.station.call('Station.heartbeat', { ...BEAT, ...said })).toMatchObject({
        data: { error: 'invalidInput' },
      });
    },
  );
});

describe.each(databases())('versions of the agent on $engine', ({ open }) => {
  it('[OP-05.2] a wrong signature, a wrong hash and another content are refused, and nothing is stored', async () => {
    const { shop, operator } = await opened(await open());
    const stranger = generateKeyPairSync('ed25519').privateKey;
    const add = (release: ReturnType<typeof signed>) => operator.call('Operator.addRelease', release);
    expect(await add(signed('1.1.0', stranger))).toMatchObject({ code: 1860 });
    // Signed as another version: an old bundle cannot be given out as a new one.
    expect(await add({ ...signed('1.0.0'), version: '1.1.0' })).toMatchObject({ code: 1860 });
    expect(await add({ ...signed('1.1.0'), bundle: Buffer.from('another').toString('base64') })).toMatchObject({
      code: 1861,
    });
    expect(await shop.services.db.read.selectFrom('agent_releases').selectAll().execute()).toEqual([]);
    expect(await add(signed('1.1.0'))).toMatchObject({ code: 0 });
    expect(await add(signed('1.1.0'))).toMatchObject({ code: 0 });
    const other = { ...signed('1.1.0'), bundle: Buffer.from('other').toString('base64') };
    other.sha256 = createHash('sha256').update('other').digest('hex');
    const said = releaseText({ version: '1.1.0', sha256: other.sha256, bytes: 5 });
    other.signature = sign(null, Buffer.from(said), privateKey).toString('base64url');
    expect(await add(other)).toMatchObject({ code: 1862 });
    expect(await operator.must('Operator.releases', {})).toMatchObject({
      has_key: true,
      releases: [{ version: '1.1.0', state: 'added', history: [{ event: 'releaseAdded', by: 'Olga Operator' }] }],
    });
  });

  it('[OP-05.2] a server without a release key takes no version', async () => {
    const shop = await testShop(await open());
    const operator = await operatorOf(shop);
    expect(await operator.call('Operator.addRelease', signed('1.1.0'))).toMatchObject({ code: 1863 });
    expect(await operator.must('Operator.releases', {})).toEqual({ has_key: false, releases: [] });
  });

  it('[OP-07] a rollout pauses itself when a station fails, tells operators, and goes on or stops as they decide', async () => {
    const { shop, operator } = await opened(await open());
    const { made } = await stations(shop, operator, ['A', 'B', 'C']);
    const beat = async (nth: number, more: object = {}) =>
      (await made[nth]?.agent.must('Station.heartbeat', { ...BEAT, ...more }))?.release?.version;
    const failed = (fault: 'crashed' | 'noLauncher', attempt = 0) => ({
      update: { version: '1.1.0', attempt, fault, detail: 'exit code 1' },
    });
    const release = async () => (await operator.must('Operator.releases', {})).releases[0];
    const stopped = async () =>
      (await operator.must('Operator.incidents', {})).filter(({ cause }) => cause === 'rolloutStopped');
    for (const nth of [0, 1, 2]) await beat(nth);
    await operator.must('Operator.addRelease', signed('1.1.0'));
    await operator.must('Operator.rollOut', { version: '1.1.0', share: 100, stations: [], reason: 'mends the bed' });
    expect(await beat(0)).toBe('1.1.0');
    // A station without a launcher says nothing about the version.
    await beat(0, failed('noLauncher'));
    expect(await release()).toMatchObject({ state: 'rolling', stopped_at: null });
    await beat(1, failed('crashed'));
    expect(await release()).toMatchObject({ state: 'paused', stopped_at: shop.services.clock.now(), failed: 2 });
    expect(await stopped()).toMatchObject([{ version: '1.1.0', since: shop.services.clock.now() }]);
    expect(await beat(2)).toBeUndefined();
    shop.services.clock.pass(60_000);
    await operator.must('Operator.setRelease', { version: '1.1.0', to: 'rolling', reason: 'its power was cut' });
    expect(await stopped()).toEqual([]);
    await beat(1, failed('crashed'));
    expect(await beat(2)).toBe('1.1.0');
    expect(await release()).toMatchObject({ state: 'rolling', stopped_at: null });
    await beat(2, failed('crashed'));
    expect(await release()).toMatchObject({ state: 'paused' });
    await operator.must('Operator.setRelease', { version: '1.1.0', to: 'withdrawn', reason: 'it crashes' });
    expect(await stopped()).toEqual([]);
  });

  it('[OP-05.2] [OP-05.3] a share and named stations get a version; it pauses, goes on, and is withdrawn', async () => {
    const { shop, operator } = await opened(await open());
    const { made } = await stations(shop, operator, ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
    const beat = async ({ agent }: { readonly agent: Caller }, version = '1.0.0') =>
      (await agent.must('Station.heartbeat', { ...BEAT, version })).release?.version;
    for (const station of made) expect(await beat(station)).toBeUndefined();
    for (const version of ['1.1.0', '1.2.0']) await operator.must('Operator.addRelease', signed(version));
    const roll = (version: string, share: number, named: readonly StationId[] = []) =>
      operator.must('Operator.rollOut', { version, share, stations: [...named], reason: 'tested in our own shop' });
    const share = 40;
    const isIn = (station: { readonly machine_id: StationId }) => bucketOf(station.machine_id) < share;
    const named = made.find((station) => !isIn(station));
    await roll('1.1.0', 100);
    await roll('1.2.0', share, named ? [named.machine_id] : []);
    for (const station of made)
      expect(await beat(station)).toBe(isIn(station) || station === named ? '1.2.0' : '1.1.0');
    // A station that runs it is told nothing more.
    if (named) expect(await beat(named, '1.2.0')).toBeUndefined();

    const set = (to: 'rolling' | 'paused' | 'withdrawn') =>
      operator.must('Operator.setRelease', { version: '1.2.0', to, reason: 'jams' });
    await set('paused');
    for (const station of made)
      expect(await beat(station)).toBe(isIn(station) || station === named ? undefined : '1.1.0');
    await set('rolling');
    if (named) expect(await beat(named)).toBe('1.2.0');
    await set('withdrawn');
    for (const station of made) expect(await beat(station, '1.2.0')).toBe('1.1.0');
    expect(await operator.call('Operator.setRelease', { version: '1.2.0', to: 'paused', reason: 'x' })).toMatchObject({
      data: { error: 'conflict' },
    });
    const again = { version: '1.2.0', share: 100, stations: [], reason: 'once more' };
    expect(await operator.call('Operator.rollOut', again)).toMatchObject({ data: { error: 'conflict' } });
    // The way back: what is rolled out last goes first.
    await operator.must('Operator.addRelease', signed('1.3.0'));
    await roll('1.3.0', 100);
    await roll('1.1.0', 100);
    for (const station of made) expect(await beat(station, '1.3.0')).toBe('1.1.0');
    const { releases } = await operator.must('Operator.releases', {});
    expect(releases.find(({ version }) => version === '1.1.0')).toMatchObject({ wished: 9, running: 0, share: 100 });
  });

  it('[OP-05.3] a station that could not keep a version is told again only when an operator wants it', async () => {
    const { shop, operator } = await opened(await open());
    await shop.station.must('Station.heartbeat', BEAT);
    await operator.must('Operator.addRelease', signed('1.1.0'));
    await operator.must('Operator.rollOut', { version: '1.1.0', share: 100, stations: [], reason: 'tested' });
    const { release } = await shop.station.must('Station.heartbeat', BEAT);
    expect(release).toMatchObject({ version: '1.1.0', attempt: 0, file_url: '/stationapplets/release/1.1.0' });
    const file = () => shop.app.inject({ url: String(release?.file_url), headers: shop.station.headers });
    expect((await file()).body).toBe('// the agent 1.1.0');
    const update = { version: '1.1.0', attempt: 0, fault: 'crashed' as const, detail: 'exit code 1' };
    expect((await shop.station.must('Station.heartbeat', { ...BEAT, update })).release).toBeUndefined();
    expect(await operator.must('Operator.releases', {})).toMatchObject({ releases: [{ wished: 1, failed: 1 }] });
    for (let tap = 0; tap < 2; tap += 1) await operator.must('Operator.retryUpdate', { machine_id });
    expect((await shop.station.must('Station.heartbeat', { ...BEAT, update })).release).toMatchObject({ attempt: 1 });
    await shop.station.must('Station.heartbeat', { ...BEAT, version: '1.1.0' });
    expect(await operator.must('Operator.fleet', {})).toMatchObject([{ update: null, version: '1.1.0' }]);
    await operator.must('Operator.setRelease', { version: '1.1.0', to: 'withdrawn', reason: 'jams' });
    expect((await file()).json()).toMatchObject({ code: 1004 });
  });

  it('[OP-05.2] an agent learns the release keys with its own keys', async () => {
    const { shop, operator } = await opened(await open());
    const { code } = await operator.must('Operator.enrolCode', { machine_id: brand<StationId>(machine_id) });
    expect(await shop.visitor.must('Station.enrol', { code })).toMatchObject({ release_keys: [KEY] });
  });
});
