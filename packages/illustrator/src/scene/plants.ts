import { mix, shade } from '../draw/colour.ts';
import { disc, glow, n, shape, stroke, type Studio } from '../draw/studio.ts';

export type Spot = readonly [x: number, y: number, size: number];

/** A fir: three tiers, its right half in shade. `y` is its foot. */
export function fir(studio: Studio, [x, y, s]: Spot, fill: string, snow: boolean): string {
  const trunk = shape(
    studio,
    `M${n(x - s * 0.07)} ${n(y)}v${n(-s * 0.3)}h${n(s * 0.14)}v${n(s * 0.3)}Z`,
    mix(fill, '#4a2f27', 0.6),
    0.7,
  );
  const tiers = [
    [0.2, 0.72, 0.4],
    [0.52, 0.58, 0.36],
    [0.82, 0.44, 0.34],
  ].map(([up = 0, height = 0, half = 0]) => {
    const [foot, top, w] = [y - s * up, y - s * (up + height), s * half];
    const whole = studio.look.geometric
      ? `M${n(x)} ${n(top)}L${n(x + w)} ${n(foot)}H${n(x - w)}Z`
      : `M${n(x)} ${n(top)}Q${n(x + w * 0.35)} ${n(foot - s * 0.22)} ${n(x + w)} ${n(foot)}Q${n(x)} ${n(foot + s * 0.09)} ${n(x - w)} ${n(foot)}Q${n(x - w * 0.35)} ${n(foot - s * 0.22)} ${n(x)} ${n(top)}Z`;
    const half2 = `M${n(x)} ${n(top)}L${n(x + w)} ${n(foot)}H${n(x + w * 0.1)}Z`;
    const cap = snow
      ? `<path d="M${n(x)} ${n(top)}L${n(x + w * 0.46)} ${n(top + (foot - top) * 0.5)}L${n(x + w * 0.12)} ${n(top + (foot - top) * 0.4)}L${n(x - w * 0.1)} ${n(top + (foot - top) * 0.56)}L${n(x - w * 0.44)} ${n(top + (foot - top) * 0.46)}Z" fill="#f7fbff"/>`
      : '';
    return `${shape(studio, whole, fill, 0.8)}<path d="${half2}" fill="${shade(fill, -0.07)}" fill-opacity=".6"/>${cap}`;
  });
  return trunk + tiers.join('');
}

/** A tree with a round crown; in autumn and in bloom by its colour. */
export function leafy(studio: Studio, [x, y, s]: Spot, fill: string): string {
  const trunk = shape(
    studio,
    `M${n(x - s * 0.07)} ${n(y)}q${n(s * 0.05)} ${n(-s * 0.3)} ${n(s * 0.02)} ${n(-s * 0.6)}h${n(s * 0.1)}q${n(-s * 0.03)} ${n(s * 0.3)} ${n(s * 0.05)} ${n(s * 0.6)}Z`,
    '#7a5240',
    0.8,
  );
  if (studio.look.geometric)
    return `${trunk}${glow([x, y - s * 0.85, s * 0.5], fill, 1)}<path d="M${n(x)} ${n(y - s * 1.35)}a${n(s * 0.5)} ${n(s * 0.5)} 0 0 1 0 ${n(s)}Z" fill="${shade(fill, -0.07)}"/>`;
  const crown = [
    [-0.28, -0.72, 0.3],
    [0.3, -0.76, 0.3],
    [0, -0.62, 0.32],
    [0.02, -1.02, 0.36],
  ] as const;
  const back = crown.map(([dx, dy, r]) => disc(studio, [x + dx * s, y + dy * s, r * s], shade(fill, -0.07)));
  const front = crown.map(([dx, dy, r]) => glow([x + (dx - 0.02) * s, y + (dy - 0.03) * s, r * s * 0.9], fill, 1));
  const lightSide = crown.map(([dx, dy, r]) =>
    glow([x + (dx - 0.09) * s, y + (dy - 0.1) * s, r * s * 0.5], shade(fill, 0.06), 0.9),
  );
  return trunk + back.join('') + front.join('') + lightSide.join('');
}

export function palm(studio: Studio, [x, y, s]: Spot, fill: string): string {
  const top = [x + s * 0.22, y - s * 1.2] as const;
  const trunk = shape(
    studio,
    `M${n(x - s * 0.06)} ${n(y)}Q${n(x)} ${n(y - s * 0.7)} ${n(top[0] - s * 0.03)} ${n(top[1])}h${n(s * 0.07)}Q${n(x + s * 0.12)} ${n(y - s * 0.6)} ${n(x + s * 0.08)} ${n(y)}Z`,
    '#8a6246',
    0.8,
  );
  const leaves = [-165, -130, -80, -40, -8, 25, 195].map((angle, at) => {
    const turn = `rotate(${angle} ${n(top[0])} ${n(top[1])})`;
    return `<g transform="${turn}">${shape(studio, `M${n(top[0])} ${n(top[1])}q${n(s * 0.3)} ${n(-s * 0.2)} ${n(s * 0.62)} ${n(s * 0.06)}q${n(-s * 0.34)} ${n(-s * 0.02)} ${n(-s * 0.62)} ${n(-s * 0.06)}Z`, shade(fill, at % 2 === 0 ? 0 : -0.06), 0.7)}</g>`;
  });
  return trunk + leaves.join('');
}

