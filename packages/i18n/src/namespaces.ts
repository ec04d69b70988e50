import type catalogue from '../locales/en-us/catalogue.json';
import type common from '../locales/en-us/common.json';
import type error from '../locales/en-us/error.json';
import type label from '../locales/en-us/label.json';
import type launch from '../locales/en-us/launch.json';
import type order from '../locales/en-us/order.json';
import type partner from '../locales/en-us/partner.json';
import type preflight from '../locales/en-us/preflight.json';
import type queue from '../locales/en-us/queue.json';
import type screen from '../locales/en-us/screen.json';
import type shop from '../locales/en-us/shop.json';
import type size from '../locales/en-us/size.json';
import type standin from '../locales/en-us/standin.json';
import type studio from '../locales/en-us/studio.json';
import type works from '../locales/en-us/works.json';

/** A namespace is one file `locales/<locale>/<namespace>.json`; its keys begin as KEY_PREFIXES says. */
interface Namespaces {
  catalogue: typeof catalogue;
  common: typeof common;
  error: typeof error;
  label: typeof label;
  launch: typeof launch;
  order: typeof order;
  partner: typeof partner;
  preflight: typeof preflight;
  queue: typeof queue;
  screen: typeof screen;
  shop: typeof shop;
  size: typeof size;
  standin: typeof standin;
  studio: typeof studio;
  works: typeof works;
}
export type Namespace = keyof Namespaces;
/** Every key of the English catalogues; an unknown one does not compile. */
export type MessageKey = { [N in Namespace]: keyof Namespaces[N] & string }[Namespace];

/**
 * Who is told which namespaces: one chunk per locale and audience. `entry` is what the customer's first page says, so
 * that it is not kept waiting for all the others.
 */
export const AUDIENCES = {
  entry: ['common', 'label', 'error', 'launch'],
  customer: [
    'common',
    'label',
    'catalogue',
    'error',
    'launch',
    'shop',
    'size',
    'order',
    'queue',
    'screen',
    'studio',
    'preflight',
    'works',
  ],
  partner: ['common', 'label', 'error', 'partner', 'preflight'],
  server: ['error', 'label', 'standin', 'works'],
} as const satisfies Record<string, readonly Namespace[]>;
export type Audience = keyof typeof AUDIENCES;

/** The beginnings a namespace's keys may have. */
export const KEY_PREFIXES: Readonly<Record<Namespace, readonly string[]>> = {
  catalogue: ['category.', 'colour.', 'goods.', 'shell.', 'stickerGroup.', 'templateGroup.', 'wallpaperGroup.'],
  common: ['common.'],
  error: ['error.'],
  label: ['label.', 'station.'],
  launch: ['launch.'],
  order: ['order.'],
  partner: ['partner.'],
  preflight: ['preflight.'],
  queue: ['queue.'],
  screen: ['screen.'],
  shop: ['shop.'],
  size: ['size.'],
  standin: ['standin.'],
  studio: ['studio.'],
  works: ['works.'],
};
