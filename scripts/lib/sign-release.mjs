import { createHash, sign } from 'node:crypto';

/** The text that a release key signs: `releaseText` of packages/domain. A test compares both. */
export const signedText = ({ version, sha256, bytes }) =>
  `custom-phone-case station agent\n${version}\n${sha256}\n${bytes}\n`;

/** A bundle as `Operator.addRelease` takes it. @param key an Ed25519 private key */
export function signedBundle(version, bundle, key) {
  const sha256 = createHash('sha256').update(bundle).digest('hex');
  const said = signedText({ version, sha256, bytes: bundle.length });
  const signature = sign(null, Buffer.from(said), key).toString('base64url');
  return { version, sha256, signature, bundle: bundle.toString('base64') };
}
