import { at, circle, path, rect, scallops, star } from './draw.ts';
import { letter, type LetteringFace } from './lettering.ts';

interface Word {
  readonly lines: readonly string[];
  readonly face: LetteringFace;
  readonly style: 'cut' | 'stack' | 'bubble' | 'badge' | 'burst' | 'ribbon' | 'seal';
  readonly fill: string;
  readonly back: string;
  readonly edge?: string;
}

const INK = '#221b33';

/** By key of the sticker. */
const SAYINGS: Readonly<Record<string, Word>> = {
  'word-love': { lines: ['Love'], face: 'script', style: 'cut', fill: '#ff3d71', back: '#fff', edge: '#8f1440' },
  'word-hello': { lines: ['hello'], face: 'round', style: 'bubble', fill: INK, back: '#8fe3ff' },
  'word-wow': { lines: ['WOW!'], face: 'comic', style: 'burst', fill: '#ff2e4d', back: '#ffe34d' },
  'word-yes': { lines: ['YES!'], face: 'comic', style: 'bubble', fill: '#fff', back: '#ff4f8b' },
  'word-omg': { lines: ['OMG'], face: 'comic', style: 'burst', fill: '#fff', back: '#4a3aff' },
  'word-good-vibes': {
    lines: ['Good', 'Vibes'],
    face: 'retro',
    style: 'stack',
    fill: '#fff1d0',
    back: '#e4572e',
    edge: '#3d2c5e',
  },
  'word-stay-wild': {
    lines: ['stay', 'wild'],
    face: 'marker',
    style: 'cut',
    fill: '#2f6b4f',
    back: '#fff',
    edge: '#f3c969',
  },
  'word-dream-big': {
    lines: ['Dream', 'big'],
    face: 'script',
    style: 'cut',
    fill: '#6a4cff',
    back: '#fff',
    edge: '#d9c9ff',
  },
  'word-be-kind': { lines: ['be', 'kind'], face: 'round', style: 'badge', fill: '#fff', back: '#ff9f5a' },
  'word-sunshine': {
    lines: ['sunshine'],
    face: 'retro',
    style: 'stack',
    fill: '#ffd84d',
    back: '#ff8a3d',
    edge: '#a33b1f',
  },
  'word-best-day': { lines: ['best', 'day', 'ever'], face: 'retro', style: 'badge', fill: '#fff7df', back: '#2a6f97' },
  'word-happy-birthday': {
    lines: ['Happy', 'Birthday'],
    face: 'script',
    style: 'cut',
    fill: '#ff5d8f',
    back: '#fff',
    edge: '#ffd166',
  },
  'word-number-one': { lines: ['No.1'], face: 'retro', style: 'seal', fill: '#7a4a00', back: '#ffcf4d' },
  'word-girl-power': {
    lines: ['GIRL', 'POWER'],
    face: 'comic',
    style: 'stack',
    fill: '#ff9ed2',
    back: '#c2186b',
    edge: '#2d0a2e',
  },
  'word-forever': {
    lines: ['Forever'],
    face: 'script',
    style: 'ribbon',
    fill: '#fff',
    back: '#c9184a',
    edge: '#800f2f',
  },
  'word-lucky': { lines: ['lucky'], face: 'retro', style: 'cut', fill: '#1f9d61', back: '#fff', edge: '#0b5135' },
  'word-adventure': {
    lines: ['ADVENTURE'],
    face: 'comic',
    style: 'ribbon',
    fill: '#fff4dc',
    back: '#1d5c63',
    edge: '#0c3337',
  },
  'word-coffee': { lines: ['coffee', 'first'], face: 'marker', style: 'badge', fill: '#fff3e0', back: '#7b4a2d' },
  'word-made-with-love': {
    lines: ['made', 'with', 'love'],
    face: 'script',
    style: 'seal',
    fill: '#fff',
    back: '#e26d8a',
  },
  'word-thank-you': {
    lines: ['Thank', 'you'],
    face: 'script',
    style: 'cut',
    fill: '#0f8b8d',
    back: '#fff',
    edge: '#c7f0ea',
  },
  'word-ni-hao': { lines: ['你好'], face: 'happy', style: 'bubble', fill: INK, back: '#ffe14d' },
  'word-jia-you': { lines: ['加油'], face: 'brush', style: 'cut', fill: '#e02f2f', back: '#fff', edge: '#ffd7a1' },
  'word-fu': { lines: ['福'], face: 'brush', style: 'seal', fill: '#ffd76a', back: '#c8102e' },
  'word-hub': { lines: ['حب'], face: 'arabic', style: 'cut', fill: '#d81e5b', back: '#fff', edge: '#ffc2d4' },
  'word-salam': { lines: ['سلام'], face: 'arabic', style: 'badge', fill: '#fff6dc', back: '#14746f' },
  'word-yalla': { lines: ['يلا'], face: 'arabic', style: 'burst', fill: '#fff', back: '#ff6b35' },
};

