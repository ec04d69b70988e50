import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { certificate } from '../paypal/certificates.ts';

/** A certificate of a server that trusts itself alone, and its key, as PEM. Its name is the host's. Times are UTC, ms. */
export async function makeSelfSigned(host: string, from: number, to: number) {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const facts = { subject: host, issuer: host, key: publicKey, signer: privateKey, authority: false, from, to };
  return { certificate: certificate(facts), key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}
