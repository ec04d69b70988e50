import { brand, type GoodsId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { queueUp } from '../accounts/attempts.ts';
import { type Caller, caller, guest } from '../../testing/caller.ts';
import { stockedShop } from '../../testing/catalogue.ts';
import { databases } from '../../testing/databases.ts';
import { redCase } from '../../testing/shop.ts';
import { groundServer } from '../../testing/server.ts';
import { TEST_CONFIG } from '../../testing/services.ts';

const goods_id = brand<GoodsId>('apple-iphone-15');
const SAVES = 60;

// SQLite has only one writer, so this cannot happen there.
describe.each(databases().filter(({ engine }) => engine === 'postgres'))(
  'saves of an address on $engine',
  ({ open }) => {
    it('[SC-07.1] saves from one address leave connections for other addresses', async () => {
      const db = await open();
      await stockedShop(db);
      const config = { ...TEST_CONFIG, trustedProxies: ['127.0.0.1'] };
      const { app, services } = await groundServer(db, { config });
      const [flooder, bystander] = [await guest(app), await guest(app)];
      const save = (who: Caller, from: string, colour: string) =>
        caller(app, { ...who.headers, 'x-forwarded-for': from }).call('Work.save', {
          goods_id,
          document: redCase(colour),
        });
      const isLocked = latch();
      const release = latch();
      const lock = db.transact(async (tx) => {
        await queueUp(tx, services.clock, [['bytes from', '10.0.0.1']]);
        isLocked.open();
        await release.opened;
      });
      await isLocked.opened;
      const saves = Array.from({ length: SAVES }, () => save(flooder, '10.0.0.1', '#ff0000'));
      const other = await save(bystander, '10.0.0.2', '#00ff00');
      release.open();
      await lock;
      expect(other.http).toBe(200);
      expect((await Promise.all(saves)).map(({ code }) => code)).toEqual(Array(SAVES).fill(0));
    });
  },
);

function latch() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}
