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
