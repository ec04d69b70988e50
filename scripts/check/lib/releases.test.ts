import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedFiles, earlyDrops, hidesDrops, newestRelease } from './releases.ts';
import { ROOT } from './sources.ts';

const FIRST = 'a'.repeat(40);
const SECOND = 'b'.repeat(40);
const TABLES = readFileSync(join(ROOT, 'packages/api/src/base/db/tables/orders.ts'), 'utf8');

describe('the page of releases', () => {
  it('names no release until a row has a commit', () => {
    expect(newestRelease('| release | commit |\n| ------- | ------ |\n')).toBeUndefined();
    expect(newestRelease('| 1.0.0 | to be named |\n')).toBeUndefined();
  });

  it('names the newest release last', () => {
    expect(newestRelease(`| 1.0.0-rc.1 | \`${FIRST}\` |\n| 1.0.0 | ${SECOND} |\n`)).toEqual({
      name: '1.0.0',
      commit: SECOND,
    });
  });
});

describe('migrations after a release', () => {
  it('may be added, not changed or removed', () => {
    expect(changedFiles('A\tmigrations/002-notes.ts\n')).toEqual([]);
    expect(changedFiles('M\tmigrations/001-baseline.ts\nD\tmigrations/002-notes.ts\n')).toEqual([
      'migrations/001-baseline.ts',
      'migrations/002-notes.ts',
    ]);
  });

  it.each([
    ['alter table orders drop column coupon_code;', ['orders.coupon_code']],
    ['alter table orders\n  rename column language to locale;', ['orders.language']],
    ['drop table if exists nicknames; alter table order_items rename to items;', ['nicknames', 'order_items']],
    // The column of another table has this name, and this table was never declared.
    ['alter table nicknames drop column language; drop table former_orders;', []],
    ['alter table orders add column note text; drop index orders_placed;', []],
  ])('%s drops what the release uses: %j', (step, early) => {
    expect(earlyDrops(step, TABLES)).toEqual(early);
  });

  it('drop and rename in SQL, where they are seen', () => {
    expect(hidesDrops("db.schema.alterTable('orders').dropColumn('note')")).toBe(true);
    expect(hidesDrops('run(`alter table orders drop column note`)')).toBe(false);
  });
});
