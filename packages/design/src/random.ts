/** One of the values. @throws RangeError if there are none */
export function pickBy<T>(unit: () => number, from: readonly T[]): T {
  const picked = from[Math.floor(unit() * from.length)];
  if (picked === undefined) throw new RangeError('pickBy: expected at least one value');
  return picked;
}
