import { generateKeyPairSync, scryptSync, sign } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WaitingItem } from '@cpc/contract';
import {
  brand,
  type StationId,
  PICKUP_SCRYPT,
  type PickupClaim,
  type PrintJobId,
  pickupSalt,
  pickupSigned,
  pickupToken,
} from '@cpc/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DISK } from '../files.ts';
import { Journal } from '../journal.ts';
import { ServerLink } from '../server-link.ts';
import { type ContractServer, startContractServer } from '../testing/contract-server.ts';
import { openCounter } from './counter.ts';
import { Pickups } from './pickups.ts';

const STATION = brand<StationId>('demo');
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const PUBLIC = publicKey.export({ type: 'spki', format: 'der' }).toString('base64url');
/** An address without a listener. */
const UNREACHABLE = 'http://127.0.0.1:1';

const claim = (job: string, code: string, stationId = STATION): PickupClaim => {
  return { stationId, jobId: brand<PrintJobId>(job), code };
};
/** A token as the server makes it. */
const tokenOf = (made: PickupClaim, key = privateKey): string =>
  pickupToken(made, sign(null, Buffer.from(pickupSigned(made)), key).toString('base64url'));
const itemOf = (made: PickupClaim, bay: string): WaitingItem => {
  const { bytes, ...cost } = PICKUP_SCRYPT;
  const pickup = scryptSync(made.code, pickupSalt(made), bytes, cost).toString('base64url');
  return { job_id: made.jobId, order_number: `O-${made.jobId}`, bay, pickup };
};
const MINE = claim('mine', '123456');
const OTHER = claim('other', '654321');

