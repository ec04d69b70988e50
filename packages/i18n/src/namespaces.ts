import type catalogue from '../locales/en-us/catalogue.json';
import type common from '../locales/en-us/common.json';
import type delivery from '../locales/en-us/delivery.json';
import type error from '../locales/en-us/error.json';
import type label from '../locales/en-us/label.json';
import type launch from '../locales/en-us/launch.json';
import type notice from '../locales/en-us/notice.json';
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

/** A namespace is one file `locales/<locale>/<namespace>.json`; its keys begin with its KEY_PREFIXES. */
interface Namespaces {
  catalogue: typeof catalogue;
  common: typeof common;
  delivery: typeof delivery;
  error: typeof error;
  label: typeof label;
  launch: typeof launch;
  notice: typeof notice;
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
/** Every key of the English catalogues; an unknown key does not compile. */
export type MessageKey = { [N in Namespace]: keyof Namespaces[N] & string }[Namespace];

/** The namespaces that each audience needs. */
export const AUDIENCES = {
  customer: [
    'common',
    'label',
    'catalogue',
    'error',
    'launch',
    'shop',
    'size',
    'order',
    'delivery',
    'queue',
    'screen',
    'studio',
    'preflight',
    'works',
  ],
  partner: ['common', 'label', 'catalogue', 'error', 'partner', 'delivery', 'preflight'],
  server: ['error', 'label', 'notice', 'standin', 'works'],
} as const satisfies Record<string, readonly Namespace[]>;
export type Audience = keyof typeof AUDIENCES;

/**
 * The customer's texts are loaded in three parts, so that each page loads few: the first page and login, the studio,
 * and the rest. A text belongs to the first part that lists a prefix of its key.
 */
export const CUSTOMER_PARTS = {
  entry: ['common.', 'launch.', 'station.', 'error.password', 'error.phone'],
  studio: [
    'studio.',
    'preflight.',
    'templateGroup.',
    'stickerGroup.',
    'wallpaperGroup.',
    'shop.editor.',
    'shop.details.chooseModel',
    'shop.details.unavailableWhy',
    'error.image',
    'error.notI',
    'works.kept.',
    'works.untitled',
    'works.gone',
    'works.away',
    'works.title',
  ],
  customer: [''],
} as const satisfies Record<string, readonly string[]>;
export type CustomerPart = keyof typeof CUSTOMER_PARTS;

/** The part that a customer's text is loaded with. */
export function customerPartOf(key: string): CustomerPart {
  const parts = Object.keys(CUSTOMER_PARTS) as CustomerPart[];
  return parts.find((part) => CUSTOMER_PARTS[part].some((beginning) => key.startsWith(beginning))) ?? 'customer';
}

/** The allowed prefixes of a namespace's keys. */
export const KEY_PREFIXES: Readonly<Record<Namespace, readonly string[]>> = {
  catalogue: ['category.', 'colour.', 'goods.', 'shell.', 'stickerGroup.', 'templateGroup.', 'wallpaperGroup.'],
  common: ['common.'],
  delivery: ['delivery.'],
  error: ['error.'],
  label: ['label.', 'station.'],
  launch: ['launch.'],
  notice: ['notice.'],
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
