import { expect, it } from 'vitest';
import { keywordSearch } from './keyword.ts';

it('[SC-07.1] rows are indexed once for each choice of them, and a keyword is looked up once', async () => {
  let [indexed, searched] = [0, 0];
  const search = keywordSearch<string>(
    (row) => row,
    (rows) => {
      indexed += 1;
      return (keyword) => {
        searched += 1;
        return rows.flatMap((row, at) => (row.includes(keyword) ? [at] : []));
      };
    },
  );
  const all = ['case', 'shirt', 'ball'];
  const some = all.slice(0, 2);
  for (let time = 0; time < 3; time += 1) {
    expect(await Promise.all([search(all, 'a'), search(some, 'a')])).toEqual([['case', 'ball'], ['case']]);
  }
  expect([indexed, searched]).toEqual([2, 2]);
  expect(await search([...some, 'cat'], 'a')).toEqual(['case', 'cat']);
  expect(await search(all, undefined)).toBe(all);
});
