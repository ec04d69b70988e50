import { describe, expect, it } from 'vitest';
import { bySeries } from './series.ts';

const phones = (brand: string, ...models: string[]) => models.map((model) => ({ brand, model }));
const shown = (items: readonly { readonly brand: string; readonly model: string }[]) =>
  bySeries(items).map(({ brand, series }) => [
    brand,
    series.map((one) => [one.name, one.items.map(({ model }) => model)]),
  ]);

describe('models by generation', () => {
  it('[CT-06.4] a generation has a heading where its first phone stands', () => {
    expect(
      shown(phones('Apple', 'iPhone 17', 'iPhone 17 Pro', 'iPhone Air', 'iPhone 16e', 'iPhone 16', 'iPhone SE (2022)')),
    ).toEqual([
      [
        'Apple',
        [
          ['iPhone 17', ['iPhone 17', 'iPhone 17 Pro']],
          ['iPhone Air', ['iPhone Air']],
          ['iPhone 16', ['iPhone 16e', 'iPhone 16']],
          ['iPhone SE', ['iPhone SE (2022)']],
        ],
      ],
    ]);
  });

  it('[CT-06.4] generations of one phone stand together, and a short family has its brand', () => {
    expect(
      shown([
        ...phones(
          'Samsung',
          'Galaxy S25',
          'Galaxy S25+',
          'Galaxy A56 5G',
          'Galaxy A36 5G',
          'Galaxy S24',
          'Galaxy S24 FE',
        ),
        ...phones('Honor', '400 Pro', '400', '90', '70'),
        ...phones('OPPO', 'A98 5G', 'A78 5G'),
        ...phones('Nokia', '5.4', '5.3'),
      ]),
    ).toEqual([
      [
        'Samsung',
        [
          ['Galaxy S25', ['Galaxy S25', 'Galaxy S25+']],
          ['Galaxy A', ['Galaxy A56 5G', 'Galaxy A36 5G']],
          ['Galaxy S24', ['Galaxy S24', 'Galaxy S24 FE']],
        ],
      ],
      [
        'Honor',
        [
          ['Honor 400', ['400 Pro', '400']],
          ['Honor', ['90', '70']],
        ],
      ],
      ['OPPO', [['OPPO A', ['A98 5G', 'A78 5G']]]],
      ['Nokia', [['Nokia', ['5.4', '5.3']]]],
    ]);
  });

  it('[CT-06.4] goods of no brand stand in one list', () => {
    expect(shown(phones('', 'Large chest print', 'Pocket print'))).toEqual([
      ['', [['', ['Large chest print', 'Pocket print']]]],
    ]);
  });
});
