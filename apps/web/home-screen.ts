import { appNames } from '@cpc/i18n/vite';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const MARK = join(import.meta.dirname, 'public/icon.svg');
const LOOK = join(import.meta.dirname, '../../packages/ui/src/styles.css');

interface Icon {
  readonly file: string;
  /** px */
  readonly size: number;
  /**
   * `any`: the mark with its own round corners. `maskable`: the ground fills the whole square, and the device crops it.
   */
  readonly purpose: 'any' | 'maskable';
}

const ICONS: readonly Icon[] = [
  { file: 'app-icon-192.png', size: 192, purpose: 'any' },
  { file: 'app-icon-512.png', size: 512, purpose: 'any' },
  { file: 'app-icon-maskable-512.png', size: 512, purpose: 'maskable' },
];
/** The icon for the home screen of an iPhone, which rounds the corners itself. */
const APPLE: Icon = { file: 'apple-touch-icon.png', size: 180, purpose: 'maskable' };

interface ServedFile {
  readonly type: string;
  readonly body: () => Promise<string | Uint8Array>;
}

/**
 * What a device needs to put the app on its home screen (W3C Web Application Manifest): one manifest for each offered
 * language, and the icons. All are made from the product's own mark, names and colours.
 */
export function homeScreen(): Plugin {
  const files = new Map<string, ServedFile>([
    ...appNames().map(({ locale, name, short }): [string, ServedFile] => [
      `app.${locale.code}.webmanifest`,
      {
        type: 'application/manifest+json',
        body: async () =>
          JSON.stringify({
            id: '/',
            name,
            short_name: short,
            lang: locale.tag,
            dir: locale.rtl ? 'rtl' : 'ltr',
            start_url: '/',
            scope: '/',
            display: 'standalone',
            background_color: await ground(),
            theme_color: await ground(),
            icons: ICONS.map(({ file, size, purpose }) => ({
              src: `/${file}`,
              sizes: `${size}x${size}`,
              type: 'image/png',
              purpose,
            })),
          }),
      },
    ]),
    ...[...ICONS, APPLE].map((icon): [string, ServedFile] => [
      icon.file,
      { type: 'image/png', body: () => painted(icon) },
    ]),
  ]);
  return {
    name: 'home-screen',
    configureServer(server) {
      for (const [file, { type, body }] of files) {
        server.middlewares.use(`/${file}`, (_request, response, next) => {
          response.setHeader('content-type', type);
          body().then((made) => response.end(made), next);
        });
      }
    },
    async generateBundle() {
      for (const [fileName, { body }] of files) this.emitFile({ type: 'asset', fileName, source: await body() });
    },
  };
}

/** The studio's ground colour, read from the style sheet of the look. */
async function ground(): Promise<string> {
  const colour = /--color-ground: (#[0-9a-f]{6});/.exec(await readFile(LOOK, 'utf8'))?.[1];
  if (colour === undefined) throw new Error(`home-screen: ${LOOK} has no ground colour`);
  return colour;
}

/** Paints the mark as a PNG. The case in it stays inside the circle that no mask crops (four fifths of the width). */
async function painted({ size, purpose }: Icon): Promise<Uint8Array> {
  const mark = await readFile(MARK, 'utf8');
  const svg = purpose === 'maskable' ? mark.replace('rx="16"', '') : mark;
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
