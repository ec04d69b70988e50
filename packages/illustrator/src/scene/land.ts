import { mix, shade } from '../draw/colour.ts';
import { waveOf } from '../draw/random.ts';
import { disc, glow, gradient, n, shape, type Studio } from '../draw/studio.ts';
import { city } from './city.ts';
import { cactus, fir, flower, grass, leafy, palm } from './plants.ts';

/** The parts of a landscape, back to front. The hero stands between `middle` and `near`. */
export interface Land {
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  /** Where feet stand. */
  readonly floor: number;
  /** Where boats float. */
  readonly surface: number;
}

/** Draws the landscape of the place below a horizon (pixels from the top). */
export function land(studio: Studio, horizon: number): Land {
  switch (studio.place) {
    case 'sea':
    case 'lake':
      return water(studio, horizon);
    case 'beach':
      return beach(studio, horizon);
    case 'underwater':
      return seabed(studio);
    case 'space':
      return moonscape(studio);
    case 'sky':
      return cloudsea(studio, horizon);
    case 'city':
      return town(studio, horizon);
    case 'desert':
      return desert(studio, horizon);
    case 'mountains':
    case 'snow':
    case 'forest':
    case 'meadow':
    case 'garden':
    case null:
      return country(studio, horizon);
  }
}

/** The edge of a hill over the whole width, closed at the lower edge of the picture. */
function ridge(studio: Studio, y: number, rise: number, waves: number): { d: string; at: (x: number) => number } {
  const { width, height, random } = studio;
  const wave = waveOf(random);
  const at = (x: number): number => y + rise * (wave((x / width) * waves) + 0.35 * wave((x / width) * waves * 2.3 + 9));
  const step = width / 32;
  let d = `M${n(-step)} ${n(height + 20)}L${n(-step)} ${n(at(-step))}`;
  for (let x = 0; x <= width + step; x += step) d += `L${n(x)} ${n(at(x))}`;
  return { d: `${d}L${n(width + step)} ${n(height + 20)}Z`, at };
}

/** A chain of peaks with a lit and a dark side. */
function peaks(studio: Studio, y: number, tall: number, fill: string): string {
  const { width, random, height, palette } = studio;
  let all = '';
  const spots = [0.08, 0.92, 0.3, 0.72, 0.5].map((share) => width * (share + random.between(-0.07, 0.07)));
  spots.forEach((x, at) => {
    const h = tall * random.between(0.62, 1) * (at === 4 ? 0.72 : 1);
    const w = h * random.between(0.62, 0.85);
    const skew = random.between(-0.12, 0.12) * w;
    const top = y - h;
    const colour = mix(fill, palette.sky[2], at < 2 ? 0.25 : at < 4 ? 0.12 : 0);
    all += shape(
      studio,
      `M${n(x - w)} ${n(y)}L${n(x + skew)} ${n(top)}L${n(x + w)} ${n(y)}V${n(height)}H${n(x - w)}Z`,
      colour,
      0.8,
    );
    all += `<path d="M${n(x + skew)} ${n(top)}L${n(x + w)} ${n(y)}V${n(y + h * 0.2)}L${n(x + w * 0.15)} ${n(y + h * 0.1)}L${n(x + w * 0.3)} ${n(y - h * 0.3)}L${n(x + w * 0.02)} ${n(y - h * 0.55)}Z" fill="${shade(colour, -0.07)}"/>`;
    const cap = 0.3;
    const white = palette.dark ? mix('#ffffff', palette.sky[1], 0.35) : mix('#ffffff', palette.sky[2], 0.2);
    all += `<path d="M${n(x + skew)} ${n(top)}L${n(x + skew + (w - skew) * cap)} ${n(top + h * cap)}l${n(-w * 0.12)} ${n(-h * 0.05)}l${n(-w * 0.1)} ${n(h * 0.1)}l${n(-w * 0.12)} ${n(-h * 0.08)}l${n(-w * 0.1)} ${n(h * 0.05)}L${n(x + skew - (w + skew) * cap * 0.9)} ${n(top + h * cap * 0.9)}Z" fill="${white}"/>`;
  });
  return all;
}

