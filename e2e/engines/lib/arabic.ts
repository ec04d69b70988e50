import { readdirSync, readFileSync } from 'node:fs';

type Catalogue = Readonly<Record<string, string>>;

const catalogue = (locale: string): Catalogue => {
  const folder = new URL(`../../../packages/i18n/locales/${locale}/`, import.meta.url);
  return Object.assign(
    {},
    ...readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
  );
};

const texts = catalogue('ar');

/** An Arabic text of the app as a pattern; its placeholders match anything. */
export function inArabic(key: string): RegExp {
  const text = texts[key];
  if (text === undefined) throw new Error(`no text ${key} in Arabic`);
  const parts = text.split(/\{[^{}]*\}/).map((part) => part.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*'));
}
