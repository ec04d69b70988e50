import { type Cluster, clustersOf, isPlain, type UsedFont } from './fonts.ts';
import { type Ink, PAGE, type PageShape, type PageText, type PdfPage } from './page.ts';

const RULE: Ink = [0.85, 0.85, 0.87];

/** The content stream of a page (ISO 32000-1, 8 and 9). */
export function contentOf({ shapes = [], texts, rules }: PdfPage, fonts: ReadonlyMap<string, UsedFont>): string {
  const lines = rules.map(
    ({ x, y, width }) => `${round(x)} ${round(PAGE.height - y)} m ${round(x + width)} ${round(PAGE.height - y)} l S`,
  );
  return [
    ...shapes.map(shapeOf),
    `0.5 w ${RULE.join(' ')} RG`,
    ...lines,
    'BT',
    ...texts.map((text) => textOf(text, fonts)),
    'ET',
  ].join('\n');
}

/** How far the control points of a quarter of a circle are from its ends, in radii. */
const ARC = 0.5523;

/** A rectangle, its corners as Bézier curves (8.5.2). */
function shapeOf({ x, y, width, height, radius, ink }: PageShape): string {
  const fill = `${ink.join(' ')} rg`;
  const at = (right: number, down: number) => `${round(right)} ${round(PAGE.height - down)}`;
  if (radius === 0) return `${fill} ${at(x, y + height)} ${round(width)} ${round(height)} re f`;
  const [right, bottom, rest] = [x + width, y + height, radius * (1 - ARC)];
  return [
    `${fill} ${at(x + radius, y)} m ${at(right - radius, y)} l`,
    `${at(right - rest, y)} ${at(right, y + rest)} ${at(right, y + radius)} c ${at(right, bottom - radius)} l`,
    `${at(right, bottom - rest)} ${at(right - rest, bottom)} ${at(right - radius, bottom)} c ${at(x + radius, bottom)} l`,
    `${at(x + rest, bottom)} ${at(x, bottom - rest)} ${at(x, bottom - radius)} c ${at(x, y + radius)} l`,
    `${at(x, y + rest)} ${at(x + rest, y)} ${at(x + radius, y)} c f`,
  ].join('\n');
}

function textOf(text: PageText, fonts: ReadonlyMap<string, UsedFont>): string {
  const clusters = clustersOf(text.line).map((cluster) => clusterOf(cluster, text, fonts));
  return [`${text.ink.join(' ')} rg`, ...clusters].join('\n');
}

/**
 * Each glyph at its place. A cluster whose glyphs do not tell its text has it beside them (`ActualText`, 14.9.4): a Bengali
 * syllable is drawn in another order than it is written.
 */
function clusterOf(cluster: Cluster, text: PageText, fonts: ReadonlyMap<string, UsedFont>): string {
  const glyphs = cluster.glyphs.map(({ url, id, x, y }) => {
    const at = `${round(text.x + x * text.size)} ${round(PAGE.height - text.y - y * text.size)}`;
    return `/${fonts.get(url)?.name} ${text.size} Tf 1 0 0 1 ${at} Tm <${hex(id)}> Tj`;
  });
  if (isPlain(cluster, fonts.get(cluster.glyphs[0]?.url ?? ''))) return glyphs.join('\n');
  return [`/Span<</ActualText ${utf16(cluster.text)}>>BDC`, ...glyphs, 'EMC'].join('\n');
}

/** A thousandth of a point is less than any device shows. */
const round = (points: number): string => String(Math.round(points * 1000) / 1000);

export const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** A text as a string of PDF syntax: UTF-16 with a byte order mark (7.9.2.2). */
export const utf16 = (text: string): string => `<feff${unitsOf(text)}>`;

/** The UTF-16 units of a text, in hexadecimal digits. */
export const unitsOf = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('');
