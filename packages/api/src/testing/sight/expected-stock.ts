import type { Expected, Eye } from './eye.ts';
import type { Facts } from './facts.ts';
import { reached, together } from './reached.ts';

const DAY_MS = 24 * 3_600_000;

type Kind = Pick<Facts['stock_counts'][number], 'machine_id' | 'goods_id' | 'shell_id' | 'colour_id'>;

/** Kinds that are used, or should be there, and are gone or last less than eight days (SK-04). */
export function stockExpected(facts: Facts, eye: Eye): Expected[] {
  const stations = new Set<string>(reached(facts, eye).map(({ id }) => id));
  const wanted = facts.stock_counts
    .filter(({ machine_id }) => stations.has(machine_id))
    .map((kind) => ({ ...kind, should: shouldBeThere(facts, kind), since: null }))
    .filter(({ should }) => should > 0);
  return [
    ...together(
      'stockEmpty',
      wanted.filter(({ available }) => available === 0),
    ),
    ...together(
      'stockLow',
      wanted.filter(({ available, should }) => available > 0 && available < should),
    ),
  ];
}

/** What a person has set, or what is used in eight days at the rate of the last 28. */
function shouldBeThere({ stock_minimums, stock_movements, now }: Facts, kind: Kind): number {
  const set = stock_minimums.find((minimum) => isSame(minimum, kind));
  if (set) return set.pieces;
  const moves = stock_movements.filter((move) => isSame(move, kind));
  const used = moves.filter((move) => move.kind === 'use' && now - move.at <= 28 * DAY_MS).length;
  const known = (now - Math.min(now, ...moves.map(({ at }) => at))) / DAY_MS;
  return Math.ceil((used * 8) / Math.min(28, Math.max(1, Math.round(known))));
}

const isSame = (a: Kind, b: Kind): boolean =>
  a.machine_id === b.machine_id &&
  a.goods_id === b.goods_id &&
  a.shell_id === b.shell_id &&
  a.colour_id === b.colour_id;
