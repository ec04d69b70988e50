import { plain, STATION } from '@cpc/testkit';
import type { Attack } from '../attack.ts';

const GUESTS = { short: 8, full: 15, long: 30 } as const;
const PIECES = 10;

/** Unpaid orders of ten guests at one address take every piece of one kind. */
export const holds: Attack = {
  name: 'holds',
  title: 'unpaid orders from one address that empty a kind',
  async run({ shop, scale, hold, note }) {
    const kind = shop.kinds.at(-1);
    if (!kind) throw new Error('the demo shop has no goods in stock');
    const { address } = shop.visitor();
    let held = 0;
    for (let n = 0; n < GUESTS[scale]; n += 1) {
      const self = await shop.guest(address);
      const items = Array.from({ length: PIECES }, () => plain(kind, '#abcdef'));
      for (const key of ['first', 'second']) {
        const { code } = await self.call('Order.place', { client_key: key, machine_id: STATION, items });
        if (code === 0) held += PIECES;
      }
    }
    note(`${held} pieces held`);
    const honest = await shop.guest();
    const order = { client_key: 'honest', machine_id: STATION, items: [plain(kind, '#fedcba')] };
    const { code, error } = await honest.call('Order.place', order);
    hold(code === 0, `a customer at another address could not order one piece: ${error}`);
  },
};
