import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { start, type Started, until } from '@cpc/testkit';
import sharp from 'sharp';

export interface VirtualScreen {
  /** The value for the environment variable `DISPLAY`. */
  readonly display: string;
  /** A part of the screen as PNG, all in device pixels. */
  picture(area: { readonly top: number; readonly width: number; readonly height: number }): Promise<Buffer>;
  readonly stop: () => Promise<void>;
}

/** An X server without a graphics card, on a free display number. @param folder for its files */
export async function startScreen(folder: string, width: number, height: number): Promise<VirtualScreen> {
  const number = join(folder, 'display');
  const options = `-screen 0 ${width}x${height}x24 -nolisten tcp -fbdir ${folder} -displayfd 3`;
  const server: Started = start('sh', ['-c', `exec Xvfb ${options} 3>${number}`], {});
  const chosen = () => (existsSync(number) ? readFileSync(number, 'utf8').trim() : '');
  await until(async () => chosen() !== '', server, 'Xvfb').catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return {
    display: `:${chosen()}`,
    picture: async ({ top, ...size }) => cutOut(await readFile(join(folder, 'Xvfb_screen0')), top, size),
    stop: () => server.stop(),
  };
}

/** Cuts a part at the left edge out of an X window dump with 32 bits per pixel (XWDFile.h). */
function cutOut(dump: Buffer, top: number, size: { readonly width: number; readonly height: number }): Promise<Buffer> {
  const field = (index: number): number => dump.readUInt32BE(index * 4);
  const [headerBytes, lineBytes, colours] = [field(0), field(12), field(19)];
  const BYTES_PER_COLOUR = 12;
  const pixels = Buffer.alloc(size.width * size.height * 3);
  let to = 0;
  for (let y = 0; y < size.height; y += 1) {
    let from = headerBytes + colours * BYTES_PER_COLOUR + (top + y) * lineBytes;
    for (let x = 0; x < size.width; x += 1, from += 4, to += 3) {
      pixels[to] = dump[from + 2] ?? 0;
      pixels[to + 1] = dump[from + 1] ?? 0;
      pixels[to + 2] = dump[from] ?? 0;
    }
  }
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();
}
