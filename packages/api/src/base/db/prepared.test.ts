import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { prepared } from './prepared.ts';

const account = (id: string, phone: string | null = null) => ({ id, phone, password_hash: null, created_at: 1 });
type Account = ReturnType<typeof account>;

describe.each(databases())('a prepared query on $engine', ({ open }) => {
  it('a query compiles once per list length and set of named values, and returns the right rows', async () => {
    const db = await open();
    let built = 0;
    const insert = prepared((tx, { rows }: { readonly rows: readonly Account[] }) => {
      built += 1;
      return tx.insertInto('accounts').values(rows);
    });
    const find = prepared((reader, by: { readonly ids: readonly string[]; readonly phone?: string }) => {
      built += 1;
      const some = reader.selectFrom('accounts').select('id').where('id', 'in', by.ids).orderBy('id');
      return by.phone === undefined ? some : some.where('phone', '=', by.phone);
    });
    await db.transact((tx) => insert(tx, { rows: [account('a'), account('b', '1')] }));
    await db.transact((tx) => insert(tx, { rows: [account('c', '2'), account('d')] }));
    expect(built).toBe(1);

    expect(await find(db.read, { ids: ['a', 'c'] })).toEqual([{ id: 'a' }, { id: 'c' }]);
    expect(await find(db.read, { ids: ['d', 'x'] })).toEqual([{ id: 'd' }]);
    expect(built).toBe(2);
    expect(await find(db.read, { ids: ['b', 'c', 'd'] })).toEqual([{ id: 'b' }, { id: 'c' }, { id: 'd' }]);
    expect(await find(db.read, { ids: ['a', 'b'], phone: '1' })).toEqual([{ id: 'b' }]);
    expect(await find(db.read, { ids: ['b', 'c'], phone: '2' })).toEqual([{ id: 'c' }]);
    expect(built).toBe(4);
  });
});
