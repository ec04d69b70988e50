import { SheetError, writeSheet } from '@cpc/sheets';
import { expect, it, onTestFinished } from 'vitest';
import { testLog } from '../../testing/services.ts';
import { cellBomb } from '../../testing/tables.ts';
import { sheetLane } from './sheet-lane.ts';

function opened(options?: Parameters<typeof sheetLane>[1]) {
  const lane = sheetLane(testLog(), options);
  onTestFinished(() => lane.close());
  return lane;
}

const ROWS = [
  ['station', 'pieces'],
  ['demo', '5'],
];
const read = ROWS.map((cells, index) => ({ line: index + 1, cells }));

it.each(['csv', 'xlsx'] as const)('[SC-07.3] a table is read in a process of its own, as %s', async (kind) => {
  expect(await opened().read(await writeSheet(ROWS, kind), `a.${kind}`, 'shop')).toEqual(read);
});

it('[SC-07.3] [SE-04] a workbook of many cells is refused, and the next table is read', async () => {
  const lane = opened();
  const bomb = await cellBomb();
  expect(bomb.length).toBeLessThan(100_000);
  const refused = lane.read(bomb, 'a.xlsx', 'shop');
  await expect(refused).rejects.toThrow(SheetError);
  await expect(refused).rejects.toMatchObject({ fault: { code: 'fileWorkbook' } });
  expect(await lane.read(await writeSheet(ROWS, 'csv'), 'a.csv', 'shop')).toEqual(read);
});

it('[SC-07.3] a table that takes too long is refused, and the next one is read', async () => {
  const lane = opened({ limits: { wallMs: 60_000, cpuMs: 300, memory: 700e6 } });
  const long = Buffer.from(`${'a,'.repeat(150)}\n`.repeat(50_000));
  await expect(lane.read(long, 'a.csv', 'shop')).rejects.toMatchObject({ fault: { code: 'fileWorkbook' } });
  expect(await lane.read(await writeSheet(ROWS, 'csv'), 'a.csv', 'shop')).toEqual(read);
});

it('[SC-07.4] a third table of a shop waits for nobody: the shop is asked to try again', async () => {
  const lane = opened();
  const table = await writeSheet(ROWS, 'csv');
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => lane.read(table, 'a.csv', 'shop')));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(outcomes[2]).toMatchObject({ reason: { error: 'unavailable' } });
});
