import { mix, rgb, type Rgb } from '../art/colour.ts';
import { noiseFrom } from '../art/noise.ts';
import { grain, type Sheet, shade } from '../art/sheet.ts';

/** Pixels of one thread. */
const THREAD = 6;
const GREEN = rgb('#1f4a3c');
const NAVY = rgb('#172a4a');
const WINE = rgb('#8c2433');
const CREAM = rgb('#efe3c8');
const GOLD = rgb('#d5a13a');

/** The sett: how many threads of each colour, read to the end and back again. */
const SETT: readonly (readonly [count: number, colour: Rgb])[] = [
  [3, CREAM],
  [12, WINE],
  [4, NAVY],
  [30, GREEN],
  [2, GOLD],
  [10, GREEN],
  [26, NAVY],
  [4, WINE],
  [4, NAVY],
  [10, WINE],
];
const HALF = SETT.flatMap(([count, colour]) => Array.from({ length: count }, () => colour));
const REPEAT = [...HALF, ...HALF.toReversed()];

/** A tartan woven thread by thread: two over, two under, so the twill runs as a fine diagonal. */
export function drawHighlandPlaid(sheet: Sheet): void {
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
    return mix([8, 10, 16], thread.map((part) => part * 1.06) as unknown as Rgb, Math.min(1, light + uneven));
  });
  grain(sheet, 10);
}

function threadAt(index: number): Rgb {
  return REPEAT[index % REPEAT.length] ?? GREEN;
}
