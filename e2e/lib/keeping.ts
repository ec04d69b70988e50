import { expect, type Page } from '@playwright/test';
import { button, scanned } from './customer.ts';
import { ask } from './session.ts';

/** A work of the account. */

interface Work {
  readonly work_id: string;
  readonly title: string;
}

type Records = Readonly<Record<string, { readonly type: string; readonly text?: string }>>;

/** The texts of every design of the account, sorted, one line per design. */
export async function worksOf(page: Page): Promise<readonly string[]> {
  const works = await ask<readonly Work[]>(page, 'Work.list');
  const texts = works.map(async ({ work_id }) => {
    const { document } = await ask<{ readonly document: { readonly records: Records } }>(page, 'Work.get', { work_id });
    return textsIn(document.records).join(', ');
  });
  return (await Promise.all(texts)).toSorted();
}

const textsIn = (records: Records): readonly string[] =>
  Object.values(records)
    .flatMap(({ text }) => (text === undefined ? [] : [text]))
    .toSorted();

export const expectWorks = (page: Page, works: readonly string[]): Promise<void> =>
  expect.poll(() => worksOf(page), { intervals: [100, 250] }).toEqual(works);

/** A draft on the device, without pictures. */
export interface StoredDraft {
  readonly account: string;
  readonly pending: readonly [];
  readonly history: { readonly document: { readonly version: number; readonly records: object } };
}

/** The texts of the draft that the device stores. */
export async function storedTexts(page: Page): Promise<readonly string[]> {
  const draft = await readDraft(page);
  return draft === undefined ? [] : textsIn(draft.history.document.records as Records);
}

/** The draft of the page, as the device stores it. */
export const readDraft = (page: Page): Promise<StoredDraft | undefined> => inDrafts(page, undefined);

/** Replaces the draft by something that another version of the app, or a damaged disk, could have left. */
export async function plantDraft(page: Page, draft: unknown): Promise<void> {
  await inDrafts(page, draft);
}

function inDrafts(page: Page, draft: unknown): Promise<StoredDraft | undefined> {
  return page.evaluate(async (put) => {
    const slot = new URLSearchParams(location.hash.split('?')[1]).get('goods_id') ?? '';
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
      });
    const database = await answer(indexedDB.open('HL_draft'));
    const store = database.transaction('drafts', 'readwrite').objectStore('drafts');
    if (put !== undefined) await answer(store.put(put, slot));
    const stored = await answer(store.get(slot) as IDBRequest<StoredDraft | undefined>);
    database.close();
    return put === undefined ? stored : undefined;
  }, draft);
}

const PASSWORD = 'a long way home';

/** Logs in with a phone number; the same number on another device is the same account. */
export async function enterByPhone(
  page: Page,
  origin: string,
  phone: string,
  how: 'register' | 'login',
): Promise<void> {
  await page.goto(scanned(origin));
  await button(page, 'Log in with phone number').click();
  if (how === 'register') await page.getByRole('radio', { name: 'New account' }).check();
  await page.getByLabel('Country').selectOption('CN');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: how === 'register' ? 'Send code' : 'Log in', exact: true }).click();
  if (how === 'register') {
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill(await codeFor(origin, phone));
  }
  await expect(page.getByRole('heading', { name: 'What will you make?' })).toBeVisible();
}

/** The code in the last message to a number, from the page of the demo's messages. */
export async function codeFor(origin: string, phone: string): Promise<string> {
  const inbox = await (await fetch(`${origin}/demo-texts/inbox`)).text();
  const last = inbox.split('<li>').find((message) => message.includes(phone));
  const code = /class="text" dir="auto">(\d{6}) /.exec(last ?? '')?.[1];
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
}
