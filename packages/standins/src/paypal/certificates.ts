import { type KeyObject, generateKeyPair, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { bits, explicit, integer, nothing, octets, oid, sequence, setOf, utcTime, utf8, yes } from './der.ts';

/** The stand-in signs its webhooks like the provider: with a leaf certificate issued by a root. All PEM. */
export interface SigningIdentity {
  readonly root: string;
  readonly leaf: string;
  readonly leafKey: string;
}

/** The name in the stand-in's leaf certificate; it cannot be confused with the real provider's name. */
export const CERTIFICATE_NAME = 'messageverificationcerts.paypal-stand-in.invalid';

const YEAR_MS = 365 * 86_400_000;
const SHA256_WITH_RSA = sequence(oid('1.2.840.113549.1.1.11'), nothing());
const makeKeys = promisify(generateKeyPair);

/** Makes a root and a leaf, valid for five years, starting a day before `now`. */
export async function makeSigningIdentity(now: number): Promise<SigningIdentity> {
  const [root, leaf] = await Promise.all([
    makeKeys('rsa', { modulusLength: 2048 }),
    makeKeys('rsa', { modulusLength: 2048 }),
  ]);
  const rootName = 'PayPal stand-in root (demo only)';
  const issue = (subject: string, key: KeyObject, authority: boolean) =>
    certificate({
      subject,
      issuer: rootName,
      key,
      signer: root.privateKey,
      authority,
      from: now - 86_400_000,
      to: now + 5 * YEAR_MS,
    });
  return {
    root: issue(rootName, root.publicKey, true),
    leaf: issue(CERTIFICATE_NAME, leaf.publicKey, false),
    leafKey: leaf.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}

interface CertificateFacts {
  readonly subject: string;
  readonly issuer: string;
  readonly key: KeyObject;
  readonly signer: KeyObject;
  readonly authority: boolean;
  readonly from: number;
  readonly to: number;
}

/** An X.509 version 3 certificate (RFC 5280, 4.1), signed RSA-SHA256, as PEM. */
export function certificate(facts: CertificateFacts): string {
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x01;
  const content = sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(serial),
    SHA256_WITH_RSA,
    commonName(facts.issuer),
    sequence(utcTime(facts.from), utcTime(facts.to)),
    commonName(facts.subject),
    facts.key.export({ type: 'spki', format: 'der' }),
    explicit(3, sequence(basicConstraints(facts.authority), keyUsage(facts.authority))),
  );
  const signed = sequence(content, SHA256_WITH_RSA, bits(sign('RSA-SHA256', content, facts.signer)));
  const lines = signed.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

const commonName = (name: string): Buffer => sequence(setOf(sequence(oid('2.5.4.3'), utf8(name))));

const basicConstraints = (authority: boolean): Buffer =>
  sequence(oid('2.5.29.19'), yes(), octets(authority ? sequence(yes()) : sequence()));

/** keyCertSign for a root, digitalSignature for a leaf (RFC 5280, 4.2.1.3). */
const keyUsage = (authority: boolean): Buffer =>
  sequence(oid('2.5.29.15'), yes(), octets(authority ? bits(Buffer.from([0x04]), 2) : bits(Buffer.from([0x80]), 7)));
