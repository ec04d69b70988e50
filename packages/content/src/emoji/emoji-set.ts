import { emojiKey } from '@cpc/design';
import { iconSet } from '../icons/icon-sets.ts';
import { ownEmoji } from './own.ts';

/** The icon sets of emoji. */
export const NOTO = '@iconify-json/noto';
export const FLAGS = '@iconify-json/circle-flags';
export const LIGHT = '@iconify-json/fluent-emoji-flat';

/**
 * Every drawing as an SVG, by its key: Noto Emoji, one of Fluent Emoji, flags of Circle Flags, and swatches of our own. It covers all emoji of
 * Unicode 17 with their skin tones, flags and keycaps.
 */
export function emojiSvgs(): ReadonlyMap<string, string> {
  const svgs = new Map<string, string>(ownEmoji());
  for (const [key, body] of notoEmoji()) svgs.set(key, page(NOTO_VIEW, body));
  svgs.set(emojiKey('🦎'), page(LIGHT_VIEW, lightDrawing()));
  for (const [key, body] of flagEmoji()) svgs.set(key, page(FLAG_VIEW, `${body}${FLAG_RIM}`));
  return svgs;
}

const NOTO_VIEW = '0 0 128 128';
/** A flag is a circle of 512; a rim of its own keeps it from touching its neighbours. */
const FLAG_VIEW = '-30 -30 572 572';
/** Lets a white flag be seen on white. */
const FLAG_RIM =
  '<circle cx="256" cy="256" r="251" fill="none" stroke="#000000" stroke-opacity=".14" stroke-width="10"/>';

const page = (view: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="128" height="128" viewBox="${view}">${body}</svg>`;

/** A drawing of 700 parts, which takes ten times as long to paint as the next; another package has a lighter one. */
export const HEAVY = 'lizard';
const LIGHT_VIEW = '0 0 32 32';

/** The set names its icons by code points; a few sequences are there with and without the emoji selector. */
function* notoEmoji(): Generator<readonly [key: string, body: string]> {
  const { icons, aliases, chars } = iconSet(NOTO);
  for (const [codes, name] of Object.entries(chars)) {
    const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
    if (icon) yield [emojiKey(textOf(codes)), icon.body];
  }
}

const textOf = (codes: string): string =>
  String.fromCodePoint(...codes.split('-').map((code) => Number.parseInt(code, 16)));

const REGIONAL_A = 0x1f1e6;
const TAG_A = 0xe0061;
const BLACK_FLAG = '\u{1f3f4}';
const LAST_TAG = '\u{e007f}';

const lightDrawing = (): string => iconSet(LIGHT).icons[HEAVY]?.body ?? '';

/** The regions that have a flag in Unicode; the package has flags of languages under other two letters. */
const REGIONS = new Set(
  (
    'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bv bw by bz ' +
    'ca cc cd cf cg ch ci ck cl cm cn co cp cq cr cu cv cw cx cy cz de dg dj dk dm do dz ea ec ee eg eh er es et eu fi ' +
    'fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu ic id ie il im in io iq ' +
    'ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml ' +
    'mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps ' +
    'pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz ta tc td tf tg th tj tk ' +
    'tl tm tn to tr tt tv tw tz ua ug um un us uy uz va vc ve vg vi vn vu wf ws xk ye yt za zm zw'
  ).split(' '),
);

/** Flags of regions, and of England, Scotland and Wales. */
function* flagEmoji(): Generator<readonly [key: string, body: string]> {
  const { icons, aliases } = iconSet(FLAGS);
  for (const name of [...Object.keys(icons), ...Object.keys(aliases)]) {
    const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
    if (!icon) continue;
    if (REGIONS.has(name)) yield [emojiKey(spelled(name, REGIONAL_A)), icon.body];
    if (/^gb-(eng|sct|wls)$/.test(name))
      yield [emojiKey(`${BLACK_FLAG}${spelled(name.replace('-', ''), TAG_A)}${LAST_TAG}`), icon.body];
  }
}

const spelled = (letters: string, a: number): string =>
  Array.from(letters, (letter) => String.fromCodePoint(a + letter.charCodeAt(0) - 97)).join('');
