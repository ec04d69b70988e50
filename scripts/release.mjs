/**
 * `npm run release`: versions of the station agent, signed on a computer without a network.
 *
 *   npm run release -- keys --key FILE          makes a release key and prints its public part
 *   npm run release -- sign --key FILE [--out FOLDER]
 *                                               bundles the agent of this checkout and signs it
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `npm run release -- keys --key FILE              makes a release key; FILE is secret
npm run release -- sign --key FILE [--out DIR]  bundles and signs the station agent of this checkout`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, out: { type: 'string', default: '.' }, help: { type: 'boolean' } },
});
const [command] = positionals;
if (values.help || !['keys', 'sign'].includes(command) || positionals.length > 1) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}
if (!values.key) {
  console.error('--key is missing: it must be the file of the release key');
  process.exit(2);
}
try {
  await (command === 'keys' ? makeKey(resolve(values.key)) : sign(resolve(values.key), resolve(values.out)));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** Never writes over a key: stations trust no other one. */
function makeKey(file) {
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' });
  console.log(`The secret key is in ${file}. Keep it away from the server, and keep a copy of it.`);
  console.log(`RELEASE_KEYS=${publicPart(privateKey)}`);
}

async function sign(keyFile, folder) {
  const key = privateKeyIn(keyFile);
  const { agentVersion, bundleWhole } = await import('./lib/bundle.mjs');
  const { signedBundle } = await import('./lib/sign-release.mjs');
  const version = agentVersion();
  mkdirSync(folder, { recursive: true });
  const bundle = join(folder, `agent-${version}.mjs`);
  await bundleWhole('apps/station/src/main.ts', bundle, version);
  const release = signedBundle(version, readFileSync(bundle), key);
  const file = join(folder, `agent-${version}.release.json`);
  writeFileSync(file, `${JSON.stringify(release)}\n`);
  console.log(`${file}\n  version  ${version}\n  SHA-256  ${release.sha256}\n  signed by ${publicPart(key)}`);
  console.log('Add this file on the page "Fleet" of the operator.');
}

function privateKeyIn(file) {
  const key = createPrivateKey(readFileSync(file));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} must be an Ed25519 key, made by "keys"`);
  return key;
}

function publicPart(key) {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64url');
}
