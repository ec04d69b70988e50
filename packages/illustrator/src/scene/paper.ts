import { mix } from '../draw/colour.ts';
import { glow, gradient, n, type Studio } from '../draw/studio.ts';
import { twig } from './plants.ts';
import { rays } from './sky.ts';

/** A quiet ground for things and patterns. */
export function ground({ palette, style }: Studio): string {
  if (style === 'pencil' || style === 'sketch') return palette.paper;
  return palette.dark ? mix(palette.sky[0], palette.sky[1], 0.35) : mix(palette.paper, palette.sky[1], 0.18);
}

/** The sheet behind things and windows, in the manner of the style: blocks of colour, rays, a glow, or plain paper. */
export function sheet(studio: Studio): string {
  const { width, height, palette, style, random, unit } = studio;
  const plain = ground(studio);
  const rect = (fill: string): string => `<rect width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;
  if (style === 'cartoon')
    return rect(plain) + rays(studio, [width * 0.5, height * 0.54], mix(plain, palette.sky[1], 0.3));
  if (style === 'modern') {
    const [from, to] = random.pick<readonly [number, number]>([
      [0.3, 0.7],
      [0.72, 0.34],
      [0.5, 0.5],
    ]);
    return `${rect(plain)}<path d="M0 ${n(height * from)}L${n(width)} ${n(height * to)}V${n(height)}H0Z" fill="${mix(plain, palette.sky[1], palette.dark ? 0.3 : 0.4)}"/>`;
  }
  if (style !== 'anime') return rect(plain);
  const sky = gradient(studio, 'sheet', [
    [0, mix(plain, palette.sky[0], 0.75)],
    [0.45, mix(plain, palette.sky[1], 0.7)],
    [1, mix(plain, palette.accents[0], 0.4)],
  ]);
  let specks = '';
  for (let speck = 0; speck < 44; speck++)
    specks += glow(
      [random() * width, random() * height, unit * random.between(0.4, 3)],
      '#ffffff',
      0.08 + random() * 0.3,
    );
  return rect(sky) + specks;
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
    [-36, -12, 12, 36]
      .map((spread, at) =>
        twig(
          studio,
          [x, y, unit * (at === 1 || at === 2 ? 34 : 26)],
          turn + spread,
          at % 2 === 0 ? fill : mix(fill, palette.accents[1], 0.3),
        ),
      )
      .join('');
  return (
    fan(width * 1.02, -unit * 2, 130) +
    fan(-width * 0.02, height + unit * 2, -50) +
    fan(-width * 0.02, -unit * 2, 50) +
    fan(width * 1.02, height + unit * 2, 230)
  );
}
