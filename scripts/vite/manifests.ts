import type { appNames } from '@cpc/i18n/vite';
import type { ServedFile } from './served-files.ts';

/** The icons of the product: the customer's app is built with them, and every app of the server may name them. */
export interface AppIcon {
  readonly file: string;
  /** px */
  readonly size: number;
  /**
   * `any`: the mark with its own round corners. `maskable`: the ground fills the whole square, and the device crops it.
   */
  readonly purpose: 'any' | 'maskable';
}

export const APP_ICONS: readonly AppIcon[] = [
  { file: 'app-icon-192.png', size: 192, purpose: 'any' },
  { file: 'app-icon-512.png', size: 512, purpose: 'any' },
  { file: 'app-icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

interface App {
  /** Its address: `/` or `/partner/`. */
  readonly base: string;
  readonly names: ReturnType<typeof appNames>;
  /** The colour of its ground, `#rrggbb`. */
  readonly ground: () => Promise<string>;
}

/**
 * What a device needs to put an app on its home screen (W3C Web Application Manifest), one for each offered language. On
 * an iPhone only such an app gets web push.
 */
export function manifests({ base, names, ground }: App): [string, ServedFile][] {
  return names.map(({ locale, name, short }) => [
    `app.${locale.tag}.webmanifest`,
    {
      type: 'application/manifest+json',
      body: async () =>
        JSON.stringify({
          id: base,
          name,
          short_name: short,
          lang: locale.tag,
          dir: locale.rtl ? 'rtl' : 'ltr',
          start_url: base,
          scope: base,
          display: 'standalone',
          background_color: await ground(),
          theme_color: await ground(),
          icons: APP_ICONS.map(({ file, size, purpose }) => ({
            src: `/${file}`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          })),
        }),
    },
  ]);
}