/** Hills, with what grows on them. */
function country(studio: Studio, horizon: number): Land {
  const { width, height, random, palette, place, understanding, unit } = studio;
  const [far, middle, near] = palette.ground;
  const snowy = place === 'snow' || understanding.season === 'winter' || understanding.weather.includes('snowing');
  const ground = snowy
    ? (['#d3e4f3', '#e3eef8', '#f7fbff'].map((hex) => mix(hex, palette.sky[1], palette.dark ? 0.45 : 0.12)) as [
        string,
        string,
        string,
      ])
    : ([far, middle, near] as const);
  const back = ridge(studio, horizon, height * 0.035, 2.2);
  const front = ridge(studio, horizon + height * 0.09, height * 0.025, 1.6);
  const close = ridge(studio, height * 0.87, height * 0.018, 1.4);
  const high = place === 'mountains' || place === 'snow' || random.chance(0.35);
  const wooded = place === 'forest' || place === 'snow' || place === 'mountains';
  const green = snowy
    ? mix('#2f6b6f', palette.sky[1], 0.2)
    : place === 'mountains'
      ? mix('#2f6b5a', palette.sky[1], palette.dark ? 0.5 : 0.15)
      : middle;
  let farPart = high
    ? peaks(
        studio,
        horizon + height * 0.04,
        height * (place === 'mountains' ? 0.34 : 0.2),
        mix(place === 'mountains' ? far : mix(far, palette.sky[0], 0.4), palette.sky[1], 0.25),
      )
    : shape(
        studio,
        ridge(studio, horizon - height * 0.05, height * 0.04, 3).d,
        mix(ground[0], palette.sky[1], 0.5),
        0.6,
      );
  farPart += shape(studio, back.d, ground[0], 0.8);
  if (wooded)
    for (let tree = 0; tree < 15; tree++) {
      const x = (width * (tree + random.between(0.1, 0.9))) / 15;
      farPart += fir(
        studio,
        [x, back.at(x) + unit * 2, unit * random.between(7, 13)],
        mix(green, palette.sky[1], 0.35),
        snowy,
      );
    }
  let middlePart = shape(studio, front.d, ground[1], 0.8);
  for (const share of [0.04, 0.16, 0.86, 0.97]) {
    const x = width * (share + random.between(-0.03, 0.03));
    const spot = [x, front.at(x) + unit * 3, unit * random.between(17, 28)] as const;
    if (wooded) middlePart += fir(studio, [spot[0], spot[1], spot[2] * 1.25], green, snowy);
    else if (!snowy && random.chance(0.75))
      middlePart += leafy(studio, [spot[0], spot[1], spot[2] * 0.8], crownOf(studio));
    else if (snowy) middlePart += fir(studio, spot, green, true);
  }
  const floor = Math.max(front.at(width / 2) + height * 0.09, horizon + height * 0.13);
  return {
    far: farPart,
    middle: middlePart + path(studio, front.at(width / 2)),
    near: shape(studio, close.d, ground[2], 0.9) + undergrowth(studio, close.at, snowy),
    floor,
    surface: floor,
  };
}

/** A winding way that leads the eye to the hero. */
function path(studio: Studio, top: number): string {
  const { width, height, palette, place, unit } = studio;
  if (place === 'forest' || place === 'snow' || studio.look.geometric) return '';
  const light = mix(palette.ground[1], palette.light, 0.45);
  const x = width * 0.56;
  return `<path d="M${n(x)} ${n(top + unit)}C${n(x + width * 0.16)} ${n(top + unit * 8)} ${n(width * 0.18)} ${n(height * 0.8)} ${n(width * 0.3)} ${n(height * 0.93)}H${n(width * 0.66)}C${n(width * 0.5)} ${n(height * 0.82)} ${n(x + width * 0.24)} ${n(top + unit * 9)} ${n(x + unit * 1.5)} ${n(top + unit)}Z" fill="${light}" fill-opacity=".7"/>`;
}

function crownOf({ understanding, random, palette, time }: Studio): string {
  const dim = (hex: string): string => mix(hex, palette.sky[0], time === 'night' ? 0.45 : time === 'sunset' ? 0.2 : 0);
  if (understanding.season === 'autumn') return dim(random.pick(['#e8833a', '#d9512c', '#f2b134', '#b5452c']));
  if (understanding.season === 'spring') return dim(random.pick(['#ffb3c9', '#ff9bbb', '#ffd0dd', '#9ad07f']));
  return mix(palette.ground[2], palette.ground[1], random.between(0.1, 0.7));
}

