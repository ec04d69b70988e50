import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseText } from '@cpc/domain';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startProgram, stopProgram } from './program.ts';
import { startShop } from './shop.ts';
import { wire } from './wire.ts';

const REPOSITORY = resolve(fileURLToPath(new URL('../../..', import.meta.url)));
const PATIENT = { timeout: 150_000, interval: 500 };
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEY = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');

/** A signed version, as `npm run release -- sign` makes it. */
function signed(version: string, bundle: Buffer) {
  const sha256 = createHash('sha256').update(bundle).digest('hex');
  const text = releaseText({ version, sha256, bytes: bundle.length });
  const signature = sign(null, Buffer.from(text), privateKey).toString('base64url');
  return { version, sha256, signature, bundle: bundle.toString('base64') };
}

it('[OP-05.2] [OP-05.3] [SC-04.1] the real agent changes to a version of the real server, and goes back from one that crashes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'update-'));
  const shop = await startShop({ folder, env: { RELEASE_KEYS: KEY } });
  onTestFinished(async () => {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const visitor = wire({ servers: [shop.origin], network: { lost: 0, deferred: 0, defects: [] } });
  const login = { username: 'operator', password: shop.partnerPassword };
  const { tokenHead, token } = await visitor.call('Partner.login', login);
  const operator = visitor.as(tokenHead + token);
  const launcher = await startProgram('apps/station/dist/launcher.mjs', {
    SERVER_URL: shop.origin,
    STATION_DIR: join(folder, 'station'),
    STATION_ENROL_CODE: 'test-enrol-code',
    PRINTER: 'simulated',
    PICKUP_PORT: 'off',
  });
  onTestFinished(() => stopProgram(launcher));
  const station = async () => (await operator.call('Operator.fleet', {}))[0];
  const roll = async (version: string, bundle: Buffer) => {
    await operator.call('Operator.addRelease', signed(version, bundle));
    await operator.call('Operator.rollOut', { version, share: 100, stations: [], reason: 'a test' });
  };
  await vi.waitFor(async () => expect((await station())?.state).toBe('ready'), PATIENT);

  const next = join(folder, 'next.mjs');
  const bundler = join(REPOSITORY, 'scripts/lib/bundle-agent.mjs');
  execFileSync(process.execPath, [bundler, 'apps/station/src/main.ts', next, '9.1.0']);
  await roll('9.1.0', readFileSync(next));
  await vi.waitFor(async () => expect((await station())?.version).toBe('9.1.0'), PATIENT);

  await roll('9.2.0', Buffer.from('throw new Error("it does not start")'));
  await vi.waitFor(async () => expect((await station())?.update?.fault).toBe('crashed'), PATIENT);
  expect(await station()).toMatchObject({
    version: '9.1.0',
    wished: '9.2.0',
    state: 'ready',
    update: { version: '9.2.0' },
  });
}, 600_000);
