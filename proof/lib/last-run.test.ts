import { describe, expect, it } from 'vitest';
import { lastRuns, withRow } from './last-run.ts';

const page = (rows: readonly string[]) => `# Reliability\n\n${lastRuns(rows)}\n\nMore text.\n`;

describe('withRow', () => {
  it('adds the row of a command that has none, in the order of the commands', () => {
    const first = withRow(page([]), '| `npm run chaos` | day 1 |');
    expect(withRow(first, '| `npm run attack` | day 2 |')).toBe(
      page(['| `npm run attack` | day 2 |', '| `npm run chaos` | day 1 |']),
    );
  });

  it('replaces the row of the same command, and no other', () => {
    const rows = ['| `npm run attack -- --long` | day 1 |', '| `npm run attack` | day 1 |'];
    expect(withRow(page(rows), '| `npm run attack` | day 2 |')).toBe(
      page(['| `npm run attack -- --long` | day 1 |', '| `npm run attack` | day 2 |']),
    );
  });

  it('leaves the table of claims, which has a command and a last run too', () => {
    const claims = '| claim | command | last run |\n| --- | --- | --- |\n| Z | `b` | x |\n| A | `a` | y |\n\n';
    const row = '| `npm run attack` | day 2 |';
    expect(withRow(claims + page([]), row)).toBe(claims + page([row]));
  });

  it('refuses a page without the table', () => {
    expect(() => withRow('# Reliability\n', '| `npm run attack` |')).toThrow('a table of last runs');
  });
});
