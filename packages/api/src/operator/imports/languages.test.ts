import type { ImportFault } from '@cpc/contract';
import { mustText } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { testShop } from '../../testing/shop.ts';

const base64 = (...lines: readonly string[]) => Buffer.from(lines.join('\n')).toString('base64');

const PRICES = base64(
  'station,category,model,shell,price,currency,from,until',
  'demo,sticker,*,soft,19.90,EUR,,',
  'demo,*,nokia 3310,soft,19.999,EUR,tomorrow,',
);
const STOCK = base64('station,model,shell,colour,pieces', 'demo,apple-iphone-15,soft,white,0');

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

/** What the partner reads in a language: line, column and what the cell must be. */
const read = (locale: 'de' | 'ar', faults: readonly ImportFault[]) =>
  faults.map(({ line, column, must }) => [line, column, plain(mustText(serverTranslator()(locale), must))]);

describe.each(databases())('a refused import on $engine', ({ open }) => {
  async function faults() {
    const partner = await (await testShop(await open())).partner();
    const file = { name: 'a.csv', reason: 'new season' };
    const prices = await partner.must('Partner.importPrices', { ...file, file: PRICES });
    const stock = await partner.must('Partner.importStock', { ...file, file: STOCK });
    const noTable = await partner.must('Partner.importStock', { ...file, name: 'a.ods', file: STOCK });
    return [prices, stock, noTable].flatMap((outcome) => outcome.faults);
  }

  it('[LG-02.1] [PA-10.3] [PA-03.5] says in German what each cell must be', async () => {
    expect(read('de', await faults())).toEqual([
      [2, 'category', 'eins davon: *, phoneCase, tShirt, golf, colourPlus, colourLite oder bakedGoods'],
      [3, 'model', 'die Kennung oder der Name eines Modells, für das es soft gibt'],
      [3, 'price', 'ein Preis in EUR wie 19.99, ohne weitere Nachkommastellen und ohne Tausendertrennzeichen'],
      [3, 'from', 'ein Tag wie 2026-12-31, oder leer'],
      [2, 'colour', 'die Kennung oder der Name einer Farbe von soft'],
      [2, 'pieces', 'eine ganze Zahl von 1 bis 100.000'],
      [0, '', 'Speichere die Datei als .xlsx oder als .csv in UTF-8.'],
    ]);
  });

  it('[LG-02.1] [PA-10.3] [PA-03.5] says in Arabic what each cell must be', async () => {
    expect(read('ar', await faults())).toEqual([
      [2, 'category', 'واحدًا من: * أو phoneCase أو tShirt أو golf أو colourPlus أو colourLite أو bakedGoods'],
      [3, 'model', 'معرّف طراز صُنع له soft أو اسمه'],
      [3, 'price', 'سعرًا بعملة EUR مثل 19.99، بلا خانات عشرية إضافية ولا فاصل آلاف'],
      [3, 'from', 'تاريخًا مثل 2026-12-31 أو فارغًا'],
      [2, 'colour', 'معرّف لون من ألوان soft أو اسمه'],
      [2, 'pieces', 'عددًا صحيحًا من 1 إلى 100,000'],
      [0, '', 'احفظ الملف بصيغة .xlsx أو .csv بترميز UTF-8.'],
    ]);
  });
});
