import { expect, it, onTestFinished, vi } from 'vitest';
import { client } from './client.ts';
import { startLanguage } from './language.ts';
import { sessionStore, sharedStore } from './stores.ts';
import { memoryDatabase, memoryStorage, userNow } from './testing.ts';

/** What the device keeps of a customer, and what it keeps beside. */
const OWN = [
  'draft',
  'orders',
  'rows',
  'chosen',
  'choice',
  'work_g1_case',
  'slot_case',
  'upload_abc',
  'device',
  'notify',
];
const OTHERS = ['language', 'theme', 'partner', 'partner_device', 'screen_demo'];

/** A page of a customer who has designed, agreed and ordered; the server answers every call with this code. */
async function opened(code: number, msg: string) {
  const storage = memoryStorage();
  const { stores, indexedDB, end } = memoryDatabase();
  for (const values of Object.values(stores)) values.set('kept', 'before');
  const location = { pathname: '/', search: '', hash: '#/pages/mine/works' };
  const answer = { code, msg, data: null, count: 0 };
  const globals = {
    localStorage: storage,
    sessionStorage: memoryStorage(),
    indexedDB,
    location,
    history: { state: null, replaceState: (_: unknown, __: string, href: string) => (location.hash = href) },
    dispatchEvent: () => true,
    fetch: (url: string) => Promise.resolve(Response.json(url.endsWith('.json') ? {} : answer)),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  onTestFinished(() => {
    // The stores are those of the whole app: the next test finds nobody in them.
    sessionStore.getState().leave();
    sharedStore.getState().clear();
    vi.unstubAllGlobals();
    end();
  });
  await startLanguage('en-US', 'entry');
  sessionStore.getState().logIn(userNow('g1', true));
  sharedStore.getState().set({ machine_id: 'demo', promoter_id: 'p7', agreed: '2026-11' });
  for (const name of [...OWN, ...OTHERS]) storage.setItem(`HL_${name}`, '1');
  sharedStore.getState().noteSearch('Galaxy');
  await expect(client.call('Order.list', {})).rejects.toMatchObject({ code });
  const left = [...OWN, ...OTHERS].filter((name) => storage.getItem(`HL_${name}`) !== null);
  const stored = () => Object.entries(stores).flatMap(([name, values]) => (values.size > 0 ? [name] : []));
  return { storage, left, stored, location };
}

it('[SN-05.2] code 1001, the account does not exist, clears what is stored of it; the station and the promoter stay', async () => {
  const { storage, left, stored, location } = await opened(1001, 'In the words of some language');
  expect(left).toEqual(OTHERS);
  expect(JSON.parse(storage.getItem('HL_session') ?? '')).toMatchObject({
    state: { userInfo: null, guestToken: null, guestUid: null },
  });
  expect(JSON.parse(storage.getItem('HL_shared') ?? '')).toMatchObject({
    state: { machine_id: 'demo', promoter_id: 'p7', agreed: null, jumpUrl: null, search: [] },
  });
  await expect.poll(stored).toEqual([]);
  expect(location.hash).toContain('/pages/login/login?gone=1');
});

it('[SN-05.1] an expired token leads to the login page and back, and keeps what is stored', async () => {
  const { storage, left, stored, location } = await opened(401, 'Token expired');
  expect(left).toEqual([...OWN, ...OTHERS]);
  expect(sessionStore.getState()).toMatchObject({ userInfo: null, guestToken: 'g1' });
  expect(JSON.parse(storage.getItem('HL_shared') ?? '')).toMatchObject({
    state: { agreed: '2026-11', jumpUrl: '/pages/mine/works' },
  });
  expect(stored()).toEqual(['drafts', 'pictures']);
  expect(location.hash).toContain('/pages/login/login');
});