describe('items handed over without a network', () => {
  let folder: string;
  let journal: Journal;
  let server: ContractServer;
  let now: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'station-pickups-'));
    server = await startContractServer();
    server.keys.add('key');
    journal = await Journal.open(join(folder, 'journal.ndjson'), DISK);
    now = 1_000_000;
    await journal.append({ step: 'shelf', public_key: PUBLIC, items: [itemOf(MINE, 'A1'), itemOf(OTHER, 'A2')] });
  });
  afterEach(async () => {
    await journal.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** @param url of the server; by default an address without a listener */
  const pickups = (url = UNREACHABLE) =>
    new Pickups({
      journal,
      stationId: STATION,
      link: new ServerLink(url, 'key'),
      screen: new ServerLink(url, 'key', 'Screen'),
      log: () => undefined,
      now: () => now,
    });
  const restarted = async () => {
    await journal.close();
    journal = await Journal.open(join(folder, 'journal.ndjson'), DISK);
  };
  const sync = (url: string) => pickups(url).sync(new AbortController().signal);

  it('[SA-07.2] [QU-02.1] a six-digit code opens its bay once, also over a restart of the agent', async () => {
    expect(await pickups().hand(' 123456 ')).toEqual({ order_number: 'O-mine', bay: 'A1' });
    await restarted();
    expect(await pickups().hand('123456')).toEqual({ error: 'pickupCodeWrong' });
    expect(await pickups().hand('654321')).toEqual({ order_number: 'O-other', bay: 'A2' });
  });

  it('[SA-07.2] a code typed twice at the same time opens once', async () => {
    const counter = pickups();
    const answers = await Promise.all([counter.hand('123456'), counter.hand('123456'), counter.hand(tokenOf(MINE))]);
    expect(answers.filter((answer) => 'bay' in answer)).toHaveLength(1);
  });

  it('[SA-07.2] [QU-02.1] a signed code opens its bay; one not signed by the server does not', async () => {
    const another = generateKeyPairSync('ed25519').privateKey;
    const wrong = [
      tokenOf(MINE, another),
      tokenOf(claim('mine', '123456', brand<StationId>('elsewhere'))),
      tokenOf(claim('mine', '111111')),
      tokenOf(claim('never-printed', '123456')),
    ];
    for (const token of wrong) expect(await pickups().hand(token)).toEqual({ error: 'pickupCodeWrong' });
    expect(await pickups().hand(tokenOf(MINE))).toEqual({ order_number: 'O-mine', bay: 'A1' });
  });

  it('[QU-02.1] [QU-02.2] wrong codes are limited over restarts and changes of the clock', async () => {
    for (let guess = 0; guess < 5; guess += 1)
      expect(await pickups().hand(`00000${guess}`)).toEqual({ error: 'pickupCodeWrong' });
    await restarted();
    expect(await pickups().hand('123456')).toMatchObject({ error: 'pickupLocked' });
    now -= 20_000;
    expect(await pickups().hand('123456')).toMatchObject({ error: 'pickupLocked' });
    now += 20_000 + 60_000;
    expect(await pickups().hand('123456')).toMatchObject({ bay: 'A1' });
  });

  it('[QU-02.1] [QU-02.2] [SA-07.2] guesses lock the keypad for longer each time, but never the signed code', async () => {
    for (let guess = 0; guess < 5; guess += 1) await pickups().hand('000000');
    for (const seconds of [30, 60, 120, 180, 180]) {
      now += seconds * 1_000 - 1;
      expect(await pickups().hand('123456')).toEqual({ error: 'pickupLocked', seconds: 1 });
      now += 1;
      expect(await pickups().hand('000000')).toEqual({ error: 'pickupCodeWrong' });
    }
    expect(await pickups().hand(tokenOf(MINE))).toMatchObject({ bay: 'A1' });
    await restarted();
    // The right code resets the count, also over a restart.
    for (let guess = 0; guess < 4; guess += 1)
      expect(await pickups().hand('000000')).toEqual({ error: 'pickupCodeWrong' });
    expect(await pickups().hand('654321')).toMatchObject({ bay: 'A2' });
  });

  it('[QU-02.1] [QU-02.2] [SA-07.2] the server learns of wrong codes typed without it', async () => {
    const reports: unknown[] = [];
    server.pickups = ({ missed }) => {
      reports.push(missed);
      return { public_key: PUBLIC, taken: [], waiting: [] };
    };
    await sync(server.url);
    for (let guess = 0; guess < 5; guess += 1) await pickups().hand('000000');
    await sync(server.url);
    expect(reports).toEqual([undefined, { count: 5, at: now }]);
  });

  it('[SA-07.2] hand-overs are reported until the server has them, and waiting items are fetched', async () => {
    await pickups().hand('123456');
    const asked: unknown[] = [];
    server.pickups = ({ handed }) => {
      asked.push(handed);
      return { public_key: PUBLIC, taken: [], waiting: [itemOf(MINE, 'A1'), itemOf(OTHER, 'A2')] };
    };
    await sync(server.url);
    await restarted();
    // The server has not recorded the hand-over yet and still lists the item: it is not handed over again.
    expect(await pickups().hand('123456')).toEqual({ error: 'pickupCodeWrong' });
    const fresh = claim('fresh', '777777');
    server.pickups = ({ handed }) => {
      asked.push(handed);
      return { public_key: PUBLIC, taken: handed.map(({ job_id }) => job_id), waiting: [itemOf(fresh, 'B1')] };
    };
    await sync(server.url);
    await sync(server.url);
    expect(asked).toEqual([[{ job_id: 'mine', at: now }], [{ job_id: 'mine', at: now }], []]);
    await restarted();
    expect(await pickups().hand('777777')).toMatchObject({ bay: 'B1' });
    // Handed over elsewhere meanwhile.
    expect(await pickups().hand('654321')).toEqual({ error: 'pickupCodeWrong' });
  });

  it('[SA-07.2] [QU-02.1] items laid down or handed over during a sync are neither lost nor listed again', async () => {
    const counter = pickups(server.url);
    const laid = itemOf(claim('laid', '777777'), 'B1');
    let steps: Promise<unknown> = Promise.resolve();
    server.pickups = () => {
      steps = Promise.all([
        journal.append({ step: 'laid', ...laid }),
        journal.append({ step: 'handed', job_id: MINE.jobId, at: now }),
        journal.append({ step: 'told', job_id: MINE.jobId }),
      ]);
      return { public_key: PUBLIC, taken: [], waiting: [itemOf(MINE, 'A1'), itemOf(OTHER, 'A3')] };
    };
    await counter.sync(new AbortController().signal);
    await steps;
    for (const restart of [async () => undefined, restarted]) {
      await restart();
      expect([...journal.shelf.items.keys()].sort()).toEqual(['laid', 'other']);
    }
  });

  it('[SA-07.2] the server decides while it can be reached', async () => {
    expect(await pickups(server.url).hand('123456')).toEqual({ code: 1501, message: 'pickupCodeWrong' });
    expect(journal.shelf.items.has('mine')).toBe(true);
    server.verify = () => ({ order_number: 'O-mine', bay: 'A1', picture: null });
    expect(await pickups(server.url).hand('123456')).toEqual({ order_number: 'O-mine', bay: 'A1' });
    // The server handed it over: it is not handed over again while the server is down.
    expect(await pickups().hand('123456')).toEqual({ error: 'pickupCodeWrong' });
    expect(journal.shelf.unreported.size).toBe(0);
  });

  it('[SA-07.2] if the server’s answer is lost, the station hands over and reports it', async () => {
    server.lose = (what) => (what === 'verify' ? 'answer' : undefined);
    server.verify = () => ({ order_number: 'O-mine', bay: 'A1', picture: null });
    expect(await pickups(server.url).hand('123456')).toEqual({ order_number: 'O-mine', bay: 'A1' });
    expect([...journal.shelf.unreported.keys()]).toEqual(['mine']);
  });

  it('[SA-01.1] the counter answers its own display only', async () => {
    const counter = await openCounter(pickups(), { port: 0, origin: 'https://print.test', log: () => undefined });
    const address = counter.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/pickup`;
    const ask = (origin: string, body: string) =>
      fetch(url, { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body });
    try {
      expect((await ask('https://evil.test', '{"code":"123456"}')).status).toBe(404);
      expect((await ask('https://print.test', 'no json')).status).toBe(400);
      expect((await ask('https://print.test', JSON.stringify({ code: 'x'.repeat(5_000) }))).status).toBe(400);
      const answer = await ask('https://print.test', '{"code":"123456"}');
      expect(answer.headers.get('access-control-allow-origin')).toBe('https://print.test');
      expect(await answer.json()).toEqual({ code: 0, data: { order_number: 'O-mine', bay: 'A1' }, msg: '', count: 1 });
    } finally {
      counter.close();
    }
  });
});
