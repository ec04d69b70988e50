/** Formats numbers for a report. */

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const ms = (value: number): string => `${value.toFixed(1)} ms`;

export const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** The ratio of two values. */
export const times = (value: number, base: number): string => `${(value / base).toFixed(1)} ×`;

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
