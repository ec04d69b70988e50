/** The share of today, from 0; -1 for all: see scripts/lib/turn.mjs and decision 147. */
const TURN = ['a', 'b', 'c'].indexOf(process.env['TURN'] ?? '');

/** The third of some long cases whose turn it is, or all. */
export const shareOfTurn = <Case>(cases: readonly Case[]): Case[] =>
  cases.filter((_, index) => TURN < 0 || index % 3 === TURN);

/** Whether a long test runs today: on the day of its turn, or always where no turn is set. */
export const isTurn = (turn: 'a' | 'b' | 'c'): boolean => TURN < 0 || TURN === ['a', 'b', 'c'].indexOf(turn);

/** Whether it is the day of a file; every file has one of three days. */
export function isDayOf(file: string): boolean {
  const sum = Buffer.from(file).reduce((total, byte) => total + byte, 0);
  return TURN < 0 || sum % 3 === TURN;
}

/** One of some, each on its day, or all: for what is slow and the same on every engine. */
export const oneOfTurn = <Case>(cases: readonly Case[]): readonly Case[] =>
  TURN < 0 ? cases : cases.filter((_, index) => index === TURN % cases.length);