function undergrowth(studio: Studio, at: (x: number) => number, snowy: boolean): string {
  const { width, random, unit, palette, place, understanding } = studio;
  if (snowy) return '';
  let all = grass(studio, [0, width], at(width / 2) + unit * 3, shade(palette.ground[2], -0.05));
  const blooming =
    place === 'meadow' || place === 'garden' || understanding.season === 'spring' || understanding.season === 'summer';
  const count = blooming ? 26 : place === 'forest' ? 8 : 14;
  const colours = [palette.accents[0], palette.accents[1], palette.accents[2], '#c58af9'] as const;
  for (let each = 0; each < count; each++) {
    const x = (width * (each + random())) / count;
    const y = at(x) + unit * random.between(5, 18);
    all += flower(studio, [x, y, unit * random.between(1.8, blooming ? 4.6 : 3.4)], random.pick([...colours]));
  }
  if (place === 'forest')
    for (const share of [0.12, 0.8]) all += mushroom(studio, width * share, at(width * share) + unit * 9, unit * 4.5);
  return all;
}

function mushroom(studio: Studio, x: number, y: number, s: number): string {
  return `${shape(studio, `M${n(x - s * 0.25)} ${n(y)}q${n(s * 0.08)} ${n(-s * 0.5)} 0 ${n(-s)}h${n(s * 0.5)}q${n(-s * 0.08)} ${n(s * 0.5)} 0 ${n(s)}Z`, '#fbeedb')}${shape(studio, `M${n(x - s)} ${n(y - s * 0.9)}q${n(s)} ${n(-s * 1.6)} ${n(2 * s)} 0q${n(-s)} ${n(s * 0.3)} ${n(-2 * s)} 0Z`, '#e0483e')}${[
    [-0.4, -1.2],
    [0.3, -1.3],
    [0, -1.05],
  ]
    .map(([dx = 0, dy = 0]) => glow([x + dx * s, y + dy * s, s * 0.15], '#ffffff', 1))
    .join('')}`;
}

/** Rows of waves with crests. */
export function waves(studio: Studio, top: number, rows: number): string[] {
  const { width, height, palette, look, unit } = studio;
  return Array.from({ length: rows }, (_, row) => {
    const y = top + ((height - top) * row) / rows;
    const length = unit * (12 + row * 5);
    const rise = unit * (2.2 + row * 1.1);
    let crest = `M${n(-length * (1 + (row % 2) * 0.5))} ${n(y)}`;
    for (let x = -length * 2; x < width + length * 2; x += length)
      crest += look.geometric
        ? `q${n(length / 4)} ${n(-rise)} ${n(length / 2)} 0t${n(length / 2)} 0`
        : `c${n(length * 0.3)} 0 ${n(length * 0.34)} ${n(-rise * 1.5)} ${n(length * 0.62)} ${n(-rise * 1.5)}c${n(-length * 0.16)} ${n(rise * 0.5)} ${n(length * 0.1)} ${n(rise * 1.5)} ${n(length * 0.38)} ${n(rise * 1.5)}`;
    const fill = mix(palette.ground[0], palette.ground[2], row / Math.max(1, rows - 1));
    const foam = `<path d="${crest}" fill="none" stroke="#fff" stroke-width="${n(unit * 0.75)}" stroke-opacity=".6" stroke-linecap="round"/>`;
    return `${shape(studio, `${crest}V${n(height + 20)}H${n(-length * 2)}Z`, fill, 0.8)}<g transform="translate(0 ${n(unit * 1.6)})">${foam}</g>`;
  });
}

function water(studio: Studio, horizon: number): Land {
  const { width, height, palette, unit, random, place } = studio;
  const rows = waves(studio, horizon + height * 0.03, 6);
  const island =
    place === 'lake'
      ? peaks(studio, horizon + height * 0.03, height * 0.2, mix('#6a86ad', palette.sky[1], 0.35))
      : random.chance(0.5)
        ? shape(
            studio,
            `M${n(width * 0.6)} ${n(horizon + height * 0.03)}q${n(width * 0.12)} ${n(-height * 0.06)} ${n(width * 0.22)} ${n(-height * 0.02)}q${n(width * 0.1)} ${n(-height * 0.05)} ${n(width * 0.3)} ${n(height * 0.02)}Z`,
            mix('#4d8f7a', palette.sky[1], 0.4),
            0.7,
          )
        : '';
  const surface = `<rect x="-10" y="${n(horizon)}" width="${n(width + 20)}" height="${n(height - horizon + 10)}" fill="${mix(palette.ground[0], palette.sky[2], 0.3)}"/>`;
  let glitter = '';
  for (let line = 0; line < 16; line++) {
    const y = horizon + unit * (1 + line * 1.1);
    const w = unit * random.between(2, 10);
    glitter += `<rect x="${n(width * random.between(0.3, 0.66))}" y="${n(y)}" width="${n(w)}" height="${n(unit * 0.5)}" rx="${n(unit * 0.25)}" fill="${palette.light}" fill-opacity=".75"/>`;
  }
  return {
    far: surface + island + glitter,
    middle: rows.slice(0, 3).join(''),
    near: rows.slice(3).join(''),
    floor: horizon + (height - horizon) * 0.46,
    surface: horizon + height * 0.07,
  };
}

