import type { IncomingHttpHeaders } from 'node:http';

/** The headers of the tus protocol 1.0.0 (https://tus.io/protocols/resumable-upload) that are read here. */

/** A whole number without a sign or a fraction. Undefined for anything else. */
export function wholeNumber(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}

/** One value of `Upload-Metadata: name base64, name base64`. Undefined if it is missing. */
export function metadata(headers: IncomingHttpHeaders, name: string): string | undefined {
  const header = headers['upload-metadata'];
  if (typeof header !== 'string' || header.length > 4_000) return undefined;
  const pairs = header.split(',').map((pair) => pair.trim().split(' '));
  const value = pairs.find(([key]) => key === name)?.[1];
  return value === undefined ? undefined : Buffer.from(value, 'base64').toString('utf8');
}

export const CHECKSUMS = ['sha1', 'sha256'] as const;

export interface Checksum {
  readonly algorithm: (typeof CHECKSUMS)[number];
  /** base64 */
  readonly digest: string;
}

/** `Upload-Checksum: sha256 <base64>`. Null if it cannot be read or checked; undefined if it is missing. */
export function checksum(headers: IncomingHttpHeaders): Checksum | null | undefined {
  const header = headers['upload-checksum'];
  if (header === undefined) return undefined;
  const [name, digest] = typeof header === 'string' ? header.split(' ') : [];
  const algorithm = CHECKSUMS.find((known) => known === name);
  return algorithm === undefined || digest === undefined ? null : { algorithm, digest };
}
