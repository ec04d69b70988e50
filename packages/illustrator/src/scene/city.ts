import { mix, shade } from '../draw/colour.ts';
import { n, shape, type Studio } from '../draw/studio.ts';

/** A row of houses along a line: towers behind (0), gabled houses in front (1). */
export function city(studio: Studio, y: number, row: 0 | 1): string {
  const { width, random, palette, unit, height } = studio;
  let all = '';
  for (let x = -unit * 4; x < width; ) {
    const w = unit * random.between(10, row === 0 ? 16 : 20);
    const centre = 1 - Math.abs((x + w / 2) / width - 0.5) * 1.1;
    const tall =
      unit * (row === 0 ? random.between(40, 95) * (1.35 - centre) : random.between(16, 34) * (1.3 - centre * 0.5));
    const fill =
      row === 0
        ? mix(palette.ground[0], palette.sky[1], random.between(0.15, 0.45))
        : mix(palette.ground[1], random.pick([...palette.accents]), random.between(0.05, palette.dark ? 0.12 : 0.4));
    all += house(studio, [x, y, w, tall], fill, row);
    x += w + unit * random.between(0, row === 0 ? 2.5 : 0.6);
  }
  return `${all}<rect x="-10" y="${n(y - 1)}" width="${n(width + 20)}" height="${n(height - y + 10)}" fill="${mix(palette.ground[1], palette.sky[1], row === 0 ? 0.25 : 0)}"/>`;
}

function house(
  studio: Studio,
  [x, y, w, tall]: readonly [number, number, number, number],
  fill: string,
  row: 0 | 1,
): string {
  const { random, unit, palette } = studio;
  const roof = random();
  const top = y - tall;
  const crown =
    row === 1
      ? `M${n(x)} ${n(top)}L${n(x + w / 2)} ${n(top - w * 0.42)}L${n(x + w)} ${n(top)}Z`
      : roof < 0.3
        ? `M${n(x + w * 0.2)} ${n(top)}v${n(-unit * 4)}h${n(w * 0.6)}v${n(unit * 4)}Z`
        : roof < 0.5
          ? `M${n(x)} ${n(top)}L${n(x + w)} ${n(top - w * 0.4)}V${n(top)}Z`
          : roof < 0.7
            ? `M${n(x + w * 0.46)} ${n(top)}v${n(-unit * 9)}h${n(w * 0.08)}v${n(unit * 9)}Z`
            : '';
  const body = shape(studio, `M${n(x)} ${n(y + 4)}V${n(top)}H${n(x + w)}V${n(y + 4)}Z`, fill, 0.8);
  const side = `<path d="M${n(x + w * 0.68)} ${n(y)}V${n(top)}H${n(x + w)}V${n(y)}Z" fill="${shade(fill, -0.05)}"/>`;
  const above = crown === '' ? '' : shape(studio, crown, row === 1 ? shade(fill, -0.13) : fill, 0.8);
  const lit = palette.dark || studio.time === 'sunset' ? '#ffdf8c' : mix('#ffffff', palette.sky[1], 0.35);
  let windows = '';
  const [sx, sy] = [unit * 3.1, unit * 4.6];
  for (let wy = top + unit * 2.6; wy < y - unit * 3; wy += sy)
    for (let wx = x + unit * 1.8; wx < x + w - unit * 2.4; wx += sx)
      if (random.chance(0.62)) windows += `M${n(wx)} ${n(wy)}h${n(unit * 1.35)}v${n(unit * 2.2)}h${n(-unit * 1.35)}Z`;
  return `${above}${body}${side}<path d="${windows}" fill="${lit}" fill-opacity="${row === 0 ? 0.75 : 0.95}"/>`;
}
