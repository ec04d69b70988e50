import { mix, shade } from '../draw/colour.ts';
import { disc, glow, gradient, halo, n, shape, stroke, type Studio } from '../draw/studio.ts';

/** Where the sun or the moon stands, and its radius. */
export type Light = readonly [x: number, y: number, radius: number];

/** The sky with its lights and clouds, over the whole picture. */
export function sky(studio: Studio, light: Light): string {
  const { place, understanding } = studio;
  const { weather } = understanding;
  if (place === 'underwater') return underwater(studio);
  const overcast = weather.includes('rain') || weather.includes('storm');
  return [
    backdrop(studio, light),
    studio.palette.dark ? stars(studio, place === 'space' ? 1 : 0.62) : '',
    weather.includes('aurora') ? aurora(studio) : '',
    place === 'space' ? planets(studio) : overcast || weather.includes('aurora') ? '' : luminary(studio, light),
    weather.includes('rainbow') ? rainbow(studio) : '',
    place === 'space' ? '' : clouds(studio, overcast ? 7 : studio.palette.dark ? 3 : 5),
  ].join('');
}

function backdrop(studio: Studio, [x, y]: Light): string {
  const { width, height, palette, style } = studio;
  const [top, middle, low] = palette.sky;
  const all = `<rect width="${n(width)}" height="${n(height)}" fill="${gradient(studio, 'sky', [
    [0, top],
    [0.45, middle],
    [0.8, low],
  ])}"/>`;
  if (style === 'modern') return bands(studio, [x, y]);
  if (style === 'cartoon')
    return `<rect width="${n(width)}" height="${n(height)}" fill="${middle}"/>${rays(studio, [x, y], mix(middle, palette.dark ? top : low, 0.55))}${halftone(studio)}`;
  return all;
}

/** Rings of flat colour around the light. */
function bands(studio: Studio, [x, y]: readonly [number, number]): string {
  const { width, height, palette, unit } = studio;
  const [top, middle, low] = palette.sky;
  const rings = 7;
  const reach = Math.hypot(width, height) * 0.62;
  let all = `<rect width="${n(width)}" height="${n(height)}" fill="${top}"/>`;
  for (let ring = rings; ring > 0; ring--) {
    const share = ring / rings;
    const colour = share > 0.5 ? mix(middle, top, (share - 0.5) * 2) : mix(low, middle, share * 2);
    all += glow([x, y, 22 * unit + reach * share ** 1.25], colour, 1);
  }
  return all;
}

/** Rays in one colour from a point to the edges. */
export function rays({ width, height }: Studio, [x, y]: readonly [number, number], fill: string): string {
  const reach = Math.hypot(width, height);
  const count = 14;
  let path = '';
  for (let ray = 0; ray < count; ray++) {
    const from = (ray / count) * Math.PI * 2 + 0.1;
    const to = from + Math.PI / count;
    path += `M${n(x)} ${n(y)}L${n(x + reach * Math.cos(from))} ${n(y + reach * Math.sin(from))}L${n(x + reach * Math.cos(to))} ${n(y + reach * Math.sin(to))}Z`;
  }
  return `<path d="${path}" fill="${fill}"/>`;
}

/** Rows of dots that shrink downwards, from the upper edge. */
function halftone({ width, height, unit, palette }: Studio): string {
  const step = unit * 4.4;
  let path = '';
  for (let row = 0; row * step < height * 0.34; row++) {
    const radius = unit * 1.55 * (1 - (row * step) / (height * 0.34));
    if (radius < unit * 0.2) break;
    for (let x = row % 2 === 0 ? 0 : step / 2; x < width + step; x += step)
      path += `M${n(x - radius)} ${n(row * step * 0.87)}a${n(radius)} ${n(radius)} 0 1 0 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-radius * 2)} 0`;
  }
  return `<path d="${path}" fill="${palette.sky[0]}" fill-opacity=".75"/>`;
}

const fourPoint = (x: number, y: number, r: number): string =>
  `M${n(x)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x - r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}Z`;

export function stars({ random, width, height, unit, palette, style }: Studio, share: number): string {
  let all = '';
  const count = style === 'modern' ? 60 : 120;
  for (let star = 0; star < count; star++) {
    const x = random() * width;
    const y = random() ** 1.2 * height * share;
    const size = unit * (0.14 + 0.5 * random() ** 4);
    all += random.chance(0.12)
      ? `<path d="${fourPoint(x, y, size * 4 + unit * 0.5)}" fill="${palette.light}"/>`
      : `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="#fff" fill-opacity="${n(0.5 + random() * 0.5)}"/>`;
  }
  return all;
}

/** Four-pointed sparkles in an area, for magic and for things that shine. */
export function sparkles({ random, unit, palette }: Studio, [x, y, reach]: readonly number[], count: number): string {
  let path = '';
  for (let star = 0; star < count; star++) {
    const angle = random() * Math.PI * 2;
    const away = (reach ?? 0) * (0.75 + random() * 0.5);
    path += fourPoint(
      (x ?? 0) + away * Math.cos(angle),
      (y ?? 0) + away * Math.sin(angle) * 1.1,
      unit * random.between(1, 3.4),
    );
  }
  return `<path d="${path}" fill="${palette.light}"/>`;
}

