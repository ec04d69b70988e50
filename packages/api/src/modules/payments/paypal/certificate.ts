import { type KeyObject, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { EventForged } from '../../../records/payments/provider.ts';
import type { PaypalConfig } from '../../../base/services.ts';

type Trust = Pick<PaypalConfig, 'certificateName' | 'rootCertificates'>;

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/**
 * Returns the key of the first certificate of a PEM chain. The chain must be whole, in date and end in a trusted root,
 * and the first certificate must carry the expected name.
 * @throws EventForged otherwise
 */
export function trustedKey(pem: string, trust: Trust, now: number): KeyObject {
  const chain = (pem.match(PEM) ?? []).slice(0, 6).map(parse);
  const [leaf] = chain;
  if (!leaf) throw new EventForged('the webhook has no certificate');
  if (!leaf.subject.split('\n').includes(`CN=${trust.certificateName}`))
    throw new EventForged('the certificate has another host name');
  const last = chain.reduce((below, issuer) => (below === issuer ? below : issuedBy(below, issuer)), leaf);
  for (const certificate of chain) {
    if (now < Date.parse(certificate.validFrom) || now > Date.parse(certificate.validTo))
      throw new EventForged('the certificate is not valid at this time');
  }
  const roots = (trust.rootCertificates ?? rootCertificates).map(parse);
  const trusted = roots.some((root) => root.fingerprint256 === last.fingerprint256 || isIssuedBy(last, root));
  if (!trusted) throw new EventForged('the certificate has no trusted root');
  return leaf.publicKey;
}

function parse(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new EventForged('the file is not a certificate');
  }
}

/** An issuer must be a certificate authority: a leaf certificate from the same authority cannot sign others. */
const isIssuedBy = (below: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && below.checkIssued(issuer) && below.verify(issuer.publicKey);

function issuedBy(below: X509Certificate, issuer: X509Certificate): X509Certificate {
  if (!isIssuedBy(below, issuer)) throw new EventForged('the certificates do not form a chain');
  return issuer;
}
