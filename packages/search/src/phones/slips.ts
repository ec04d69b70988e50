/**
 * The number of omitted, added, wrong or swapped letters between two words (optimal string alignment), counted up to a
 * limit.
 */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] ?? limit) + 1 : limit + 1;
      row.push(Math.min((last[j] ?? limit) + 1, (row[j - 1] ?? limit) + 1, (last[j - 1] ?? limit) + same, swap));
    }
    [before, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** Maximum number of slips between a mistyped word and the intended one. */
const limitFor = (intended: string): number => (intended.length >= 7 ? MAX_SLIPS : 1);
const MAX_SLIPS = 2;
/** Shorter words allow only a swap or a doubled letter as a slip. */
const MIN_LETTERS = 4;

/**
 * The words nearest to a mistyped one; none if there are too many slips. Words with a digit or with fewer than three
 * letters are never corrected.
 */
export function nearestTo(typed: string, words: Iterable<string>): readonly string[] {
  let least = Number.POSITIVE_INFINITY;
  let nearest: string[] = [];
  if (typed.length < 3) return nearest;
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > MAX_SLIPS) continue;
    if (word.length < 3 || /\d/.test(word) || !mayMean(typed, word)) continue;
    const slips = slipsBetween(typed, word, limitFor(word));
    if (slips > limitFor(word) || slips > least) continue;
    if (slips < least) nearest = [];
    least = slips;
    nearest.push(word);
  }
  return nearest;
}

/** A short word is too similar to others: only swapped or doubled letters are allowed. */
function mayMean(typed: string, word: string): boolean {
  if (word.length >= MIN_LETTERS) return true;
  return sorted(typed) === sorted(word) || single(typed) === single(word);
}

const sorted = (word: string): string => Array.from(word).sort().join('');
const single = (word: string): string => word.replace(/(.)\1+/gu, '$1');
