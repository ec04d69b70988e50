/** A path, y down; its maker decides the unit. Curves are cubic only, so that canvas, SVG and PDF can draw them. */
export type PathCommand =
  | readonly ['move', x: number, y: number]
  | readonly ['line', x: number, y: number]
  | readonly ['cubic', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['close'];

export type Path = readonly PathCommand[];

const LETTERS = { move: 'M', line: 'L', cubic: 'C', close: 'Z' } as const;

/** The same path as SVG path data. @param digits decimal places kept */
export function pathData(path: Path, digits = 3): string {
  return path
    .map(([kind, ...values]) => LETTERS[kind] + values.map((v) => Number(v.toFixed(digits))).join(' '))
    .join('');
}
