import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareZXingModule as prepareReader, readBarcodes } from 'zxing-wasm/reader';
import { prepareZXingModule, type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 10;
const FPS = 30;
const PAPER = 225;
const INK = 25;
const GREY = 128;

/**
 * A video of a code, for Chromium's `--use-file-for-fake-video-capture`, which plays it again and again.
 * @returns the path of a Y4M file
 */
export async function codeVideo(text: string, format: WriteInputBarcodeFormat): Promise<string> {
  await prepareZXingModule({ overrides: wasmOf('writer'), fireImmediately: true });
  const { symbol, error } = await writeBarcode(text, { format });
  if (error !== '') throw new Error(error);
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), lumaOf(symbol), chroma]);
  const file = join(mkdtempSync(join(tmpdir(), 'code-video-')), 'code.y4m');
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FPS}:1 Ip A1:1 C420\n`);
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]));
  return file;
}

/** The text of the one code in a picture. */
export async function readPicture(png: Uint8Array): Promise<string> {
  await prepareReader({ overrides: wasmOf('reader'), fireImmediately: true });
  const [found] = await readBarcodes(png);
  if (!found) throw new Error('no code in the picture');
  return found.text;
}

/** Node reads the file itself: it fetches no file addresses. */
function wasmOf(part: 'reader' | 'writer'): { readonly wasmBinary: ArrayBuffer } {
  const file = createRequire(import.meta.url).resolve(`zxing-wasm/${part}/zxing_${part}.wasm`);
  return { wasmBinary: new Uint8Array(readFileSync(file)).buffer };
}

interface Symbol {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The symbol on a sheet of paper that fills the picture. */
function lumaOf({ data, width, height }: Symbol): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  const scale = Math.floor(Math.min((WIDTH * 0.7) / width, (HEIGHT * 0.7) / height));
  const tall = height * scale;
  const [left, top] = [Math.floor((WIDTH - width * scale) / 2), Math.floor((HEIGHT - tall) / 2)];
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < width * scale; x++) {
      const module = data[Math.floor(y / scale) * width + Math.floor(x / scale)] ?? 255;
      luma[(top + y) * WIDTH + left + x] = module < 128 ? INK : PAPER;
    }
  return luma;
}
