import { goodsText } from './goods-names.ts';
import { colourText } from './piece-names.ts';
import type { Translator } from './translator.ts';

/** Keywords for which people do the same. */
const SAME_AS = new Map([
  ['offline', 'shutdown'],
  ['power-down', 'shutdown'],
  ['deactivated', 'paused'],
  ['hold-new-jobs', 'paused'],
  ['moving-to-paused', 'paused'],
  ['suspend', 'paused'],
  ['interlock-open', 'door-open'],
  ['timed-out', 'printer-unreachable'],
]);

/** The text for a printer's reason: what to do about it. IPP keywords end with a severity (RFC 8011, 5.4.12). */
export function reasonText({ tOr, t }: Translator, keyword: string): string {
  const bare = keyword.replace(/-(error|warning|report)$/, '');
  return tOr(`partner.reason.${SAME_AS.get(bare) ?? bare}`, t('partner.reason.other', { reason: keyword }));
}

/**
 * A kind of blank in words: model, shell and colour, each to be shown in its own direction.
 * @param kind `model, shell, colour` by the names of the catalogue, as incidents name it
 */
export function blankNames({ tOr }: Pick<Translator, 'tOr'>, kind: string): readonly string[] {
  const names = kind.split(', ');
  const [shell, colour] = names.splice(-2);
  if (shell === undefined || colour === undefined) return [kind];
  return [goodsText({ tOr }, names.join(', ')), tOr(`shell.${shell}`, shell), colourText({ tOr }, colour)];
}
