// The library has no types of its own, and a package that depends on this one must find ours.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { vendored } from '../../src/directory.ts';

/** Package and slice of each face used for lettering. */
export const FACES = {
  script: '@fontsource/pacifico/files/pacifico-latin-400-normal.woff2',
  retro: '@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff2',
  comic: '@fontsource/bangers/files/bangers-latin-400-normal.woff2',
  round: '@fontsource/nunito/files/nunito-latin-900-normal.woff2',
  marker: '@fontsource/permanent-marker/files/permanent-marker-latin-400-normal.woff2',
  arabic: '@fontsource/rakkas/files/rakkas-arabic-400-normal.woff2',
  brush: '@fontsource/ma-shan-zheng/files/ma-shan-zheng-chinese-simplified-400-normal.woff2',
  happy: '@fontsource/zcool-kuaile/files/zcool-kuaile-chinese-simplified-400-normal.woff2',
} as const;
export type LetteringFace = keyof typeof FACES;

/** A line of lettering as one SVG path, with the box of its ink. */
export interface Lettering {
  readonly d: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Shapes a line and returns its outline, in thousandths of an em, y down. */
export async function letter(face: LetteringFace, text: string): Promise<Lettering> {
  const woff2 = await readFile(vendored(FACES[face]));
  const sfnt = await subsetFont(woff2, text, { targetFormat: 'truetype' });
  const file = new harfbuzz.Face(new harfbuzz.Blob(sfnt));
  const font = new harfbuzz.Font(file);
  const scale = 1000 / file.upem;
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const ink = { d: '', left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let pen = 0;
  buffer.getGlyphInfos().forEach(({ codepoint }, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    for (const { type, values } of font.glyphToJson(codepoint)) {
      const moved = values.map((value, i) =>
        i % 2 === 0 ? (pen + xOffset + value) * scale : -(yOffset + value) * scale,
      );
      ink.d += `${type}${moved.map(Math.round).join(' ')}`;
      moved.forEach((value, i) => {
        if (i % 2 === 0) [ink.left, ink.right] = [Math.min(ink.left, value), Math.max(ink.right, value)];
        else [ink.top, ink.bottom] = [Math.min(ink.top, value), Math.max(ink.bottom, value)];
      });
    }
    pen += xAdvance;
  });
  const { d, left, top, right, bottom } = ink;
  return { d, left, top, width: right - left, height: bottom - top };
}
