import { forgivingStorage, STORAGE_PREFIX } from '@cpc/appkit';
import type { PartnerSession } from '@cpc/contract';
import { PARTNER_ROLES } from '@cpc/domain';

const deviceStorage = forgivingStorage(() => localStorage);

/** Keys of this app in the device's storage (SN-04). */
const KEYS = {
  session: `${STORAGE_PREFIX}partner`,
  /** The id by which the server knows this device from an earlier login. Logging out keeps it. */
  device: `${STORAGE_PREFIX}partner_device`,
  language: `${STORAGE_PREFIX}language`,
  theme: `${STORAGE_PREFIX}theme`,
  /** Scanned boxes that are not booked yet. */
  scan: `${STORAGE_PREFIX}partner_scan`,
  /** Who agreed to messages on this device, and for which shop. */
  messages: `${STORAGE_PREFIX}partner_messages`,
  /** Set once somebody wanted no messages on this device. */
  messagesOffer: `${STORAGE_PREFIX}partner_messages_offer`,
} as const;
type Key = keyof typeof KEYS;

export function readText(key: Key): string | undefined {
  return deviceStorage.getItem(KEYS[key]) ?? undefined;
}

export function writeText(key: Key, value: string | undefined): void {
  if (value === undefined) deviceStorage.removeItem(KEYS[key]);
  else deviceStorage.setItem(KEYS[key], value);
}

/** Whether a change of this key concerns the session. Clearing the storage names no key. */
export const isSessionKey = (key: string | null): boolean => key === null || key === KEYS.session;

/** How long a login is valid from currentTime (SN-01), ms. */
const SESSION_MS = 24 * 60 * 60_000;

const NOBODY_YET = {
  name: '',
  person_name: '',
  username: '',
  role: null,
  stations: null,
  time_zone: 'UTC',
  places: [],
} as const;

/** The saved session, unless it has expired by now (UTC ms) or was not written by this app. */
export function parseSession(text: string | undefined, now: number): PartnerSession | undefined {
  if (text === undefined) return undefined;
  try {
    const session: Partial<PartnerSession> | null = JSON.parse(text);
    const whole =
      typeof session?.token === 'string' &&
      typeof session.tokenHead === 'string' &&
      typeof session.currentTime === 'number';
    if (!whole || now - (session.currentTime as number) >= SESSION_MS) return undefined;
    // Anyone may have written the stored text: with an unknown role, none is used until the server has answered.
    const known = session.role != null && PARTNER_ROLES.includes(session.role);
    return { ...NOBODY_YET, ...session, ...(known ? {} : { role: null }) } as PartnerSession;
  } catch {
    return undefined;
  }
}
