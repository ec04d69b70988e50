import { at, bordered, circle, clipped, HEART, path, petals, polygon, rect, scallops, star, tiled } from './draw.ts';

const INK = '#231a2e';
const LINE = `fill="none" stroke="${INK}" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"`;

const daisy = (petal: string, edge: string, eye: string): string =>
  petals(10, 216, 104, `fill="${petal}" stroke="${edge}" stroke-width="10"`) +
  circle(256, 256, 70, `fill="${eye}" stroke="${edge}" stroke-width="10"`) +
  circle(236, 238, 18, 'fill="#fff" fill-opacity=".5"');

const smile = (petal: string, face: string): string =>
  path(scallops(8, 170), `fill="${petal}" stroke="${INK}" stroke-width="16" stroke-linejoin="round"`) +
  circle(256, 256, 122, `fill="${face}" stroke="${INK}" stroke-width="14"`) +
  `<ellipse cx="214" cy="232" rx="13" ry="26" fill="${INK}"/><ellipse cx="298" cy="232" rx="13" ry="26" fill="${INK}"/>` +
  path('M188 288C212 342 300 342 324 288', LINE) +
  circle(176, 276, 16, 'fill="#ff7fa5" fill-opacity=".7"') +
  circle(336, 276, 16, 'fill="#ff7fa5" fill-opacity=".7"');

const bow = (light: string, dark: string): string =>
  path('M232 262C190 330 150 400 108 462L166 446L186 500C226 420 246 340 258 276Z', `fill="${dark}"`) +
  path('M280 262C322 330 362 400 404 462L346 446L326 500C286 420 266 340 254 276Z', `fill="${dark}"`) +
  path('M250 214C190 110 66 60 44 112C22 166 30 290 62 326C96 362 200 300 250 256Z', `fill="${light}"`) +
  path('M262 214C322 110 446 60 468 112C490 166 482 290 450 326C416 362 312 300 262 256Z', `fill="${light}"`) +
  path(
    'M214 222C168 196 110 168 76 168M214 244C170 258 118 282 84 300M298 222C344 196 402 168 436 168M298 244C342 258 394 282 428 300',
    `fill="none" stroke="${dark}" stroke-width="12" stroke-linecap="round"`,
  ) +
  rect(212, 184, 88, 104, `rx="34" fill="${light}" stroke="${dark}" stroke-width="12"`);

