import { execFile } from 'node:child_process';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { releaseText } from '@cpc/domain';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from './root.mjs';
import { agentVersion } from './bundle.mjs';

const run = promisify(execFile);

it('[OP-05.2] the command makes a key once and signs the agent of this checkout, with the same bytes each time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const key = join(folder, 'release.key');
  const release = (cwd: string, ...args: string[]) =>
    run(process.execPath, [join(ROOT, 'scripts/release.mjs'), ...args, '--key', key], { cwd });
  const { stdout } = await release(folder, 'keys');
  const publicKey = /RELEASE_KEYS=(\S+)/.exec(stdout)?.[1] ?? '';
  expect(statSync(key).mode & 0o777).toBe(0o600);
  await expect(release(folder, 'keys')).rejects.toThrow('EEXIST');

  await release(folder, 'sign', '--out', join(folder, 'a'));
  await release(ROOT, 'sign', '--out', join(folder, 'b'));
  const version = agentVersion();
  const file = (out: string) => readFileSync(join(folder, out, `agent-${version}.release.json`), 'utf8');
  expect(file('b')).toBe(file('a'));
  const signed: Record<'version' | 'sha256' | 'signature' | 'bundle', string> = JSON.parse(file('a'));
  const bytes = Buffer.from(signed.bundle, 'base64');
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(signed.sha256);
  expect(bytes.toString()).not.toContain(ROOT);
  const said = releaseText({ version, sha256: signed.sha256, bytes: bytes.length });
  const by = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });
  expect(verify(null, Buffer.from(said), by, Buffer.from(signed.signature, 'base64url'))).toBe(true);
});
