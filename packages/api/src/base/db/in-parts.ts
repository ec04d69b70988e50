/** Splits rows into parts, one statement each: the number of values per statement is limited. */
export function inParts<Row>(rows: readonly Row[], most = 200): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, part) => rows.slice(part * most, (part + 1) * most));
}