function luminary(studio: Studio, [x, y, radius]: Light): string {
  const { palette, style, understanding } = studio;
  const moon = palette.dark || understanding.weather.includes('moon');
  const body = disc(studio, [x, y, radius], palette.light);
  if (!moon) {
    const rings =
      style === 'modern'
        ? glow([x, y, radius * 1.32], palette.light, 0.35) + glow([x, y, radius * 1.7], palette.light, 0.2)
        : '';
    return (
      (style === 'anime'
        ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 3)}" fill="${halo(studio, 'sun', palette.light)}"/>`
        : rings) + body
    );
  }
  const grey = mix(palette.light, palette.sky[1], 0.22);
  const craters = [
    [-0.35, -0.2, 0.18],
    [0.3, 0.32, 0.24],
    [0.1, -0.48, 0.1],
    [-0.28, 0.42, 0.12],
    [0.5, -0.1, 0.09],
  ].map(([dx = 0, dy = 0, r = 0]) => glow([x + dx * radius, y + dy * radius, r * radius], grey, 1));
  const shine =
    style === 'cartoon'
      ? ''
      : `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 2.2)}" fill="${halo(studio, 'moon', palette.light)}" fill-opacity=".6"/>`;
  return `${shine}${body}${craters.join('')}`;
}

function planets(studio: Studio): string {
  const { random, width, height, unit, palette } = studio;
  const spots = [
    [0.16, 0.3],
    [0.84, 0.2],
    [0.82, 0.5],
    [0.12, 0.62],
  ];
  return (
    nebula(studio) +
    spots
      .slice(0, 3)
      .map(([fx = 0, fy = 0], at) => {
        const x = width * (fx + random.between(-0.05, 0.05));
        const y = height * (fy + random.between(-0.04, 0.04));
        const r = unit * random.between(6, at === 0 ? 15 : 10);
        const colour = [palette.accents[1], palette.accents[0], palette.ground[0]][at] ?? palette.light;
        const low = shade(colour, -0.16);
        const stripe = `M${n(x - r * 0.96)} ${n(y + r * 0.28)}Q${n(x)} ${n(y + r * 0.62)} ${n(x + r * 0.96)} ${n(y + r * 0.28)}A${n(r)} ${n(r)} 0 0 1 ${n(x - r * 0.96)} ${n(y + r * 0.28)}Z`;
        const band = `M${n(x - r * 0.97)} ${n(y - r * 0.22)}Q${n(x)} ${n(y + r * 0.12)} ${n(x + r * 0.97)} ${n(y - r * 0.22)}L${n(x + r)} ${n(y)}Q${n(x)} ${n(y + r * 0.34)} ${n(x - r)} ${n(y)}Z`;
        const ring =
          at === 1
            ? ''
            : `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.75)}" ry="${n(r * 0.34)}" fill="none" stroke="${palette.light}" stroke-width="${n(r * 0.13)}" stroke-dasharray="${n(r * 4.2)} ${n(r * 2.2)}" stroke-dashoffset="${n(r * 0.4)}"/>`;
        return `<g transform="rotate(-20 ${n(x)} ${n(y)})">${disc(studio, [x, y, r], colour)}<path d="${stripe}" fill="${low}"/><path d="${band}" fill="${shade(colour, 0.07)}"/>${ring}</g>`;
      })
      .join('')
  );
}

function nebula(studio: Studio): string {
  const { random, width, height, palette, style } = studio;
  if (style === 'modern' || style === 'cartoon') return '';
  return [palette.sky[2], palette.accents[1], palette.ground[0]]
    .map(
      (colour, at) =>
        `<ellipse cx="${n(width * random.between(0.1, 0.9))}" cy="${n(height * (0.2 + 0.25 * at))}" rx="${n(width * 0.7)}" ry="${n(height * 0.18)}" fill="${halo(studio, `nebula${at}`, colour)}" fill-opacity=".5"/>`,
    )
    .join('');
}

function clouds(studio: Studio, count: number): string {
  const { random, width, height, palette, style, unit } = studio;
  const white = palette.dark ? mix(palette.sky[1], '#ffffff', 0.22) : mix(palette.sky[2], '#ffffff', 0.7);
  let all = '';
  for (let cloud = 0; cloud < count; cloud++) {
    const side = cloud % 2 === 0 ? random.between(-0.05, 0.3) : random.between(0.7, 1.05);
    const y = height * (0.1 + (0.42 * (cloud + random())) / count);
    const size = unit * random.between(6, style === 'anime' ? 16 : 11);
    if (style === 'modern') all += pill(width * side, y, size, white);
    else if (style === 'anime') all += cumulus(studio, [width * side, y, size], white);
    else all += puff(studio, [width * side, y, size], white);
  }
  return all;
}

