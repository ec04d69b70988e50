import { mix, rgb, type Rgb } from '../../art/colour.ts';
import { noiseFrom } from '../../art/noise.ts';
import type { Palette } from '../../art/palette.ts';
import { grain, type Sheet, shade } from '../../art/sheet.ts';

const BLACK: Rgb = [0, 0, 0];
/** Pixels of one thread. */
const THREAD = 6;
/** The sett: how many threads of each colour of the palette, read to the end and back again. */
const SETT: readonly (readonly [count: number, colour: number])[] = [
  [3, 3],
  [12, 2],
  [4, 1],
  [30, 0],
  [2, 4],
  [10, 0],
  [26, 1],
  [4, 2],
  [4, 1],
  [10, 2],
];

/**
 * A tartan woven thread by thread: two over, two under, so the twill runs as a fine diagonal.
 * Palette: two grounds, the stripe, and two fine lines.
 */
export function drawHighlandPlaid(sheet: Sheet, palette: Palette): void {
  const colours = palette.map(rgb);
  const half = SETT.flatMap(([count, colour]) => Array.from({ length: count }, () => colours[colour] ?? BLACK));
  const repeat = [...half, ...half.toReversed()];
  const threadAt = (index: number): Rgb => repeat[index % repeat.length] ?? BLACK;
  const slub = noiseFrom(61);
  shade(sheet, (px, py) => {
    const column = Math.floor(px / THREAD);
    const row = Math.floor(py / THREAD);
    const warpOnTop = (column + row) % 4 < 2;
    const thread = warpOnTop ? threadAt(column) : threadAt(row + 17);
    // A thread is a little cylinder: lit in its middle, dark where it dips under its neighbour.
    const across = (((warpOnTop ? px : py) % THREAD) / THREAD - 0.5) * 2;
    const light = 1 - 0.26 * across * across + (warpOnTop ? 0.05 : -0.03);
    const uneven = 0.09 * (warpOnTop ? slub(column * 0.71, py / 190) : slub(px / 190, row * 0.71 + 99));
    const bright: Rgb = [thread[0] * 1.06, thread[1] * 1.06, thread[2] * 1.06];
    return mix([8, 10, 16], bright, Math.min(1, light + uneven));
  });
  grain(sheet, 10);
}
