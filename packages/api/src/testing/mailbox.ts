import type { TestShop } from './shop.ts';

/** Sends what waits. @returns the new e-mails as `receiver: subject`, sorted */
export async function mailbox({ services: { mails }, work }: TestShop): Promise<string[]> {
  mails.sent.length = 0;
  await work();
  return mails.sent.map(({ to, subject }) => `${to}: ${subject}`).toSorted();
}

/** The newest e-mail to an address. */
export const newestTo = ({ services: { mails } }: TestShop, to: string) =>
  mails.sent.findLast((mail) => mail.to === to)?.text ?? '';

/** The link in the newest e-mail to an address. */
export const linkIn = (shop: TestShop, to: string, path: 'confirm' | 'undo'): string =>
  new RegExp(`/mail/${path}\\?key=[\\w-]{22}`).exec(newestTo(shop, to))?.[0] ?? 'no link';

/** Opens a link, as programs that look for bad ones do too. */
export const open = async ({ app }: TestShop, url: string) => (await app.inject({ url })).body;

/** Opens a link and taps its button. */
export const tap = async ({ app }: TestShop, url: string) => (await app.inject({ method: 'POST', url })).body;

/** Follows the link to an address that was asked. */
export async function confirm(shop: TestShop, to: string): Promise<string> {
  await shop.work();
  return tap(shop, linkIn(shop, to, 'confirm'));
}

/** Every address that is in use. */
export const addressesIn = async ({ services: { db } }: TestShop): Promise<string[]> =>
  (await db.read.selectFrom('mail_addresses').select('address').execute()).map(({ address }) => address);
