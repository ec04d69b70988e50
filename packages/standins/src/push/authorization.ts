import { createPublicKey, verify } from 'node:crypto';

const MAX_S = 24 * 3_600;

/** The sender of a message, by its header Authorization (RFC 8292); undefined if the header is invalid. */
export function senderOf(header: string | undefined, audience: string, now: number): string | undefined {
  const { t = '', k = '' } = parameters(header ?? '');
  const [head = '', body = '', signature = ''] = t.split('.');
  if (!isSigned(`${head}.${body}`, signature, k)) return undefined;
  const { aud, exp } = claimsOf(body);
  const left = typeof exp === 'number' ? exp - now / 1_000 : -1;
  return aud === audience && left > 0 && left <= MAX_S ? k : undefined;
}

function parameters(header: string): Partial<Record<'t' | 'k', string>> {
  if (!header.toLowerCase().startsWith('vapid ')) return {};
  return Object.fromEntries(
    header
      .slice(6)
      .split(',')
      .map((part) => {
        const [name = '', value] = part.trim().split('=', 2);
        return [name, value] as const;
      }),
  );
}

function isSigned(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return false;
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  try {
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    return verify('sha256', Buffer.from(text), how, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

function claimsOf(body: string): { readonly aud?: unknown; readonly exp?: unknown } {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  } catch {
    return {};
  }
}