function beach(studio: Studio, horizon: number): Land {
  const { width, height, palette, unit, random } = studio;
  const [blue, , sand] = palette.ground;
  const seaPart = `<rect x="-10" y="${n(horizon)}" width="${n(width + 20)}" height="${n(height)}" fill="${gradient(
    studio,
    'shore',
    [
      [0, shade(blue, -0.08)],
      [0.4, blue],
    ],
  )}"/>`;
  const shore = ridge(studio, horizon + height * 0.11, height * 0.012, 2);
  const foam = `<g transform="translate(0 ${n(-unit * 2)})"><path d="${shore.d}" fill="#fff" fill-opacity=".85"/></g>`;
  const ground = foam + shape(studio, shore.d, palette.ground[1], 0.8);
  const palms =
    palm(studio, [width * 0.1, horizon + height * 0.2, unit * 46], '#3d9b62') +
    palm(studio, [width * 0.97, horizon + height * 0.16, unit * 36], '#33855a');
  const close = ridge(studio, height * 0.88, height * 0.012, 1.5);
  let shells = '';
  for (let each = 0; each < 7; each++)
    shells += starfish(studio, width * random(), height * random.between(0.91, 0.98), unit * random.between(1.4, 2.6));
  return {
    far: seaPart,
    middle: ground + palms,
    near: shape(studio, close.d, sand, 0.8) + shells,
    floor: horizon + height * 0.24,
    surface: horizon + height * 0.24,
  };
}

function starfish(studio: Studio, x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const radius = at % 2 === 0 ? r : r * 0.45;
    const angle = (at / 10) * Math.PI * 2;
    return `${n(x + radius * Math.sin(angle))} ${n(y - radius * Math.cos(angle))}`;
  });
  return shape(studio, `M${points.join('L')}Z`, studio.palette.accents[0], 0.6);
}

function seabed(studio: Studio): Land {
  const { width, height, palette, random, unit } = studio;
  const sand = ridge(studio, height * 0.86, height * 0.02, 2);
  const rocks = ridge(studio, height * 0.8, height * 0.05, 4);
  let weeds = '';
  for (let each = 0; each < 16; each++) {
    const x = width * random();
    const tall = unit * random.between(14, 44);
    const colour = random.pick(['#2fa98c', '#ff8a7a', '#ffb347', '#e56aa6', '#1f8f86']);
    const sway = unit * random.between(2, 5);
    weeds += `<path d="M${n(x)} ${n(height * 0.9)}q${n(sway)} ${n(-tall * 0.25)} 0 ${n(-tall * 0.5)}t0 ${n(-tall * 0.5)}" fill="none" stroke="${mix(colour, palette.sky[1], 0.25)}" stroke-width="${n(unit * random.between(1.4, 3.2))}" stroke-linecap="round"/>`;
  }
  return {
    far: shape(studio, rocks.d, mix(palette.ground[2], palette.sky[1], 0.4), 0.6),
    middle: weeds,
    near: shape(studio, sand.d, mix('#f2d9a2', palette.sky[1], 0.2), 0.8),
    floor: height * 0.86,
    surface: height * 0.86,
  };
}

function moonscape(studio: Studio): Land {
  const { width, height, palette, unit } = studio;
  const globe = studio.random.pick([palette.accents[0], palette.accents[1], palette.ground[0]]);
  const [x, y, r] = [width * studio.random.pick([0.3, 0.7]), height * 0.86 + width * 0.72, width * 0.82] as const;
  const dark = shade(globe, -0.09);
  const craters = [
    [-0.32, -0.86, 9],
    [0.2, -0.9, 12],
    [0.46, -0.72, 7],
    [-0.1, -0.72, 6],
    [-0.5, -0.66, 5],
  ].map(
    ([dx = 0, dy = 0, size = 0]) =>
      `<ellipse cx="${n(x + dx * r)}" cy="${n(y + dy * r)}" rx="${n(unit * size)}" ry="${n(unit * size * 0.42)}" fill="${dark}"/><ellipse cx="${n(x + dx * r)}" cy="${n(y + dy * r + unit * size * 0.1)}" rx="${n(unit * size * 0.8)}" ry="${n(unit * size * 0.28)}" fill="${shade(globe, -0.15)}"/>`,
  );
  const light = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 1.06)}" fill="${globe}" fill-opacity=".22"/>`;
  const bright = `<circle cx="${n(x - r * 0.02)}" cy="${n(y + r * 0.035)}" r="${n(r * 0.965)}" fill="${globe}"/>`;
  return {
    far: light,
    middle: disc(studio, [x, y, r], shade(globe, 0.08)) + bright + craters.join(''),
    near: '',
    floor: height * 0.87,
    surface: height * 0.87,
  };
}

