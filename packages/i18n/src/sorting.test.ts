import { describe, expect, it } from 'vitest';
import { LOCALES } from './locales.ts';
import { nameOrder } from './sorting.ts';

describe('the order of names', () => {
  it.each([
    ['en-US', 'Ähre Apfel Öl Zebra', 'Ähre Apfel Öl Zebra'],
    ['de', 'Zebra Äpfel Apfel Bär Bar Öl', 'Apfel Äpfel Bar Bär Öl Zebra'],
    ['da', 'Åben Zoo Abe Ægir Østen', 'Abe Zoo Ægir Østen Åben'],
    ['fi', 'Åbo Äiti Zoo Oulu Öljy', 'Oulu Zoo Åbo Äiti Öljy'],
    ['es', 'oso ñu nube nieve', 'nieve nube ñu oso'],
    ['hu', 'csak cukor dal cica zaj zsák', 'cica cukor csak dal zaj zsák'],
    ['pl', 'łoś lew lis mysz', 'lew lis łoś mysz'],
    ['sl', 'žaba češnja cvet dan zebra', 'cvet češnja dan zebra žaba'],
    ['tr', 'iz ısı çam cam şal sal İnci Işık', 'cam çam ısı Işık İnci iz sal şal'],
    ['vi', 'đa dao ăn an ân', 'an ăn ân dao đa'],
    ['ru', 'ёж еж ель яма йод', 'еж ёж ель йод яма'],
    ['uk', 'їжак іній гора ґрунт яма ива', 'гора ґрунт ива іній їжак яма'],
    ['el', 'ώρα Άλφα βήτα άλμα', 'άλμα Άλφα βήτα ώρα'],
    ['th', 'แมว กา เก ไก่ ปลา', 'กา เก ไก่ ปลา แมว'],
    ['bn', 'কাক আম খই ইট', 'আম ইট কাক খই'],
    ['ar', 'باب أرنب تاج إبرة', 'إبرة أرنب باب تاج'],
    ['ko', '하늘 가방 나비', '가방 나비 하늘'],
    ['ja', 'さくら アヒル いぬ カメ', 'アヒル いぬ カメ さくら'],
    ['zh-Hans', '猫 爱 狗 北京', '爱 北京 狗 猫'],
    ['zh-Hant', '貓 一 狗 人', '一 人 狗 貓'],
  ])('[LG-08.5] of %s', (tag, names, sorted) => {
    expect(names.split(' ').toSorted(nameOrder(tag)).join(' ')).toBe(sorted);
  });

  it('[LG-08.5] is that of every language of the product, and counts numbers by their value', () => {
    for (const { tag } of LOCALES) {
      expect(Intl.Collator.supportedLocalesOf(tag)).toEqual([tag]);
      expect(['A10', 'A9', 'A1'].toSorted(nameOrder(tag))).toEqual(['A1', 'A9', 'A10']);
    }
  });
});
