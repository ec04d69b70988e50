import { mix, rgb } from '../../art/colour.ts';
import { noiseFrom } from '../../art/noise.ts';
import { ink, type Palette } from '../../art/palette.ts';
import { grain, type Sheet, shade } from '../../art/sheet.ts';

const CHECK = 125;

/** A picnic cloth: bands of colour over cream, woven fine. Palette: the cloth, the bands, a fine line. */
export function drawGingham(sheet: Sheet, palette: Palette): void {
  const [cloth, band, line] = [0, 1, 2].map((i) => rgb(ink(palette, i)));
  if (!cloth || !band || !line) return;
  const slub = noiseFrom(91);
  const inBand = (at: number): number => (Math.floor(at / CHECK) % 2 === 0 ? 1 : 0);
  const onLine = (at: number): number => (Math.abs((at % (2 * CHECK)) - 1.5 * CHECK) < 5 ? 1 : 0);
  shade(sheet, (px, py) => {
    const strength = 0.46 * (inBand(px) + inBand(py));
    const colour = mix(cloth, band, strength);
    const lined = mix(colour, line, 0.5 * Math.min(1, onLine(px) + onLine(py)));
    const weave = 0.05 * (((px >> 2) + (py >> 2)) % 2) + 0.05 * slub(px / 9, py / 120) + 0.05 * slub(px / 120, py / 9);
    return mix(lined, [40, 30, 40], Math.max(0, weave));
  });
  grain(sheet, 7);
}
