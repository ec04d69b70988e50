import { createECDH, createPublicKey } from 'node:crypto';

const HOSTS = /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/** Splits a text at commas. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Host names only: an IP address could lead into the shop's own network. */
export function areHosts(text: string): boolean {
  const hosts = listOf(text);
  return text === 'none' || (hosts.length > 0 && hosts.every((host) => HOSTS.test(host)));
}

export function isVapidKey(text: string): boolean {
  if (!/^[\w-]{43}$/.test(text)) return false;
  try {
    createECDH('prime256v1').setPrivateKey(text, 'base64url');
    return true;
  } catch {
    return false;
  }
}

export function isOrigin(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).pathname === '/';
}

/** The address of a map tile, with the places of its numbers. */
export const isTileUrl = (text: string): boolean =>
  /^https?:\/\//.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) && URL.canParse(text);

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (text: string): boolean => CURRENCIES.has(text);

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export function areCountries(text: string): boolean {
  return listOf(text).every((code) => /^[A-Z]{2}$/.test(code) && REGIONS.of(code) !== undefined);
}

/** Ed25519 public keys, SPKI in base64url. */
export const areReleaseKeys = (text: string): boolean => listOf(text).every(isReleaseKey);

function isReleaseKey(text: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