export function cactus(studio: Studio, [x, y, s]: Spot, fill: string): string {
  const bar = (dx: number, top: number, height: number, w: number): string =>
    `M${n(x + dx * s - w * s)} ${n(y - top * s + w * s)}a${n(w * s)} ${n(w * s)} 0 0 1 ${n(2 * w * s)} 0v${n((height - w) * s)}h${n(-2 * w * s)}Z`;
  const arm = (side: 1 | -1, up: number): string =>
    `M${n(x)} ${n(y - up * s)}h${n(side * 0.2 * s)}q${n(side * 0.14 * s)} 0 ${n(side * 0.14 * s)} ${n(-0.14 * s)}v${n(-0.2 * s)}`;
  const arms = [arm(1, 0.42), arm(-1, 0.56)].map((d) => {
    const width = s * 0.15;
    const line =
      studio.look.line > 0
        ? `<path d="${d}" fill="none" stroke="${studio.look.ink}" stroke-width="${n(width + studio.look.line * studio.unit * 1.8)}" stroke-linecap="round"/>`
        : '';
    return `${line}<path d="${d}" fill="none" stroke="${fill}" stroke-width="${n(width)}" stroke-linecap="round"/>`;
  });
  return (
    arms.join('') +
    shape(studio, bar(0, 1.1, 1.1, 0.12), fill) +
    `<path d="M${n(x - s * 0.03)} ${n(y - s * 0.9)}v${n(s * 0.8)}M${n(x + s * 0.04)} ${n(y - s * 0.9)}v${n(s * 0.8)}" stroke="${shade(fill, -0.1)}" stroke-width="${n(s * 0.02)}" fill="none"/>`
  );
}

/** A flower on its stem; `y` is the ground. */
export function flower(studio: Studio, [x, y, s]: Spot, fill: string): string {
  const { random, palette } = studio;
  const tall = s * random.between(1.6, 2.6);
  const lean = s * random.between(-0.4, 0.4);
  const green = shade(palette.ground[2], studio.palette.dark ? 0.08 : -0.06);
  const stem = `<path d="M${n(x)} ${n(y)}q${n(-lean * 0.4)} ${n(-tall * 0.6)} ${n(lean)} ${n(-tall)}" fill="none" stroke="${green}" stroke-width="${n(Math.max(2, s * 0.14))}" stroke-linecap="round"/><path d="M${n(x)} ${n(y - tall * 0.25)}q${n(s * 0.6)} ${n(-s * 0.5)} ${n(s * 0.8)} ${n(-s * 0.2)}q${n(-s * 0.3)} ${n(s * 0.35)} ${n(-s * 0.8)} ${n(s * 0.2)}Z" fill="${green}"/>`;
  const [cx, cy] = [x + lean, y - tall];
  const kind = random();
  if (kind < 0.25)
    return `${stem}${shape(studio, `M${n(cx - s * 0.45)} ${n(cy - s * 0.4)}l${n(s * 0.22)} ${n(s * 0.24)}l${n(s * 0.23)} ${n(-s * 0.34)}l${n(s * 0.23)} ${n(s * 0.34)}l${n(s * 0.22)} ${n(-s * 0.24)}q${n(s * 0.1)} ${n(s * 0.85)} ${n(-s * 0.45)} ${n(s * 0.85)}q${n(-s * 0.55)} 0 ${n(-s * 0.45)} ${n(-s * 0.85)}Z`, fill, 0.6)}`;
  const petals = kind < 0.6 ? 5 : 8;
  let heads = '';
  for (let petal = 0; petal < petals; petal++) {
    const angle = (petal / petals) * 360;
    heads += `<ellipse cx="${n(cx)}" cy="${n(cy - s * 0.42)}" rx="${n(s * (petals === 5 ? 0.32 : 0.18))}" ry="${n(s * 0.4)}" fill="${fill}" transform="rotate(${angle} ${n(cx)} ${n(cy)})"${stroke(studio, 0.5)}/>`;
  }
  return `${stem}${heads}${disc(studio, [cx, cy, s * 0.25], '#ffcf4a', 0.5)}`;
}

