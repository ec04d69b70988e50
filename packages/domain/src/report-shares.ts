import { allot } from './allot.ts';
import { LEDGER, type LedgerLine } from './ledger.ts';

/** What an entry of the ledger means for one item of its order, in minor units. Line 0 belongs to no item. */
export interface ItemShare {
  readonly line: number;
  readonly goods: number;
  readonly delivery: number;
  readonly refunds: number;
  /** The platform's part, with its drawings. Of a refund: below zero, because the platform and the promoter give it back. */
  readonly commission: number;
  readonly promoted: number;
  readonly reprints: number;
}

type Lines = readonly Pick<LedgerLine, 'account' | 'kind' | 'amount'>[];

const NOTHING = { goods: 0, delivery: 0, refunds: 0, commission: 0, promoted: 0, reprints: 0 };

const isPartner = (account: string): boolean => account.startsWith('partner:');

const sum = (lines: Lines, which: (line: Lines[number]) => boolean): number =>
  lines.filter(which).reduce((total, { amount }) => total + amount, 0);

/** The partner's income in these lines: what a statement says, without withdrawals. */
export const incomeIn = (lines: Lines): number =>
  0 - sum(lines, ({ account, kind }) => isPartner(account) && !kind.startsWith('withdrawal'));

export const incomeOf = ({
  goods,
  delivery,
  refunds,
  commission,
  promoted,
  reprints,
}: Omit<ItemShare, 'line'>): number => goods + delivery - refunds - commission - promoted + reprints;

/**
 * Shares a sale by the items' prices after their discounts. The delivery fee is a share of its own.
 * @param items `drawings` is the part of the price that was paid for drawings
 * @returns shares with the same sums as the lines
 */
export function sharesOfSale(
  lines: Lines,
  items: readonly { readonly line: number; readonly price: number; readonly drawings: number }[],
): ItemShare[] {
  const own = (kind: LedgerLine['kind']) => sum(lines, (line) => isPartner(line.account) && line.kind === kind);
  const goods = allotted(
    0 - own('sale'),
    items.map(({ price }) => price),
  );
  const drawings = allotted(
    own('drawing'),
    items.map((item) => item.drawings),
  );
  const shared = goods.map((amount, index) => Math.max(0, amount - (drawings[index] ?? 0)));
  const commission = allotted(own('commission'), shared);
  const promoted = allotted(own('promoterShare'), shared);
  const delivery = 0 - own('delivery');
  return [
    ...items.map(({ line }, index) => ({
      ...NOTHING,
      line,
      goods: goods[index] ?? 0,
      commission: (commission[index] ?? 0) + (drawings[index] ?? 0),
      promoted: promoted[index] ?? 0,
    })),
    ...(delivery === 0 ? [] : [{ ...NOTHING, line: 0, delivery }]),
  ];
}

/** A line of a refund that takes a share back; the platform gives back its drawings on a line of their own. */
const isTaken = ({ kind }: Lines[number]): boolean => kind === 'refund' || kind === 'drawing';

/**
 * Shares a refund: all of it to its item, or, if it has none, by what is left of each share of the sale.
 * @param left by line
 * @returns shares with the same sums as the lines
 */
export function sharesOfRefund(lines: Lines, left: ReadonlyMap<number, number>, itemLine?: number): ItemShare[] {
  const chosen = itemLine === undefined ? [...left] : [[itemLine, 1] as const];
  const refunds = allotted(
    sum(lines, isTaken),
    chosen.map(([, amount]) => Math.max(0, amount)),
  );
  const back = (which: (account: string) => boolean) =>
    allotted(
      sum(lines, (line) => isTaken(line) && which(line.account)),
      refunds,
    );
  const commission = back((account) => account === LEDGER.revenue);
  const promoted = back((account) => account.startsWith('promoter:'));
  return chosen
    .map(([line], index) => ({
      ...NOTHING,
      line,
      refunds: refunds[index] ?? 0,
      commission: 0 - (commission[index] ?? 0),
      promoted: 0 - (promoted[index] ?? 0),
    }))
    .filter(({ refunds: amount }) => amount !== 0);
}

/** The platform pays a reprint. */
export const sharesOfReprint = (lines: Lines): ItemShare[] => [{ ...NOTHING, line: 0, reprints: incomeIn(lines) }];

/** Without any weight, the first gets all: nothing may be lost. */
function allotted(amount: number, weights: readonly number[]): readonly number[] {
  if (amount === 0) return weights.map(() => 0);
  const hasWeight = weights.some((weight) => weight > 0);
  return allot(amount, hasWeight ? weights : weights.map((_, index) => Number(index === 0)));
}