const cloud = (top: string, foot: string, id: string): string => {
  const d =
    'M128 400C64 400 30 356 36 306C42 262 76 236 116 236C116 164 172 118 240 122C292 126 330 156 346 202C360 196 374 194 388 196C444 202 482 248 476 308C470 364 428 400 372 400Z';
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>` +
    bordered(d, 34) +
    path(d, `fill="url(#${id})"`) +
    path(
      'M176 240C182 202 208 180 240 178M104 296C110 280 122 274 138 274',
      'fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round"',
    )
  );
};

const rainbow = (bands: readonly string[]): string =>
  bands
    .map((colour, i) => {
      const radius = 212 - i * 44;
      return path(
        `M${256 - radius} 404V300A${radius} ${radius} 0 0 1 ${256 + radius} 300V404`,
        `fill="none" stroke="${colour}" stroke-width="38" stroke-linecap="round"`,
      );
    })
    .join('');

const BOLT = 'M296 30L92 288H222L176 482L420 196H278L340 30Z';
const bolt = (light: string, dark: string): string =>
  path(BOLT, `fill="${dark}" stroke="${INK}" stroke-width="24" stroke-linejoin="round"`) +
  path('M296 30L92 288H222L196 398L300 236H190L330 30Z', `fill="${light}"`) +
  path(BOLT, `fill="none" stroke="${INK}" stroke-width="16" stroke-linejoin="round"`);

const heartOf = (id: string, base: string, content: string): string =>
  bordered(HEART) + clipped(id, HEART, rect(0, 0, 512, 512, `fill="${base}"`) + content);

const PIXELS = ['.XX...XX.', 'XXXX.XXXX', 'XXXXXXXXX', 'XXXXXXXXX', '.XXXXXXX.', '..XXXXX..', '...XXX...', '....X....'];
const pixelHeart = (): string => {
  const cell = (x: number, y: number, fill: string) => rect(x * 50 + 31, y * 50 + 62, 50.5, 50.5, `fill="${fill}"`);
  return PIXELS.flatMap((line, y) =>
    Array.from(line).map((sign, x) => (sign === 'X' ? cell(x, y, x + y > 9 ? '#c4143f' : '#ff3b64') : '')),
  )
    .concat(cell(1, 1, '#fff'), cell(2, 1, '#ffb3c4'), cell(1, 2, '#ffb3c4'))
    .join('');
};

const nested = (): string =>
  ['#ff2f6d', '#ffd1dc', '#ff6f9c', '#fff3f6', '#ff2f6d']
    .map((fill, i) =>
      path(HEART, `fill="${fill}" transform="translate(256 262) scale(${1 - i * 0.2}) translate(-256 -262)"`),
    )
    .join('');

const retroStar = (): string =>
  ['#3d2c5e', '#e4572e', '#f3a712', '#fff1d0']
    .map((fill, i) =>
      path(
        star(5, 232 - i * 46, 116 - i * 23),
        `fill="${fill}" stroke="${fill}" stroke-width="30" stroke-linejoin="round"`,
      ),
    )
    .join('');

const twinkle = (cx: number, cy: number, r: number, fill: string): string =>
  path(
    `M${cx} ${cy - r}Q${cx + r * 0.12} ${cy - r * 0.12} ${cx + r} ${cy}Q${cx + r * 0.12} ${cy + r * 0.12} ${cx} ${cy + r}Q${cx - r * 0.12} ${cy + r * 0.12} ${cx - r} ${cy}Q${cx - r * 0.12} ${cy - r * 0.12} ${cx} ${cy - r}Z`,
    `fill="${fill}"`,
  );

const ring = (outer: string, inner: string): string => `${outer}${inner}`;
const HOLE = 'M104 84H408V388H104Z';

const polaroid = (): string =>
  path(
    `M64 44H448V480H64Z${HOLE}`,
    'fill="#fffdf8" fill-rule="evenodd" stroke="#d8d2c8" stroke-width="6" stroke-linejoin="round"',
  ) +
  path(
    'M196 436C220 420 236 452 262 434C282 420 296 444 318 430',
    'fill="none" stroke="#ff6f91" stroke-width="10" stroke-linecap="round"',
  );

const scalloped = (): string =>
  path(
    ring(scallops(20, 214), 'M256 106A150 150 0 1 0 256 406A150 150 0 1 0 256 106Z'),
    'fill="#ffb8d2" fill-rule="evenodd"',
  ) +
  circle(256, 256, 172, 'fill="none" stroke="#fff" stroke-width="10" stroke-dasharray="4 22" stroke-linecap="round"');

const film = (): string => {
  const holes = [60, 128, 196, 264, 332, 400].map((x) => `M${x} 78h36v34h-36ZM${x} 400h36v34h-36Z`).join('');
  return path(`M24 56H488V456H24ZM64 140H448V372H64Z${holes}`, 'fill="#1d1b24" fill-rule="evenodd"');
};

const eyeCharm = (): string =>
  circle(256, 256, 226, 'fill="#1338be"') +
  circle(256, 256, 160, 'fill="#fff"') +
  circle(256, 256, 108, 'fill="#62c6f2"') +
  circle(256, 256, 56, 'fill="#10122b"') +
  `<ellipse cx="180" cy="120" rx="66" ry="26" fill="#fff" fill-opacity=".35" transform="rotate(-32 180 120)"/>`;

const sunAndMoon = (): string =>
  Array.from({ length: 16 }, (_, i) =>
    path(
      polygon([at(i * 22.5 - 6, 196), at(i * 22.5, 246), at(i * 22.5 + 6, 196)]),
      `fill="#f4b13d" stroke="#f4b13d" stroke-width="8" stroke-linejoin="round"`,
    ),
  ).join('') +
  circle(256, 256, 182, 'fill="#f4b13d"') +
  path('M256 74A182 182 0 0 1 256 438A91 91 0 0 1 256 256A91 91 0 0 0 256 74Z', 'fill="#2b2a5e"') +
  circle(256, 165, 30, 'fill="#2b2a5e"') +
  circle(256, 347, 30, 'fill="#fff1c9"') +
  [
    [336, 210],
    [372, 286],
    [318, 152],
  ]
    .map(([x = 0, y = 0]) => twinkle(x, y, 18, '#fff1c9'))
    .join('');

const vinyl = (): string =>
  circle(256, 256, 232, 'fill="#17151c"') +
  [206, 182, 158, 134].map((r) => circle(256, 256, r, 'fill="none" stroke="#3a3644" stroke-width="5"')).join('') +
  path(
    'M256 256L120 70A230 230 0 0 1 196 34ZM256 256L392 442A230 230 0 0 1 316 478Z',
    'fill="#fff" fill-opacity=".14"',
  ) +
  circle(256, 256, 92, 'fill="#ff5d73"') +
  path('M186 256A70 70 0 0 1 326 256', 'fill="none" stroke="#ffe3a8" stroke-width="16"') +
  circle(256, 256, 16, 'fill="#fff6e5"');

const burst = (): string =>
  path(star(14, 244, 168), `fill="#ff3d54" stroke="${INK}" stroke-width="14" stroke-linejoin="round"`) +
  path(star(14, 196, 138, 5), 'fill="#ffd23f"') +
  path(star(14, 150, 110), 'fill="#fff"');

/** The drawings of all stickers of the group `shapes`. */
export const SHAPE_DRAWINGS: Readonly<Record<string, () => string>> = {
  'daisy-white': () => daisy('#ffffff', '#2f4858', '#ffc93c'),
  'daisy-pink': () => daisy('#ffb3cc', '#8f2452', '#fff1a8'),
  'daisy-lilac': () => daisy('#cdb4f6', '#4b2e83', '#ffd56b'),
  'daisy-orange': () => daisy('#ff9f5a', '#8a3209', '#ffe9a8'),
  'smile-yellow': () => smile('#ff9ec6', '#ffe14d'),
  'smile-pink': () => smile('#ffffff', '#ff9ec6'),
  'smile-blue': () => smile('#ffd84d', '#8fd3ff'),
  'heart-doodle': () =>
    path(
      'M262 446C190 388 62 300 60 186C58 118 112 66 172 72C212 76 240 100 254 132C276 92 312 62 358 70C420 80 458 132 450 198C440 300 330 384 238 464',
      `fill="none" stroke="#e4264f" stroke-width="34" stroke-linecap="round"`,
    ) +
    path('M120 196C122 160 142 138 172 132', 'fill="none" stroke="#ff9fb4" stroke-width="18" stroke-linecap="round"'),
  'heart-checker': () =>
    heartOf(
      'hc',
      '#fff8ee',
      tiled({ x: 16, y: 30, columns: 10, rows: 9, step: 50 }, (x, y, c, r) =>
        (c + r) % 2 === 0 ? rect(x, y, 50, 50, 'fill="#ff4f8b"') : '',
      ),
    ),
  'heart-stripe': () =>
    heartOf(
      'hs',
      '#fff',
      tiled({ x: 0, y: 20, columns: 1, rows: 12, step: 44 }, (_x, y, _c, r) =>
        rect(0, y, 512, 22, `fill="${r % 2 === 0 ? '#e63946' : '#457bd6'}"`),
      ),
    ),
  'heart-pixel': pixelHeart,
  'heart-sunset': () =>
    `<linearGradient id="hg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7b2ff7"/><stop offset=".45" stop-color="#f9437a"/><stop offset="1" stop-color="#ffb347"/></linearGradient>` +
    bordered(HEART) +
    path(HEART, 'fill="url(#hg)"') +
    path(
      'M108 190C108 146 134 120 172 118',
      'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="20" stroke-linecap="round"',
    ),
  'heart-nested': nested,
  'star-doodle': () =>
    path(
      'M256 60L312 200L462 208L344 302L386 448L254 364L128 452L168 304L50 212L204 198L262 56',
      `fill="#ffe169" stroke="${INK}" stroke-width="18" stroke-linejoin="round" stroke-linecap="round"`,
    ),
  'star-retro': retroStar,
  'star-chunky': () =>
    path(star(5, 190, 112), `fill="${INK}" stroke="${INK}" stroke-width="96" stroke-linejoin="round"`) +
    path(star(5, 190, 112), 'fill="#ff8fb8" stroke="#ff8fb8" stroke-width="66" stroke-linejoin="round"') +
    path('M180 190C190 172 206 164 226 162', 'fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round"'),
  'star-twinkle': () =>
    twinkle(210, 280, 190, '#ffc53d') + twinkle(392, 130, 100, '#ff9f1c') + twinkle(410, 404, 64, '#ffd97a'),
  'bow-pink': () => bow('#ffb2cf', '#e8608f'),
  'bow-red': () => bow('#ef3b4f', '#a3122b'),
  'bow-black': () => bow('#3a3542', '#141118'),
  'cloud-blue': () => cloud('#d8f0ff', '#79bdf5', 'cb'),
  'cloud-pink': () => cloud('#fff0f6', '#ffa3c7', 'cp'),
  'rainbow-earth': () => rainbow(['#a4492f', '#d98a5b', '#efc59a', '#7c9a82']),
  'rainbow-candy': () => rainbow(['#ff7eb6', '#ffc46b', '#8fe3b0', '#7fb8ff']),
  'bolt-yellow': () => bolt('#fff09a', '#ffc400'),
  'bolt-pink': () => bolt('#ffc2e2', '#ff5fa8'),
  'arrow-loop': () =>
    path(
      'M40 380C140 420 270 380 282 270C290 196 212 176 196 240C178 318 300 356 436 232M344 212L446 222L430 326',
      LINE.replace('"18"', '"26"'),
    ),
  'arrow-bold': () =>
    path(
      'M48 300C140 210 240 190 330 214L318 128L474 262L334 396L336 306C240 284 150 310 84 386Z',
      `fill="#ff5d3a" stroke="${INK}" stroke-width="16" stroke-linejoin="round"`,
    ),
  squiggle: () =>
    path(
      'M34 276C64 196 112 196 128 256C144 316 192 316 208 256C224 196 272 196 288 256C304 316 352 316 368 256C384 196 432 196 478 250',
      'fill="none" stroke="#5b5bff" stroke-width="34" stroke-linecap="round"',
    ),
  burst,
  'frame-polaroid': polaroid,
  'frame-scallop': scalloped,
  'frame-film': film,
  'eye-charm': eyeCharm,
  'yin-daisy': sunAndMoon,
  vinyl,
};
