import { clipped, HEART, path, rect, tiled } from './draw.ts';

/** A torn strip of paper tape with teeth at its ends. */
const STRIP = `M20 196${'l12 12l-12 12'.repeat(5)}H492${'l-12 -12l12 -12'.repeat(5)}Z`;
const LEFT = 20;
const TOP = 196;

const tape = (id: string, paper: string, content: string): string =>
  `<g transform="rotate(-8 256 256)">${clipped(id, STRIP, rect(0, TOP, 512, 120, `fill="${paper}"`) + content + rect(0, TOP, 512, 16, 'fill="#fff" fill-opacity=".25"') + rect(0, TOP + 106, 512, 14, 'fill="#000" fill-opacity=".06"'))}</g>`;

const stripes = (): string =>
  tiled({ x: -80, y: TOP, columns: 20, rows: 1, step: 34 }, (x, y) =>
    path(`M${x} ${y + 120}L${x + 60} ${y}h16L${x + 16} ${y + 120}Z`, 'fill="#fff"'),
  );
const dots = (): string =>
  tiled(
    { x: LEFT, y: TOP + 20, columns: 12, rows: 3, step: 40 },
    (x, y, _c, r) => `<circle cx="${x + (r % 2) * 20}" cy="${y}" r="9" fill="#fff"/>`,
  );
const gingham = (): string =>
  tiled({ x: LEFT, y: TOP, columns: 12, rows: 1, step: 40 }, (x, y) =>
    rect(x, y, 20, 120, 'fill="#e23d5b" fill-opacity=".45"'),
  ) +
  tiled({ x: LEFT, y: TOP, columns: 1, rows: 3, step: 40 }, (_x, y) =>
    rect(0, y, 512, 20, 'fill="#e23d5b" fill-opacity=".45"'),
  );
const hearts = (): string =>
  tiled({ x: 38, y: TOP + 20, columns: 8, rows: 2, step: 60 }, (x, y, _c, r) =>
    path(
      HEART,
      `fill="${r % 2 === 0 ? '#ff4f7e' : '#c2185b'}" transform="translate(${x + r * 30} ${y - r * 14}) scale(.075)"`,
    ),
  );
const zigzag = (): string =>
  [24, 60, 96]
    .map((y, i) =>
      path(
        `M0 ${TOP + y}${'l20 -18l20 18'.repeat(14)}`,
        `fill="none" stroke="${['#12355b', '#f4a259', '#12355b'][i]}" stroke-width="11"`,
      ),
    )
    .join('');
const daisies = (): string =>
  tiled({ x: 52, y: TOP + 34, columns: 7, rows: 2, step: 68 }, (x, y, _c, r) => {
    const cx = x + r * 34;
    const cy = y - r * 16;
    const petals = Array.from(
      { length: 6 },
      (_, i) =>
        `<ellipse cx="${cx}" cy="${cy - 12}" rx="7" ry="11" fill="#fff" transform="rotate(${i * 60} ${cx} ${cy})"/>`,
    );
    return `${petals.join('')}<circle cx="${cx}" cy="${cy}" r="7" fill="#ffb703"/>`;
  });
const grid = (): string =>
  tiled({ x: LEFT, y: TOP, columns: 24, rows: 6, step: 20 }, (x, y) =>
    rect(x, y, 20, 20, 'fill="none" stroke="#8aa4c8" stroke-width="2"'),
  );
const confetti = (): string => {
  const inks = ['#ff5d8f', '#ffd166', '#06d6a0', '#4d8dff'];
  return tiled({ x: LEFT, y: TOP + 6, columns: 15, rows: 4, step: 32 }, (x, y, c, r) =>
    rect(
      x + ((c * 7 + r * 13) % 17),
      y + ((c * 5 + r * 11) % 13),
      16,
      7,
      `rx="3" fill="${inks[(c + r * 3) % 4]}" transform="rotate(${(c * 53 + r * 97) % 180} ${x + 8} ${y + 6})"`,
    ),
  );
};

export const TAPE_DRAWINGS: Readonly<Record<string, () => string>> = {
  'tape-stripe': () => tape('t', '#ffb3c7', stripes()),
  'tape-dots': () => tape('t', '#7fc8c2', dots()),
  'tape-gingham': () => tape('t', '#fff5f0', gingham()),
  'tape-hearts': () => tape('t', '#ffe3ea', hearts()),
  'tape-zigzag': () => tape('t', '#f7efe0', zigzag()),
  'tape-daisies': () => tape('t', '#a9c8f5', daisies()),
  'tape-grid': () => tape('t', '#fffdf3', grid()),
  'tape-confetti': () => tape('t', '#f4ecff', confetti()),
};
