/** Pieces of SVG on a page of 512 × 512. */
export const PAGE = 512;
const MIDDLE = PAGE / 2;

/** Two decimals are accurate to 1/200 pixel of the page. */
const fixed = (value: number): string => String(Math.round(value * 100) / 100);

/** A point at an angle in degrees, clockwise from the top, about the page's centre. */
export function at(angle: number, radius: number, cx = MIDDLE, cy = MIDDLE): readonly [number, number] {
  const turned = ((angle - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(turned), cy + radius * Math.sin(turned)];
}

export const circle = (cx: number, cy: number, radius: number, rest: string): string =>
  `<circle cx="${fixed(cx)}" cy="${fixed(cy)}" r="${fixed(radius)}" ${rest}/>`;

export const path = (d: string, rest: string): string => `<path d="${d}" ${rest}/>`;

export const rect = (x: number, y: number, width: number, height: number, rest: string): string =>
  `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" ${rest}/>`;

export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`;

/** A star: points alternately on two radii. */
export const star = (points: number, outer: number, inner: number, turn = 0): string =>
  polygon(Array.from({ length: points * 2 }, (_, i) => at(turn + (i * 180) / points, i % 2 === 0 ? outer : inner)));

/** Round bumps along a circle. */
export function scallops(bumps: number, radius: number): string {
  const bump = fixed((Math.PI * radius) / bumps);
  const arcs = Array.from({ length: bumps }, (_, i) => {
    const [x, y] = at(((i + 1) * 360) / bumps, radius);
    return `A${bump} ${bump} 0 0 1 ${fixed(x)} ${fixed(y)}`;
  });
  const [x, y] = at(0, radius);
  return `M${fixed(x)} ${fixed(y)}${arcs.join('')}Z`;
}

/** Petals around the centre: ellipses that start there. */
export const petals = (count: number, length: number, width: number, rest: string, turn = 0): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<ellipse cx="256" cy="${256 - length / 2}" rx="${width / 2}" ry="${length / 2}" transform="rotate(${turn + (i * 360) / count} 256 256)" ${rest}/>`,
  ).join('');

/** A heart that fills the page except for a margin of 40. */
export const HEART =
  'M256 452C190 396 52 296 52 184C52 116 104 66 168 66C206 66 238 84 256 114C274 84 306 66 344 66C408 66 460 116 460 184C460 296 322 396 256 452Z';

export const clipped = (id: string, shape: string, content: string): string =>
  `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

/** The white border of a cut-out sticker, as if cut with scissors slightly outside its shape. */
export const bordered = (d: string, width = 28): string =>
  path(d, `fill="#fff" stroke="#fff" stroke-width="${width}" stroke-linejoin="round"`);

interface Tiling {
  /** The first tile's position. */
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
}

/** Repeats an element in rows and columns over an area. */
export function tiled(
  { x, y, columns, rows, step }: Tiling,
  tile: (x: number, y: number, column: number, row: number) => string,
): string {
  let all = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) all += tile(x + column * step, y + row * step, column, row);
  return all;
}
