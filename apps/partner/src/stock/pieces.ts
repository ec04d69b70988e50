import type { StockLine } from '@cpc/contract';
import { readCount } from '@cpc/domain';

export const MAX_PIECES = 100_000;

/** What somebody is putting in, by kind. It stays when the list shows other kinds. */
export type Refills = ReadonlyMap<string, { readonly line: StockLine; readonly text: string }>;

export const kindOf = ({ machine_id, goods_id, shell_id, colour_id }: StockLine) => ({
  machine_id,
  goods_id,
  shell_id,
  colour_id,
});

export const keyOf = (line: StockLine): string => Object.values(kindOf(line)).join(' ');

/** A typed number of pieces; undefined unless it is a whole number within the limits. */
export function piecesOf(text: string, least: number): number | undefined {
  const pieces = readCount(text) ?? -1;
  return pieces >= least && pieces <= MAX_PIECES ? pieces : undefined;
}
