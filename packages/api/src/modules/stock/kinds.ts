import type { StockKind } from '@cpc/contract';
import type { Translator } from '@cpc/i18n';
import type { Reader } from '../../base/db/database.ts';
import type { Page } from '../../base/http/page.ts';
import { kindsIn } from '../../records/stock/kinds.ts';
import { searchOf } from '../../records/stock/words.ts';

/** One page of the kinds of blank that a shop can keep, found by words in the reader's language. */
export async function stockKinds(
  reader: Reader,
  search: string | undefined,
  page: Page,
  translator: Translator,
): Promise<{ readonly kinds: StockKind[]; readonly total: number }> {
  const found = await kindsIn(reader, searchOf(search ?? '', translator));
  return { kinds: found.slice(page.offset, page.offset + page.limit), total: found.length };
}