/** Blades of grass along a line. */
export function grass(
  { random, unit }: Studio,
  [from, to]: readonly [number, number],
  y: number,
  fill: string,
): string {
  let path = '';
  for (let x = from; x < to; x += unit * random.between(1.2, 3.2)) {
    const tall = unit * random.between(2, 5.5);
    const lean = unit * random.between(-1.6, 1.6);
    path += `M${n(x)} ${n(y)}q${n(lean * 0.2)} ${n(-tall * 0.6)} ${n(lean)} ${n(-tall)}q${n(-lean * 0.2)} ${n(tall * 0.5)} ${n(unit * 0.7 - lean)} ${n(tall)}Z`;
  }
  return `<path d="${path}" fill="${fill}"/>`;
}

const leafPath = (length: number, width: number): string =>
  `M0 0Q${n(length * 0.35)} ${n(-width)} ${n(length)} 0Q${n(length * 0.35)} ${n(width)} 0 0Z`;

/** A leafy twig that grows from a point in a direction (degrees), with a middle rib on every leaf. */
export function twig(studio: Studio, [x, y, length]: Spot, angle: number, fill: string): string {
  const { unit } = studio;
  const leaves = Math.max(4, Math.round(length / (unit * 4)));
  let parts = `<path d="M0 0Q${n(length * 0.5)} ${n(-length * 0.12)} ${n(length)} ${n(-length * 0.02)}" fill="none" stroke="${shade(fill, -0.12)}" stroke-width="${n(unit * 0.7)}" stroke-linecap="round"/>`;
  for (let leaf = 1; leaf <= leaves; leaf++) {
    const t = leaf / leaves;
    const px = length * t;
    const py = -length * 0.24 * t * (1 - t) - length * 0.02 * t;
    const size = length * (0.3 - 0.14 * t);
    for (const side of leaf === leaves ? [0] : [-48, 48])
      parts += `<g transform="translate(${n(px)} ${n(py)}) rotate(${side})">${shape(studio, leafPath(size, size * 0.42), leaf % 2 === 0 ? fill : shade(fill, 0.05), 0.6)}<path d="M${n(size * 0.1)} 0H${n(size * 0.8)}" stroke="${shade(fill, -0.1)}" stroke-width="${n(unit * 0.25)}"/></g>`;
  }
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${parts}</g>`;
}

/** A branch with blossom that reaches into the picture from a corner. */
export function blossomBranch(studio: Studio, side: 1 | -1, y: number): string {
  const { width, unit, random } = studio;
  const x = side === 1 ? -unit * 2 : width + unit * 2;
  const reach = width * 0.62 * side;
  const wood = studio.palette.dark ? '#3a2440' : '#6b4436';
  const at = (t: number): [number, number] => [x + reach * t, y + unit * (26 * t * t - 6 * t)];
  let all = `<path d="M${n(x)} ${n(y)}Q${n(x + reach * 0.5)} ${n(y + unit * 0.5)} ${n(x + reach)} ${n(y + unit * 20)}" fill="none" stroke="${wood}" stroke-width="${n(unit * 2.2)}" stroke-linecap="round"/>`;
  for (const t of [0.35, 0.6, 0.8]) {
    const [bx, by] = at(t);
    all += `<path d="M${n(bx)} ${n(by - unit)}q${n(side * unit * 8)} ${n(-unit * 2)} ${n(side * unit * 13)} ${n(unit * (t > 0.5 ? 8 : -9))}" fill="none" stroke="${wood}" stroke-width="${n(unit * 1.1)}" stroke-linecap="round"/>`;
  }
  for (let bloom = 0; bloom < 30; bloom++) {
    const t = random.between(0.08, 1);
    const [bx, by] = at(t);
    all += blossom(studio, [
      bx + unit * random.between(-8, 10) * side,
      by + unit * random.between(-10, 9),
      unit * random.between(1.8, 3.6),
    ]);
  }
  return all;
}

export function blossom(studio: Studio, [x, y, s]: Spot): string {
  const pink = studio.random.pick(['#ffc4d6', '#ff9dbb', '#ffe1ea', '#f784a8']);
  const start = studio.random() * 72;
  let petals = '';
  for (let petal = 0; petal < 5; petal++)
    petals += `<ellipse cx="${n(x)}" cy="${n(y - s * 0.62)}" rx="${n(s * 0.46)}" ry="${n(s * 0.6)}" fill="${pink}" transform="rotate(${n(start + petal * 72)} ${n(x)} ${n(y)})"${stroke(studio, 0.35)}/>`;
  return petals + glow([x, y, s * 0.26], '#d94f7c', 1);
}

/** Petals, leaves or snow that fall through the whole picture. */
export function falling(
  { random, width, height, unit }: Studio,
  colours: readonly [string, ...string[]],
  count: number,
): string {
  let all = '';
  for (let piece = 0; piece < count; piece++) {
    const [x, y, s] = [random() * width, random() * height, unit * random.between(0.8, 2)];
    all += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(s)}" ry="${n(s * 0.55)}" transform="rotate(${n(random() * 360)} ${n(x)} ${n(y)})" fill="${random.pick(colours)}"/>`;
  }
  return all;
}
