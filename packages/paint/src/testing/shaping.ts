import { PLAIN_TEXT } from '@cpc/design';
import { mm } from '@cpc/domain';
import type { Path2D } from '@napi-rs/canvas';
import { nativePath } from '../target.ts';
import type { TextContent } from '../text/shaper.ts';
import { shaperFor } from './fonts.ts';
import { easel } from './scene.ts';

export const words = (text: string, more: Partial<TextContent> = {}): TextContent => ({
  text,
  typeface: 'noto-sans',
  size: mm(10),
  align: 'start',
  ...PLAIN_TEXT,
  ...more,
});

export async function shape(text: string, more: Partial<TextContent> = {}) {
  const content = words(text, more);
  return (await shaperFor(content)).shape(content);
}

export const contours = async (text: string, more?: Partial<TextContent>) =>
  (await shape(text, more)).path.filter((command) => command[0] === 'move').length;

/** The columns, in mm from the left, where a text has ink. */
export async function inkColumns(text: string, more: Partial<TextContent> = {}): Promise<number[]> {
  const outline = await shape(text, more);
  const { target, context, pixels } = easel(Math.ceil(outline.width * 4) + 8, Math.ceil(outline.height * 4));
  context.scale(4, 4);
  context.fill(nativePath(target, outline.path) as Path2D);
  const width = Math.ceil(outline.width * 4) + 8;
  const ink = new Set<number>();
  pixels().forEach((value, index) => {
    if (index % 4 === 3 && value > 127) ink.add(Math.floor(((index >> 2) % width) / 4));
  });
  return [...ink].sort((a, b) => a - b);
}

/** The number of separate pieces of ink of a text. */
export async function inkIslands(text: string, more: Partial<TextContent> = {}): Promise<number> {
  const outline = await shape(text, more);
  const [width, height] = [Math.ceil(outline.width * 4) + 80, Math.ceil(outline.height * 4) + 80];
  const { target, context, pixels } = easel(width, height);
  context.setTransform(4, 0, 0, 4, 40, 40);
  context.fill(nativePath(target, outline.path) as Path2D);
  const data = pixels();
  const left = new Set(Array.from({ length: width * height }, (_, i) => i).filter((i) => (data[i * 4 + 3] ?? 0) > 100));
  let islands = 0;
  for (const start of left) {
    islands += 1;
    const shore = [start];
    for (let at = shore.pop(); at !== undefined; at = shore.pop()) {
      if (!left.delete(at)) continue;
      shore.push(at - 1, at + 1, at - width, at + width);
    }
  }
  return islands;
}
