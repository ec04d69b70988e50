import { mix } from '../draw/colour.ts';
import { n, type Studio } from '../draw/studio.ts';
import { twig } from './plants.ts';

/** A quiet ground for things and patterns. */
export function ground({ palette, style }: Studio): string {
  if (style === 'pencil' || style === 'sketch') return palette.paper;
  return palette.dark ? mix(palette.sky[0], palette.sky[1], 0.35) : mix(palette.paper, palette.sky[1], 0.18);
}

/** A fine pattern on the paper around the window. */
export function weave({ width, height, unit, palette, random }: Studio): string {
  const colour = mix(palette.sky[1], palette.accents[0], 0.35);
  const step = unit * random.pick([9, 11, 13]);
  const kind = random.pick(['dots', 'crosses', 'drops']);
  let path = '';
  for (let row = 0; row * step < height + step; row++)
    for (let x = row % 2 === 0 ? 0 : step / 2; x < width + step; x += step) {
      const y = row * step;
      const r = unit * 0.7;
      path +=
        kind === 'dots'
          ? `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`
          : kind === 'crosses'
            ? `M${n(x)} ${n(y - r * 2)}L${n(x + r * 0.6)} ${n(y - r * 0.6)}L${n(x + r * 2)} ${n(y)}L${n(x + r * 0.6)} ${n(y + r * 0.6)}L${n(x)} ${n(y + r * 2)}L${n(x - r * 0.6)} ${n(y + r * 0.6)}L${n(x - r * 2)} ${n(y)}L${n(x - r * 0.6)} ${n(y - r * 0.6)}Z`
            : `M${n(x)} ${n(y - r * 2)}q${n(r * 1.6)} ${n(r * 2.6)} 0 ${n(r * 3.4)}q${n(-r * 1.6)} ${n(-r * 0.8)} 0 ${n(-r * 3.4)}Z`;
    }
  return `<path d="${path}" fill="${colour}" fill-opacity=".38"/>`;
}

/** Twigs that grow in from two opposite corners. */
export function corners(studio: Studio): string {
  const { width, height, palette, unit } = studio;
  const fill = mix(palette.ground[1], ground(studio), 0.25);
  const fan = (x: number, y: number, turn: number): string =>
    [-36, -12, 12, 36].map((spread, at) => twig(studio, [x, y, unit * (at === 1 || at === 2 ? 34 : 26)], turn + spread, at % 2 === 0 ? fill : mix(fill, palette.accents[1], 0.3))).join('');
  return fan(width * 1.02, -unit * 2, 130) + fan(-width * 0.02, height + unit * 2, -50) + fan(-width * 0.02, -unit * 2, 50) + fan(width * 1.02, height + unit * 2, 230);
}
