import { between, mix, smooth } from './ease.ts';
import type { Code, Ground, Subject } from './subject.ts';

/** Light modules around a code (ISO/IEC 18004, 6.3.8), and the round corners of its paper; in modules. */
const QUIET = 3;

/** A code on white paper. @param side pixels */
function drawCode(context: CanvasRenderingContext2D, { size, path }: Code, x: number, y: number, side: number): void {
  context.save();
  context.translate(x, y);
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.roundRect(0, 0, side, side, side * 0.1);
  context.fill();
  const unit = side / (size + 2 * QUIET);
  context.scale(unit, unit);
  context.translate(QUIET, QUIET);
  context.fillStyle = '#000000';
  context.fill(new Path2D(path));
  context.restore();
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

interface Line {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly opacity: number;
}

/** Writes a line that fits a width: a long name becomes smaller, then it is cut. */
function writeLine(
  context: CanvasRenderingContext2D,
  { text, size, weight, opacity }: Line,
  { x, y, most, font }: { readonly x: number; readonly y: number; readonly most: number; readonly font: string },
): void {
  const set = (px: number) => {
    context.font = `${weight} ${px}px ${font}`;
  };
  set(size);
  const fit = Math.max(0.7, Math.min(1, most / Math.max(1, context.measureText(text).width)));
  set(size * fit);
  const letters = [...characters.segment(text)].map(({ segment }) => segment);
  let shown = text;
  for (let kept = letters.length - 1; kept > 0 && context.measureText(shown).width > most; kept -= 1)
    shown = `${letters.slice(0, kept).join('')}…`;
  context.globalAlpha = opacity;
  context.fillText(shown, x, y);
  context.globalAlpha = 1;
}

/** The name of the goods and the station's code: small in the corner, then large on the end card. */
export function drawCaption(
  context: CanvasRenderingContext2D,
  subject: Subject,
  ground: Ground,
  /** 0 in the corner … 1 on the end card */
  share: number,
): void {
  const { width, height } = context.canvas;
  const grown = smooth(share);
  const edge = width * 0.075;
  const side = mix(width * 0.185, width * 0.3, grown);
  const { code, rtl, font } = subject;
  const corner = rtl ? width - edge - side : edge;
  const x = mix(corner, width / 2 - side / 2, grown);
  const y = mix(height * 0.865 - side / 2, height * 0.7, grown);
  if (code) drawCode(context, code, x, y, side);
  context.save();
  context.fillStyle = ground.ink;
  context.direction = rtl ? 'rtl' : 'ltr';
  context.textBaseline = 'middle';
  const small = 1 - between(share, 0, 0.3);
  const start = code ? edge + side + width * 0.04 : edge;
  context.textAlign = 'start';
  const most = width - start - edge;
  const at = { x: rtl ? width - start : start, most, font };
  if (small > 0) {
    const name: Line = { text: subject.name, size: width * 0.05, weight: 700, opacity: small };
    const words: Line = { text: subject.invitation, size: width * 0.034, weight: 500, opacity: 0.72 * small };
    writeLine(context, name, { ...at, y: height * 0.865 - width * 0.032 });
    if (code) writeLine(context, words, { ...at, y: height * 0.865 + width * 0.034 });
  }
  const large = between(share, 0.6, 1);
  if (large > 0) {
    context.textAlign = 'center';
    const middle = { x: width / 2, most: width * 0.86, font };
    const name: Line = { text: subject.name, size: width * 0.072, weight: 700, opacity: large };
    const words: Line = { text: subject.invitation, size: width * 0.042, weight: 500, opacity: 0.75 * large };
    writeLine(context, name, { ...middle, y: code ? height * 0.655 : height * 0.78 });
    if (code) writeLine(context, words, { ...middle, y: height * 0.7 + side + width * 0.06 });
  }
  context.restore();
}

/** A chapter's word in the upper part, fading in and out. */
export function drawChapter(
  context: CanvasRenderingContext2D,
  { font, rtl }: Subject,
  { ink }: Ground,
  word: string,
  opacity: number,
): void {
  if (opacity <= 0) return;
  const { width, height } = context.canvas;
  context.save();
  context.direction = rtl ? 'rtl' : 'ltr';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  const line: Line = { text: word, size: width * 0.066, weight: 700, opacity };
  writeLine(context, line, { x: width / 2, y: height * 0.085, most: width * 0.86, font });
  context.restore();
}