/** Lines of lettering below each other, fitted into a box about the page's centre. */
async function block({ lines, face }: Word, width: number, height: number, cy = 256): Promise<string> {
  const set = await Promise.all(lines.map((line) => letter(face, line)));
  const gap = 110;
  const tall = set.reduce((sum, line) => sum + line.height, gap * (set.length - 1));
  const scale = Math.min(width / Math.max(...set.map((line) => line.width)), height / tall);
  let top = cy - (tall * scale) / 2;
  return set
    .map((line) => {
      const x = 256 - (line.left + line.width / 2) * scale;
      const moved = `<path d="${line.d}" transform="translate(${x.toFixed(1)} ${(top - line.top * scale).toFixed(1)}) scale(${scale.toFixed(4)})" stroke-width="var" />`;
      top += (line.height + gap) * scale;
      return moved.replace('stroke-width="var"', `stroke-width="${(1 / scale).toFixed(3)}"`);
    })
    .join('');
}

/** The same letters with a stroke of this width in pixels of the page. */
const thick = (letters: string, width: number, ink: string): string =>
  letters.replace(
    /stroke-width="([\d.]+)"/g,
    (_, unit: string) =>
      `stroke-width="${(Number(unit) * width).toFixed(1)}" stroke="${ink}" fill="${ink}" stroke-linejoin="round"`,
  );

const flat = (letters: string, ink: string): string => thick(letters, 0, ink);
const moved = (x: number, y: number, drawing: string): string => `<g transform="translate(${x} ${y})">${drawing}</g>`;

const STYLES: Readonly<Record<Word['style'], (word: Word) => Promise<string>>> = {
  async cut(word) {
    const letters = await block(word, 400, 300);
    return thick(letters, 74, word.edge ?? INK) + thick(letters, 52, word.back) + flat(letters, word.fill);
  },
  async stack(word) {
    const letters = await block(word, 404, 310, 240);
    const depth = Array.from({ length: 8 }, (_, i) => moved(0, (8 - i) * 5, thick(letters, 30, word.edge ?? INK))).join(
      '',
    );
    return depth + thick(letters, 30, word.edge ?? INK) + thick(letters, 16, word.back) + flat(letters, word.fill);
  },
  async bubble(word) {
    const d =
      'M92 84H420C452 84 476 108 476 140V300C476 332 452 356 420 356H250L150 446L164 356H92C60 356 36 332 36 300V140C36 108 60 84 92 84Z';
    return (
      path(d, `fill="${INK}" transform="translate(10 12)"`) +
      path(d, `fill="${word.back}" stroke="${INK}" stroke-width="14" stroke-linejoin="round"`) +
      flat(await block(word, 340, 176, 220), word.fill)
    );
  },
  async badge(word) {
    return (
      path(scallops(18, 216), `fill="${word.back}"`) +
      circle(256, 256, 190, `fill="none" stroke="${word.fill}" stroke-width="7"`) +
      flat(await block(word, 270, 230), word.fill)
    );
  },
  async burst(word) {
    const letters = await block(word, 280, 170);
    return (
      path(star(13, 246, 178), `fill="${INK}" stroke="${INK}" stroke-width="14" stroke-linejoin="round"`) +
      path(star(13, 230, 166), `fill="${word.back}" stroke="${word.back}" stroke-width="8" stroke-linejoin="round"`) +
      thick(letters, 20, INK) +
      flat(letters, word.fill)
    );
  },
  async ribbon(word) {
    const tail = (sign: number) =>
      path(
        `M${256 + sign * 130} 232H${256 + sign * 244}L${256 + sign * 204} 292L${256 + sign * 244} 352H${256 + sign * 130}Z`,
        `fill="${word.edge ?? INK}"`,
      );
    return (
      tail(-1) +
      tail(1) +
      rect(60, 186, 392, 130, `rx="14" fill="${word.back}"`) +
      path(
        'M72 204H440M72 298H440',
        `stroke="${word.fill}" stroke-opacity=".6" stroke-width="4" stroke-dasharray="12 9"`,
      ) +
      flat(await block(word, 340, 78, 251), word.fill)
    );
  },
  async seal(word) {
    const rays = Array.from({ length: 40 }, (_, i) => {
      const [x1, y1] = at(i * 9, 196);
      const [x2, y2] = at(i * 9, 208);
      return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
    }).join('');
    return (
      path(star(40, 236, 220), `fill="${word.back}" stroke="${word.back}" stroke-width="12" stroke-linejoin="round"`) +
      path(rays, `stroke="${word.fill}" stroke-width="5" stroke-linecap="round"`) +
      circle(256, 256, 180, `fill="none" stroke="${word.fill}" stroke-width="6"`) +
      flat(await block(word, 250, 230), word.fill)
    );
  },
};

/** The drawing of a sticker of the group `words`; undefined for any other key. */
export async function drawWord(key: string): Promise<string | undefined> {
  const word = SAYINGS[key];
  return word && STYLES[word.style](word);
}
