import type { AccountId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import {
  CHOSEN_KEY,
  createSessionStore,
  DRAFT_KEY,
  holds,
  isDueForRenewal,
  ORDERS_KEY,
  ownerOf,
  ROWS_KEY,
} from './session-store.ts';
import { memoryStorage } from './testing.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const user = (currentTime: number) => ({
  openid: 'o1',
  token: 't1',
  tokenHead: 'Bearer ',
  currentTime,
  phone: '',
  username: 'Guest',
  id: 'a1' as AccountId,
  userid: 'a1' as AccountId,
  userInfo: { guest: true },
});

describe('the session store', () => {
  it('[SN-01.1] a login survives reloads for 24 hours, then counts as expired', () => {
    const storage = memoryStorage();
    createSessionStore(storage, memoryStorage(), () => 1000)
      .getState()
      .logIn(user(1000));

    const stillHeld = createSessionStore(storage, memoryStorage(), () => 1000 + DAY_MS - 1).getState().userInfo;
    expect(stillHeld?.token).toBe('t1');
    expect(createSessionStore(storage, memoryStorage(), () => 1000 + DAY_MS).getState().userInfo).toBeNull();
  });

  it('[SN-01.2] a login is due for renewal only while it is valid and not fresh', () => {
    const { id, ...rest } = user(0);
    const stored = { ...rest, uid: id };
    expect(isDueForRenewal(stored, HOUR_MS)).toBe(false);
    expect(isDueForRenewal(stored, HOUR_MS + 1)).toBe(true);
    expect(isDueForRenewal(stored, DAY_MS)).toBe(false);
    expect(isDueForRenewal(null, 5)).toBe(false);
  });

  it('[SN-02.1] the account id is stored as uid beside userid', () => {
    const store = createSessionStore(memoryStorage(), memoryStorage(), () => 0);
    store.getState().logIn(user(0));
    expect(store.getState().userInfo).toMatchObject({ uid: 'a1', userid: 'a1', tokenHead: 'Bearer ' });
    expect(store.getState().userInfo).not.toHaveProperty('id');
  });

  it('[SN-04.1] all keys start with HL_', () => {
    const storage = memoryStorage();
    createSessionStore(storage, memoryStorage(), () => 0)
      .getState()
      .logIn(user(0));
    expect(storage.keys().every((key) => key.startsWith('HL_'))).toBe(true);
    expect(storage.keys()).not.toHaveLength(0);
  });

  it('[SN-05.2] after the session is forgotten nothing stored can log in', () => {
    const storage = memoryStorage();
    const store = createSessionStore(storage, memoryStorage(), () => 0);
    store.getState().logIn(user(0));
    store.getState().forget();
    expect(holds(createSessionStore(storage, memoryStorage(), () => 1).getState().userInfo, 1)).toBe(false);
  });

  it('[SN-03.3] a guest’s token is kept until the guest leaves or logs in to an account', () => {
    const storage = memoryStorage();
    const opened = (now: number) => createSessionStore(storage, memoryStorage(), () => now).getState();
    opened(0).logIn(user(0));
    expect(opened(DAY_MS)).toMatchObject({ userInfo: null, guestToken: 't1' });
    opened(0).forget();
    expect(opened(0)).toMatchObject({ userInfo: null, guestToken: 't1' });
    opened(0).logIn({ ...user(0), token: 't2', userInfo: { guest: false } });
    expect(opened(0).guestToken).toBeNull();
    opened(0).logIn(user(0));
    opened(0).leave();
    expect(opened(0)).toMatchObject({ userInfo: null, guestToken: null });
  });

  it('[SN-03.2] [SN-03.3] a guest whose login ended stays known until she leaves, and takes along her photo and what the first page shows', () => {
    const storage = memoryStorage();
    const opened = (now: number) => createSessionStore(storage, memoryStorage(), () => now).getState();
    const keys = [DRAFT_KEY, ORDERS_KEY, ROWS_KEY, CHOSEN_KEY];
    const kept = () => keys.map((key) => storage.getItem(key));
    for (const key of keys) storage.setItem(key, '1');
    opened(0).logIn(user(0));
    expect(ownerOf(opened(DAY_MS))).toBe('a1');
    opened(0).forget();
    expect([ownerOf(opened(0)), kept()]).toEqual(['a1', ['1', '1', '1', '1']]);
    opened(0).leave();
    expect([ownerOf(opened(0)), kept()]).toEqual([null, [null, null, null, null]]);
    opened(0).logIn({ ...user(0), userInfo: { guest: false } });
    expect(ownerOf(opened(DAY_MS))).toBeNull();
  });
});
