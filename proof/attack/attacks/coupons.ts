import type { OrderId } from '@cpc/domain';
import { plain, STATION } from '@cpc/testkit';
import type { Attack, Scene } from '../attack.ts';
import { pay } from '../buy.ts';
import type { Person } from '../person.ts';

const GUESTS = { short: 8, full: 15, long: 15 } as const;
/** GUEST_COUPON_USES: per day, for all guests at one address together. */
const MAX_USES = 3;
const CODES = ['WELCOME10', 'FREECASE'] as const;
const GUESSES = { short: 30, full: 400, long: 400 } as const;
const MAX_GUESSES = 220;

/** One use of a coupon per account, and guest accounts that cost nothing. */
export const coupons: Attack = {
  name: 'coupons',
  title: 'fifteen guests of one address use a coupon for each person and log in; guessed codes',
  async run(scene) {
    const login = await ownAccount(scene);
    for (const code of CODES) await farmed(scene, code, login);
    await guessed(scene);
  },
};

const PHONE = '13600136000';
const OWN = { phone: PHONE, country: 'CN', password: 'one account for all' };

/**
 * Registers an account with a confirmed number. @returns a function that logs a guest in to it, so that the account
 * takes over the guest's orders
 */
async function ownAccount({ shop }: Scene): Promise<(guest: Person) => Promise<void>> {
  const self = shop.visitor();
  const { challenge } = await self.must('User.register', OWN);
  const inbox = await self.send({ path: '/demo-texts/inbox' });
  const message = inbox.bytes
    .toString()
    .split('<li>')
    .find((text) => text.includes(PHONE));
  const code = /class="text" dir="auto">(\d{6}) /.exec(message ?? '')?.[1] ?? '';
  await self.must('User.prove', { challenge, code });
  return async (guest) => {
    await guest.must('User.login', OWN);
  };
}

async function farmed(
  { shop, scale, hold, note }: Scene,
  coupon_code: string,
  logIn: (guest: Person) => Promise<void>,
): Promise<void> {
  const { address } = shop.visitor();
  const kind = shop.kinds[1 % shop.kinds.length];
  if (!kind) throw new Error('the demo shop has no goods in stock');
  let used = 0;
  for (let n = 0; n < GUESTS[scale]; n += 1) {
    const self = await shop.guest(address);
    const order = { client_key: `coupon ${n}`, machine_id: STATION, coupon_code, items: [plain(kind, '#0a0b0c')] };
    const { output } = await self.call('Order.place', order);
    if (!output) continue;
    // A free order is settled without a payment.
    const settled = output.price.amount === 0 || (await isPaid(self, output.order_id));
    if (settled) used += 1;
    await logIn(self);
  }
  note(`${coupon_code} used ${used} times`);
  hold(used <= MAX_USES, `${coupon_code} was used ${used} times from one address`);
}

const isPaid = (self: Person, order_id: OrderId): Promise<boolean> =>
  pay(self, order_id).then(
    () => true,
    () => false,
  );

/** Guesses hundreds of codes, with as many guests as needed. */
async function guessed({ shop, scale, hold, note }: Scene): Promise<void> {
  const { address } = shop.visitor();
  const kind = shop.kinds[0];
  if (!kind) return;
  let [looked, self] = [0, await shop.guest(address)];
  for (let n = 0; n < GUESSES[scale]; n += 1) {
    if (n % 25 === 24) self = await shop.guest(address).catch(() => self);
    const { error } = await self.call('Coupon.check', { coupon_code: `GUESS${n}`, machine_id: STATION, items: [kind] });
    if (error === 'couponUnknown') looked += 1;
  }
  note(`${looked} of ${GUESSES[scale]} guessed codes were looked up`);
  hold(looked <= MAX_GUESSES, `${looked} guessed codes were checked for one address`);
}
