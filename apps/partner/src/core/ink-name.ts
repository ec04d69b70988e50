import type { MessageKey, Translator } from '@cpc/i18n';

const USUAL: ReadonlyMap<string, MessageKey> = new Map([
  ['cyan', 'partner.care.ink.cyan'],
  ['magenta', 'partner.care.ink.magenta'],
  ['yellow', 'partner.care.ink.yellow'],
  ['black', 'partner.care.ink.black'],
  ['white', 'partner.care.ink.white'],
  ['varnish', 'partner.care.ink.varnish'],
  ['gloss', 'partner.care.ink.varnish'],
  ['clear', 'partner.care.ink.varnish'],
]);

/** The name of an ink: a usual one in the reader's language, others as the printer names them. */
export function inkName({ t }: Pick<Translator, 't'>, name: string): string {
  const key = USUAL.get(name.trim().toLowerCase());
  return key === undefined ? name : t(key);
}