function cloudsea(studio: Studio, horizon: number): Land {
  const { width, height, palette, random, unit } = studio;
  const row = (y: number, r: number, fill: string): string => {
    let all = '';
    for (let x = -r; x < width + r; x += r * 0.9)
      all += disc(studio, [x, y + random.between(-0.2, 0.2) * r, r * random.between(0.7, 1)], fill, 0.8);
    return `${all}<rect x="0" y="${n(y)}" width="${n(width)}" height="${n(height - y + 10)}" fill="${fill}"/>`;
  };
  const tone = (share: number): string => mix('#ffffff', palette.sky[1], share);
  return {
    far: row(horizon + height * 0.1, unit * 9, tone(0.5)),
    middle: row(horizon + height * 0.2, unit * 12, tone(0.25)),
    near: row(height * 0.93, unit * 14, tone(0.06)),
    floor: horizon + height * 0.2,
    surface: horizon + height * 0.2,
  };
}

function town(studio: Studio, horizon: number): Land {
  const { width, height, palette, unit } = studio;
  const street = `<rect x="-10" y="${n(horizon + height * 0.16)}" width="${n(width + 20)}" height="${n(height)}" fill="${mix(palette.ground[2], palette.sky[2], 0.25)}"/>`;
  const strip = ridge(studio, height * 0.88, height * 0.004, 1);
  const lamps = [0.1, 0.9].map((share) => lamp(studio, width * share, height * 0.9, unit * 42));
  return {
    far: city(studio, horizon + height * 0.05, 0),
    middle: city(studio, horizon + height * 0.17, 1) + street,
    near: shape(studio, strip.d, palette.ground[2], 0.8) + lamps.join(''),
    floor: horizon + height * 0.23,
    surface: horizon + height * 0.23,
  };
}

function lamp(studio: Studio, x: number, y: number, s: number): string {
  const light = studio.palette.dark
    ? `<circle cx="${n(x)}" cy="${n(y - s)}" r="${n(s * 0.3)}" fill="${studio.palette.light}" fill-opacity=".28"/>`
    : '';
  return `${light}<path d="M${n(x)} ${n(y)}V${n(y - s)}" stroke="${studio.look.ink}" stroke-width="${n(s * 0.035)}" fill="none"/>${disc(studio, [x, y - s, s * 0.07], studio.palette.light)}`;
}

function desert(studio: Studio, horizon: number): Land {
  const { width, height, palette, unit, random } = studio;
  const dune = (y: number, fill: string, turn: number): string => {
    const x = width * (0.5 + 0.25 * turn);
    return `${shape(studio, `M-20 ${n(y + height * 0.05)}Q${n(x * 0.6)} ${n(y + height * 0.04)} ${n(x)} ${n(y - height * 0.06)}Q${n(x + width * 0.22)} ${n(y + height * 0.02)} ${n(width + 20)} ${n(y + height * 0.03)}V${n(height + 20)}H-20Z`, fill, 0.8)}<path d="M${n(x)} ${n(y - height * 0.06)}Q${n(x + width * 0.22)} ${n(y + height * 0.02)} ${n(width + 20)} ${n(y + height * 0.03)}V${n(height)}Q${n(x + width * 0.02)} ${n(y + height * 0.12)} ${n(x)} ${n(y - height * 0.06)}Z" fill="${shade(fill, -0.055)}"/>`;
  };
  const [far, middle, near] = palette.ground;
  const green = mix('#4f9a63', palette.sky[0], palette.dark ? 0.45 : 0.1);
  const plants =
    cactus(studio, [width * 0.12, horizon + height * 0.14, unit * 24], green) +
    cactus(studio, [width * 0.9, horizon + height * 0.1, unit * random.between(15, 20)], green);
  return {
    far: dune(horizon, mix(far, palette.sky[2], 0.35), 1) + dune(horizon + height * 0.05, far, -1),
    middle: dune(horizon + height * 0.12, middle, 0.6) + plants,
    near: dune(height * 0.9, near, -0.8),
    floor: horizon + height * 0.22,
    surface: horizon + height * 0.22,
  };
}
