/**
 * Shares a whole amount by weights, exactly. Each share is first the whole part of its exact value. The units that are
 * left go, one each, to the largest fractions, the earlier first (largest remainder, Hamilton's method). If the amount
 * is not above the sum of the weights, no share exceeds its weight.
 * @param amount whole, not below zero
 * @param weights whole, not below zero, not all zero unless the amount is zero
 * @returns one share per weight, with the amount as their sum
 * @throws RangeError for anything else
 */
export function allot(amount: number, weights: readonly number[]): readonly number[] {
  for (const given of [amount, ...weights])
    if (!Number.isSafeInteger(given) || given < 0) throw new RangeError(`allot: expected whole amounts, got ${given}`);
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n && amount > 0) throw new RangeError(`allot: expected at least one share for ${amount}`);
  if (sum === 0n) return weights.map(() => 0);
  const dues = weights.map((weight, index) => {
    const due = BigInt(amount) * BigInt(weight);
    return { index, whole: Number(due / sum), rest: due % sum };
  });
  const over = amount - dues.reduce((total, { whole }) => total + whole, 0);
  const favoured = new Set(
    [...dues]
      .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
      .slice(0, over)
      .map(({ index }) => index),
  );
  return dues.map(({ index, whole }) => whole + (favoured.has(index) ? 1 : 0));
}