/** A cloud of round bars. */
const pill = (x: number, y: number, size: number, fill: string): string =>
  [
    [-1.4, 0, 2.8],
    [-0.7, -0.52, 1.7],
    [-2, 0.52, 2.6],
  ]
    .map(
      ([dx = 0, dy = 0, length = 0]) =>
        `<rect x="${n(x + dx * size)}" y="${n(y + dy * size)}" width="${n(length * size)}" height="${n(size * 0.54)}" rx="${n(size * 0.27)}" fill="${fill}"/>`,
    )
    .join('');

function puff(studio: Studio, [x, y, s]: readonly [number, number, number], fill: string): string {
  const at = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
  const d = `M${at(-1.6, 0.4)}a${n(s * 0.5)} ${n(s * 0.5)} 0 0 1 ${n(s * 0.3)} ${n(-s * 0.95)}a${n(s * 0.75)} ${n(s * 0.75)} 0 0 1 ${n(s * 1.25)} ${n(-s * 0.35)}a${n(s * 0.6)} ${n(s * 0.6)} 0 0 1 ${n(s * 1)} ${n(s * 0.4)}a${n(s * 0.5)} ${n(s * 0.5)} 0 0 1 ${n(s * 0.45)} ${n(s * 0.9)}Z`;
  return shape(studio, d, fill);
}

/** A towering cloud: light heads over a shaded foot. */
function cumulus({ random, palette }: Studio, [x, y, s]: readonly [number, number, number], fill: string): string {
  const low = mix(fill, palette.sky[1], 0.55);
  const heads = Array.from({ length: 9 }, (_, at) => {
    const t = at / 8 - 0.5;
    return [
      x + t * s * 3,
      y - (0.3 - t * t) * s * 1.9 + random.between(-0.12, 0.12) * s,
      s * (0.75 - Math.abs(t) * 0.75),
    ] as const;
  });
  const layer = (dy: number, shrink: number, colour: string): string =>
    heads.map(([cx, cy, r]) => glow([cx, cy + dy * s, r * shrink], colour, 1)).join('');
  return layer(0.26, 1, low) + layer(0.06, 0.97, mix(fill, low, 0.4)) + layer(-0.05, 0.86, fill);
}

const SPECTRUM = ['#ff6b6b', '#ffa94d', '#ffd43b', '#69db7c', '#4dabf7', '#9775fa'];

function rainbow(studio: Studio): string {
  const { width, height, unit } = studio;
  return SPECTRUM.map((colour, at) => {
    const r = width * 0.62 - at * unit * 3.2;
    return `<path d="M${n(width / 2 - r)} ${n(height * 0.66)}A${n(r)} ${n(r * 1.25)} 0 0 1 ${n(width / 2 + r)} ${n(height * 0.66)}" fill="none" stroke="${colour}" stroke-width="${n(unit * 3.3)}" stroke-opacity=".9"/>`;
  }).join('');
}

function aurora(studio: Studio): string {
  const { width, height, random } = studio;
  return ['#5ef2b2', '#57c7ff', '#b98cff']
    .map((colour, at) => {
      const y = height * (0.14 + at * 0.09);
      const bend = random.between(0.04, 0.09) * height;
      return `<path d="M0 ${n(y + bend)}C${n(width * 0.3)} ${n(y - bend)} ${n(width * 0.6)} ${n(y + bend * 2)} ${n(width)} ${n(y - bend)}V${n(y + height * 0.2)}C${n(width * 0.6)} ${n(y + height * 0.3)} ${n(width * 0.3)} ${n(y + height * 0.1)} 0 ${n(y + height * 0.24)}Z" fill="${gradient(studio, `aurora${at}`, [[0, colour]])}" fill-opacity=".45"/>`;
    })
    .join('');
}

function underwater(studio: Studio): string {
  const { width, height, palette, random, unit } = studio;
  const [top, middle, low] = palette.sky;
  let all = `<rect width="${n(width)}" height="${n(height)}" fill="${gradient(studio, 'sky', [
    [0, top],
    [0.4, middle],
    [1, low],
  ])}"/>`;
  for (let beam = 0; beam < 6; beam++) {
    const x = width * (0.05 + 0.18 * beam + random.between(-0.05, 0.05));
    const w = width * random.between(0.04, 0.11);
    all += `<path d="M${n(x)} 0h${n(w)}L${n(x + w * 2.2 - width * 0.12)} ${n(height * 0.75)}h${n(-w * 2)}Z" fill="#fff" fill-opacity=".13"/>`;
  }
  for (let bubble = 0; bubble < 34; bubble++) {
    const [x, y, r] = [random() * width, random() * height, unit * random.between(0.6, 2.8)];
    all += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff" fill-opacity=".16"${stroke(studio, 0.4)}/>${glow([x - r * 0.3, y - r * 0.3, r * 0.3], '#ffffff', 0.7)}`;
  }
  return all;
}
