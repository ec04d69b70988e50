/**
 * The index at which a dragged row lands, counted from the top of the list.
 * @param rows the height of each row, CSS pixels
 * @param moved how far the row was dragged, CSS pixels, down positive
 */
export function dropPlace(rows: readonly number[], from: number, moved: number): number {
  const step = Math.sign(moved);
  let [place, left] = [from, Math.abs(moved)];
  // A row gives way when the dragged row reaches its middle.
  for (let next = from + step; step !== 0 && next >= 0 && next < rows.length; next += step) {
    const height = rows[next] ?? 0;
    if (left < height / 2) break;
    left -= height;
    place = next;
  }
  return place;
}
