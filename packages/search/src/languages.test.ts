import { describe, expect, it } from 'vitest';
import { createSearch } from './search.ts';

/** What people of a language type, and the name that they mean. Where a third is given, it must not be found. */
type Case = readonly [query: string, meant: string, notMeant?: string];

/** By the code of the language. Each name is sought among those of all languages, and must be among the first. */
const TYPED: Readonly<Record<string, readonly Case[]>> = {
  'en-US': [
    ['CAFE', 'Café au lait'],
    ['fiance', 'Fiancé ring'],
    ['valentines', "Valentine's heart"],
    ['valentine’s', "Valentine's heart"],
    ['rain bow', 'Rainbow'],
    ['haert', 'Heart'],
  ],
  'zh-Hans': [
    ['猫', '可爱猫咪'],
    ['爱心', '红色爱心'],
    ['Ｃ４', 'C4'],
    ['可爱的猫', '可爱猫咪'],
  ],
  it: [
    ['citta', 'Città di notte'],
    ["citta'", 'Città di notte'],
    ["all'alba", 'Montagna all’alba'],
    ['perche no', 'Perché no'],
  ],
  'zh-Hant': [
    ['貓咪', '可愛貓咪'],
    ['星空', '夜晚星空'],
    ['Ａ５４', 'A54'],
  ],
  ja: [
    ['ネコ', 'ねこの顔'],
    ['ﾈｺ', 'ねこの顔'],
    ['ぎたー', 'ギター'],
    ['ｷﾞﾀｰ', 'ギター'],
    ['き\u3099たー', 'ギター'],
    ['ｒａｉｎ', 'Rain'],
  ],
  fr: [
    ['ETOILE', 'Étoile filante'],
    ["l'etoile", 'L’étoile filante'],
    ['coeur', 'Cœur'],
    ['cœur', 'Coeur'],
    ['garcon', 'Garçon'],
    ['noel', 'Noël'],
  ],
  de: [
    ['baer', 'Bär'],
    ['bar', 'Bär'],
    ['Bär', 'Bär'],
    ['BÄR', 'Bär'],
    ['Strasse', 'Straße'],
    ['STRAẞE', 'Straße'],
    ['straße', 'Strasse'],
    ['gruen', 'Grüne Wiese'],
    ['gruene wiese', 'Grüne Wiese'],
    ['loewe', 'Löwe'],
  ],
  pt: [
    ['coracao', 'Coração'],
    ['CORAÇÃO', 'Coração'],
    ['passaro', 'Pássaro'],
    ['avo', 'Avô'],
  ],
  es: [
    ['corazon', 'Corazón'],
    ['nino', 'Niño'],
    ['piña', 'Pin\u0303a'],
    ['pinguino', 'Pingüino'],
  ],
  da: [
    ['jordbaer', 'Jordbær'],
    ['groen', 'Grøn'],
    ['gron', 'Grøn'],
    ['blaa', 'Blå himmel'],
    ['bla', 'Blå himmel'],
    ['BLÅ', 'Blå himmel'],
    ['aal', 'Ål'],
    ['hoene', 'Høne'],
  ],
  ko: [
    ['ㄱㅇㅇ', '고양이'],
    ['ㄱㅇ', '고양이'],
    ['고ㅇ', '고양이'],
    ['공', '고양이', '강아지'],
    ['고야', '고양이'],
    ['고양ㅇ', '고양이'],
    ['과', '과일 바구니'],
    ['고', '과일 바구니'],
    ['ㄱㅇㅂㄱㄴ', '과일 바구니'],
    ['ㅂㄱ', '과일 바구니'],
    ['과일바구니', '과일 바구니'],
    ['ㅄ', '복숭아'],
    ['닭', '닭'],
    ['달ㄱ', '닭'],
  ],
  pl: [
    ['lodz', 'Łódź'],
    ['ŁÓDŹ', 'Łódź'],
    ['zolw', 'Żółw'],
    ['ksiezyc', 'Księżyc'],
  ],
  ru: [
    ['елка', 'Ёлка'],
    ['ЁЛКА', 'Елка'],
    ['чаика', 'Чайка'],
    ['а54', 'A54'],
    ['С21', 'C21'],
    ['Х200', 'X200'],
    ['cepдце', 'Сердце'],
    ['СОМ', 'Сом', 'Com'],
  ],
  ar: [
    ['قطه', 'قِطَّة'],
    ['القطة', 'قطة'],
    ['قطة', 'القطة'],
    ['ارنب', 'أرنب'],
    ['سما', 'سماء زرقاء'],
    ['مستشفي', 'مستشفى'],
    ['قـــلب', 'قلب'],
    ['ﻗﻠﺐ', 'قلب'],
    ['٢٠٢٤', '2024'],
    ['\u200fقلب\u200f', 'قلب'],
  ],
  bn: [
    ['আয়না', 'আ\u09af\u09bcনা'],
    ['আ\u09dfনা', 'আ\u09af\u09bcনা'],
    ['আযনা', 'আয়না'],
    ['উত্সব', 'উৎসব'],
    ['উত্\u200dসব', 'উৎসব'],
    ['চাদ', 'চাঁদ'],
    ['পাখী', 'পাখি'],
    ['ফুল', 'ফুলের তোড়া'],
    ['তোডা', 'ফুলের তোড়া'],
    ['ক\u09c7\u09beকিল', 'কোকিল'],
    ['২০২৪', '2024'],
  ],
  fi: [
    ['aiti', 'Äiti'],
    ['sydan', 'Sydän'],
    ['SYDÄN', 'Sydän'],
    ['poro', 'Pörröinen poro'],
  ],
  hu: [
    ['sziv', 'Szív'],
    ['gyumolcs', 'Gyümölcs'],
    ['ESŐ', 'Eső'],
    ['eso', 'Eső'],
    ['fuzet', 'Fűzet'],
  ],
  nl: [
    ['ijs', 'Ĳsje'],
    ['IJsje', 'Ĳsje'],
    ['cafe', 'Café'],
    ['een hart', 'Eén hart'],
  ],
  th: [
    ['นำ', 'นํ้า', 'แมว'],
    ['น้ำ', 'นํ้า'],
    ['น\u0e33\u0e49', 'น้ำ'],
    ['ที', 'ที่รัก'],
    ['ท\u0e48\u0e35', 'ที่รัก'],
    ['รัก', 'ที่รัก'],
    ['เเมว', 'แมว'],
    ['ดอกไม', 'ดอกไม้'],
    ['เสาร', 'เสาร์'],
    ['๒๕๖๗', '2567'],
  ],
  tr: [
    ['ISTANBUL', 'İstanbul'],
    ['istanbul', 'İstanbul'],
    ['ıstanbul', 'İstanbul'],
    ['İSTANBUL', 'Istanbul'],
    ['ışık', 'IŞIK'],
    ['isik', 'Işık'],
    ['cicek', 'Çiçek'],
    ['yagmur', 'Yağmur'],
    ['gul', 'Gül'],
  ],
  uk: [
    ['грунт', 'Ґрунт'],
    ['їжак', 'Їжак'],
    ['ІЖАК', 'Їжак'],
    ["м'яч", 'М’яч'],
    ['мʼяч', "М'яч"],
    ['мяч', 'Мʼяч'],
    ['iжaк', 'їжак'],
  ],
  vi: [
    ['con meo', 'Con mèo'],
    ['do', 'Đỏ'],
    ['đỏ', 'Đo\u0309'],
    ['hoa huong duong', 'Hoa hướng dương'],
    ['hòa', 'Hoà bình'],
    ['trai tim', 'Trái tim'],
  ],
  el: [
    ['καρδια', 'Καρδιά'],
    ['ΚΑΡΔΙΆ', 'Καρδιά'],
    ['ΗΛΙΟΣ', 'Ήλιος'],
    ['ηλιος', 'Ήλιος'],
    ['ήλιοσ', 'Ήλιος'],
    ['γαιδουρι', 'Γαϊδούρι'],
    ['Α54', 'A54'],
  ],
  sl: [
    ['srcek', 'Srček'],
    ['zaba', 'Žaba'],
    ['zlica', 'Žlica'],
    ['ĐURĐEVDAN', 'đurđevdan'],
  ],
};

const NAMES = [
  ...new Set(
    Object.values(TYPED).flatMap((cases) => cases.flatMap(([, meant, notMeant]) => [meant, notMeant ?? []].flat())),
  ),
];
const found = createSearch(NAMES, (name) => [name]);
/** Some names are the same but for their marks. */
const MAX_RANK = 4;

describe('what people of each language type', () => {
  it.each(Object.entries(TYPED))('[LG-08.4] [CT-06.1] [CT-06.2] %s', (language, cases) => {
    for (const [query, meant, notMeant] of cases) {
      const results = found(query);
      expect([language, query, results.slice(0, MAX_RANK)]).toEqual([language, query, expect.arrayContaining([meant])]);
      if (notMeant !== undefined) expect([query, results]).toEqual([query, expect.not.arrayContaining([notMeant])]);
    }
  });

  it('[LG-08.4] all 24 languages are there', () => {
    expect(Object.keys(TYPED)).toHaveLength(24);
  });
});
