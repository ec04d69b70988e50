import { describe, expect, it } from 'vitest';
import { createSearch, createSearchInSteps } from './search.ts';

const PHONES = [
  'Apple iPhone 15 Pro Max',
  'Apple iPhone 15 Pro',
  'Apple iPhone 15',
  'Apple iPhone SE (2022)',
  'Samsung Galaxy S24 Ultra',
  'Samsung Galaxy S24',
  'Samsung Galaxy S23',
  'Samsung Galaxy Z Flip5',
  'Xiaomi Redmi Note 13',
  'Nothing Phone (2a)',
];
const phones = createSearch(PHONES, (name) => [name]);

const STICKERS: readonly (readonly string[])[] = [
  ['Red heart', 'love', '红心', '爱心', 'قلب أحمر', 'حب', 'ハート'],
  ['Cat face', 'kitty pet', '猫咪', '宠物', 'قِطَّة', 'ネコ', '고양이'],
  ['Dog face', 'puppy pet', '小狗', '宠物', 'الكلب', 'いぬ', '강아지'],
  ['Café crème', 'coffee', '咖啡', 'قهوة', 'コーヒー', 'กาแฟ'],
  ['Straße', 'łódź smørrebrød', 'Σοφός', 'ёлка', 'কফি'],
  ['School', 'مدرسة إسلامية', 'الآن'],
];
const stickers = createSearch(STICKERS, (words) => words);
const firstOf = (query: string) => stickers(query).map(([name]) => name);

/** Characters: reading it to the end would keep a page busy for minutes. */
const LONG = 200_000;

describe('search over models', () => {
  it.each([
    ['iphone15promax', ['Apple iPhone 15 Pro Max']],
    ['IPHONE-15 pro max', ['Apple iPhone 15 Pro Max']],
    ['i phone 15', ['Apple iPhone 15', 'Apple iPhone 15 Pro', 'Apple iPhone 15 Pro Max']],
    ['promax', ['Apple iPhone 15 Pro Max']],
    ['iphnoe 15 pro max', ['Apple iPhone 15 Pro Max']],
    ['iphnoe15promax', ['Apple iPhone 15 Pro Max']],
    ['samsng galxy s24', ['Samsung Galaxy S24', 'Samsung Galaxy S24 Ultra']],
    ['ｉＰｈｏｎｅ　１５', ['Apple iPhone 15', 'Apple iPhone 15 Pro', 'Apple iPhone 15 Pro Max']],
    ['s24', ['Samsung Galaxy S24', 'Samsung Galaxy S24 Ultra']],
    ['٢٠٢٢', ['Apple iPhone SE (2022)']],
    ['flip 5', ['Samsung Galaxy Z Flip5']],
    ['phone 2a', ['Nothing Phone (2a)']],
    ['redmi note case', ['Xiaomi Redmi Note 13']],
    ['nokia', []],
    ['s25', []],
  ])('[CT-06.1] [CT-06.2] finds by %j, in this order: %j', (query, names) => {
    expect(phones(query)).toEqual(names);
  });

  it('[CT-06.2] finds a model by every beginning of its name', () => {
    for (const name of PHONES) {
      for (let length = 1; length <= name.length; length += 1) expect(phones(name.slice(0, length))).toContain(name);
    }
  });
});

describe('search in many scripts', () => {
  it.each([
    ['hear', ['Red heart']],
    ['haert', ['Red heart']],
    ['cafe', ['Café crème']],
    ['CAFÉ CREME', ['Café crème']],
    ['strasse', ['Straße']],
    ['lodz', ['Straße']],
    ['smorrebrod', ['Straße']],
    ['σοφος', ['Straße']],
    ['елка', ['Straße']],
    ['猫', ['Cat face']],
    ['咪', ['Cat face']],
    ['宠物', ['Cat face', 'Dog face']],
    ['可爱的小狗', ['Dog face']],
    ['قطه', ['Cat face']],
    ['قطة', ['Cat face']],
    ['كلب', ['Dog face']],
    ['مدرسه اسلاميه', ['School']],
    ['ﻗﻠﺐ', ['Red heart']],
    ['قـــلب', ['Red heart']],
    ['ねこ', ['Cat face']],
    ['はーと', ['Red heart']],
    ['ﾊｰﾄ', ['Red heart']],
    ['イヌ', ['Dog face']],
    ['고야', ['Cat face']],
    ['고얀', []],
    ['กาแฟ', ['Café crème']],
    ['কফি', ['Straße']],
  ])('[CT-06.1] finds by %j', (query, names) => {
    expect(firstOf(query)).toEqual(names);
  });

  it('[CT-06.6] spaces and signs alone are no query', () => {
    for (const query of ['', '   ', '%', '!?']) expect(stickers(query)).toBe(STICKERS);
  });

  it('ranks names above other words, and exact words above beginnings', () => {
    const search = createSearch([['Sunset', 'sun'], ['Sun'], ['Sunday'], ['Moon', 'sun']], (words) => words);
    expect(search('sun').map(([name]) => name)).toEqual(['Sun', 'Sunset', 'Sunday', 'Moon']);
  });

  it('[CT-06.6] uses only the first words of a pasted page, and never reads its end', () => {
    for (const page of ['moon ', 'moon1a'.repeat(20), '猫'.repeat(50)])
      expect(firstOf(page.padEnd(LONG, 'zebra crossing 7 '))).toEqual(firstOf(page.padEnd(100, 'zebra crossing 7 ')));
    expect(stickers('a1'.repeat(LONG))).toEqual([]);
  });

  it('[SC-07.1] an index that is made in steps finds the same, and other work goes on between them', async () => {
    let turns = 0;
    const others = setInterval(() => (turns += 1));
    const many = Array.from({ length: 200 }, (_, nth) => [...(STICKERS[nth % STICKERS.length] ?? []), `n${nth}`]);
    const inSteps = await createSearchInSteps(many, (words) => words);
    clearInterval(others);
    expect(turns).toBeGreaterThan(2);
    const atOnce = createSearch(many, (words) => words);
    for (const query of ['heart', 'n17', 'pet', '']) expect(inSteps(query)).toEqual(atOnce(query));
  });
});
