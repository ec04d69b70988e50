import type { ImportFault } from '@cpc/contract';
import { mustText, type Translator } from '@cpc/i18n';

/** A fault of a table as a sentence: of a cell what it must be, of the whole file what is wrong with it. */
export function faultText(
  translator: Translator,
  key: 'price.import.fault' | 'partner.stock.import.fault',
  { line, column, found, must }: ImportFault,
): string {
  const words = mustText(translator, must);
  return line === 0 ? words : translator.t(key, { line, column, found, must: words });
}
