import type { Goods } from '@cpc/design';
import { APPLE } from './apple.ts';
import { ONEPLUS, OPPO, REALME, VIVO } from './bbk.ts';
import { caseOf, skinOf, wrappedCaseOf } from './case-of.ts';
import { GOOGLE } from './google.ts';
import { HONOR, HUAWEI } from './huawei.ts';
import { MOTOROLA } from './motorola.ts';
import { ASUS, FAIRPHONE, INFINIX, LG, NOKIA, NOTHING, SONY, TECNO, ZTE } from './others.ts';
import { SAMSUNG } from './samsung.ts';
import { type Phone, readTable } from './table.ts';
import { POCO, REDMI, XIAOMI } from './xiaomi.ts';

/** By brand, the most popular brands first; within a brand the newest first. */
const TABLES = {
  Apple: APPLE,
  Samsung: SAMSUNG,
  Xiaomi: XIAOMI,
  Redmi: REDMI,
  POCO,
  Google: GOOGLE,
  OnePlus: ONEPLUS,
  OPPO,
  vivo: VIVO,
  realme: REALME,
  Huawei: HUAWEI,
  Honor: HONOR,
  Motorola: MOTOROLA,
  Nothing: NOTHING,
  Sony: SONY,
  Asus: ASUS,
  Nokia: NOKIA,
  Fairphone: FAIRPHONE,
  ZTE,
  Infinix: INFINIX,
  Tecno: TECNO,
  LG,
} as const;

export const PHONES: readonly Phone[] = Object.entries(TABLES).flatMap(([brand, table]) => readTable(brand, table));

/** Wrapped cases and skins are made for these phones only. */
const SPECIAL_FROM = 2023;
const SPECIAL_BRANDS: readonly string[] = ['Apple', 'Samsung', 'Google'];
const special = PHONES.filter(({ brand, year }) => SPECIAL_BRANDS.includes(brand) && year >= SPECIAL_FROM);

/** The phones a demo station can print a case for. */
export const PHONE_MODELS: readonly Goods[] = PHONES.map(caseOf);
export const WRAPPED_CASES: readonly Goods[] = special.map(wrappedCaseOf);
export const SKINS: readonly Goods[] = special.map(skinOf);
