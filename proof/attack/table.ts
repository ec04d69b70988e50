import type { Outcome } from './run.ts';

const COLUMNS = ['attack', 'calls p99', 'upload', 'print', 'memory', 'disk', 'end', 'others', 'held'] as const;

const ms = (value: number | undefined): string => (value === undefined ? '-' : `${Math.round(value)} ms`);
const mb = (value: number): string => `${Math.round(value)} MB`;

function row({ name, seen, notes, wrong }: Outcome): readonly string[] {
  const { experience, peaks, grownMb, stopMs, others } = seen;
  const figures = notes.length > 0 ? ` (${notes.join('; ')})` : '';
  return [
    name,
    ms(experience.callMs),
    ms(experience.uploadMs),
    ms(experience.printMs),
    mb(peaks.residentMb),
    mb(grownMb),
    ms(stopMs),
    `${Math.round(others * 100)} %`,
    wrong.length === 0 ? `yes${figures}` : `NO: ${shortened(wrong).join('; ')}${figures}`,
  ];
}

const MAX_SHOWN = 4;

/** The first of many failures, and the number of the rest. */
export function shortened(wrong: readonly string[]): readonly string[] {
  const more = wrong.length - MAX_SHOWN;
  return more > 0 ? [...wrong.slice(0, MAX_SHOWN), `and ${more} more`] : wrong;
}

/** The outcomes as a Markdown table. `others` is the part of the station's CPU that other programs used meanwhile. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(COLUMNS), line(COLUMNS.map(() => '---')), ...outcomes.map((outcome) => line(row(outcome)))].join('\n');
}
