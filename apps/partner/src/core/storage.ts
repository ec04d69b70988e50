import type { PartnerSession } from '@cpc/contract';

/** Keys of this app in the device's storage (SN-04). */
const KEYS = {
  session: 'HL_partner',
  /** By what the server knows this device from an earlier login; it stays when one logs out. */
  device: 'HL_partner_device',
  language: 'HL_language',
  theme: 'HL_theme',
} as const;
type Key = keyof typeof KEYS;

export function readText(key: Key): string | undefined {
  return localStorage.getItem(KEYS[key]) ?? undefined;
}

export function writeText(key: Key, value: string | undefined): void {
  if (value === undefined) localStorage.removeItem(KEYS[key]);
  else localStorage.setItem(KEYS[key], value);
}

/** Login holds this long from currentTime (SN-01). */
const SESSION_MS = 24 * 60 * 60_000;

const NOBODY_YET = { name: '', person_name: '', username: '', role: 'staff' } as const;

/** The saved session, unless it is over by now (UTC ms) or not what this app wrote. */
export function parseSession(text: string | undefined, now: number): PartnerSession | undefined {
  if (text === undefined) return undefined;
  try {
    const session = JSON.parse(text) as Partial<PartnerSession> | null;
    const whole =
      typeof session?.token === 'string' &&
      typeof session.tokenHead === 'string' &&
      typeof session.currentTime === 'number';
    if (!whole || now - (session.currentTime as number) >= SESSION_MS) return undefined;
    // A login from before there were people says no role; the least is shown until the server has said it.
    return { ...NOBODY_YET, ...session } as PartnerSession;
  } catch {
    return undefined;
  }
}
