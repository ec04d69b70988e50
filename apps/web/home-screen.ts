import { appNames } from '@cpc/i18n/vite';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { groundOf } from '../../scripts/vite/ground.ts';
import { APP_ICONS, type AppIcon, manifests } from '../../scripts/vite/manifests.ts';
import { type ServedFile, servedFiles } from '../../scripts/vite/served-files.ts';

const MARK = join(import.meta.dirname, 'public/icon.svg');
/** The icon for the home screen of an iPhone, which rounds the corners itself. */
const APPLE: AppIcon = { file: 'apple-touch-icon.png', size: 180, purpose: 'maskable' };

/** The manifests of the customer's app, and the icons, made from the product's own mark, names and colours. */
export function homeScreen(): Plugin {
  const files = new Map<string, ServedFile>([
    ...manifests({ base: '/', names: appNames('customer'), ground: () => groundOf('dark') }),
    ...[...APP_ICONS, APPLE].map((icon): [string, ServedFile] => [
      icon.file,
      { type: 'image/png', body: () => painted(icon) },
    ]),
  ]);
  return servedFiles('home-screen', '/', files);
}

/** Paints the mark as a PNG. The case in it stays inside the circle that no mask crops (four fifths of the width). */
async function painted({ size, purpose }: AppIcon): Promise<Uint8Array> {
  const mark = await readFile(MARK, 'utf8');
  const svg = purpose === 'maskable' ? mark.replace('rx="16"', '') : mark;
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
