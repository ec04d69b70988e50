import stringWidth from 'fast-string-width';

/** Cells of numbers stand at the right. */
const NUMBER = /^-?[\d.,]+( [A-Z]{3})?$/;
const GAP = '  ';
const MIN_WIDTH = 8;

/**
 * An aligned table for a terminal. The widest columns are cut until the lines fit.
 * @param width undefined: nothing is cut
 */
export function tableText(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  width: number | undefined,
): string {
  const even = rows.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')));
  const widths = fitted(
    headings.map((heading, at) => Math.max(stringWidth(heading), ...even.map((row) => stringWidth(row[at] ?? '')))),
    width,
  );
  const right = headings.map((_, at) => even.length > 0 && even.every((row) => NUMBER.test(row[at] ?? '')));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => padded(cut(cell, widths[at] ?? 0), widths[at] ?? 0, right[at] ?? false))
      .join(GAP)
      .trimEnd();
  return [line(headings), line(widths.map((size) => '─'.repeat(size))), ...even.map(line)].join('\n');
}

function fitted(widths: readonly number[], width: number | undefined): readonly number[] {
  const sizes = [...widths];
  const total = () => sizes.reduce((sum, size) => sum + size + GAP.length, -GAP.length);
  while (width !== undefined && total() > width) {
    const widest = sizes.indexOf(Math.max(...sizes));
    const size = sizes[widest] ?? 0;
    if (size <= MIN_WIDTH) break;
    sizes[widest] = size - 1;
  }
  return sizes;
}

/** Cuts between characters as people count them. */
function cut(cell: string, width: number): string {
  if (stringWidth(cell) <= width) return cell;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(cell)) {
    if (stringWidth(kept + segment) > width - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

function padded(cell: string, width: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, width - stringWidth(cell)));
  return right ? space + cell : cell + space;
}
