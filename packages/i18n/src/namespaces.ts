// oxlint-disable typescript/consistent-type-imports -- each catalogue is named once, in its row
import { keysOf } from '@cpc/domain';

/**
 * The customer's texts are loaded in parts, so that each page loads few: what the first page and login say, what the studio
 * says, what its panels say, which are loaded with the first of them, what its checks before the print say, what drawing from
 * words says, what pictures and clips to share say, and the rest. A part is a file.
 */
const CUSTOMER_FILES = ['entry', 'studio', 'tools', 'checks', 'drawing', 'keepsake', 'customer'] as const;
type CustomerPart = (typeof CUSTOMER_FILES)[number];
/** A part of the texts of an app. */
export type TextPart = CustomerPart | 'partner';

/** The type is of the English texts; the parts are the files of the apps that these texts are in, and the server. */
const texts = <English>(...parts: readonly (TextPart | 'server')[]): Texts<English> => ({ parts });
interface Texts<English> {
  readonly parts: readonly (TextPart | 'server')[];
  /** Only a type: it has no value. */
  readonly english?: English;
}

/** A namespace is one file `locales/<locale>/<namespace>.json`; its keys begin with its {@link prefixesOf}. */
const TEXTS = {
  about: texts<typeof import('../locales/en-US/about.json')>('customer'),
  account: texts<typeof import('../locales/en-US/account.json')>('customer'),
  bays: texts<typeof import('../locales/en-US/bays.json')>('partner'),
  bill: texts<typeof import('../locales/en-US/bill.json')>('partner', 'server'),
  books: texts<typeof import('../locales/en-US/books.json')>('partner', 'server'),
  catalogue: texts<typeof import('../locales/en-US/catalogue.json')>('customer', 'partner', 'server'),
  common: texts<typeof import('../locales/en-US/common.json')>('entry', 'partner'),
  credential: texts<typeof import('../locales/en-US/credential.json')>('entry', 'partner', 'server'),
  delivery: texts<typeof import('../locales/en-US/delivery.json')>('customer', 'partner'),
  desk: texts<typeof import('../locales/en-US/desk.json')>('studio'),
  drawing: texts<typeof import('../locales/en-US/drawing.json')>('drawing', 'server'),
  drawingRoom: texts<typeof import('../locales/en-US/drawingRoom.json')>('drawing'),
  error: texts<typeof import('../locales/en-US/error.json')>('customer', 'partner', 'server'),
  fleet: texts<typeof import('../locales/en-US/fleet.json')>('partner'),
  ideas: texts<typeof import('../locales/en-US/ideas.json')>('tools'),
  incidents: texts<typeof import('../locales/en-US/incidents.json')>('partner', 'server'),
  keepsake: texts<typeof import('../locales/en-US/keepsake.json')>('keepsake'),
  label: texts<typeof import('../locales/en-US/label.json')>('customer', 'partner', 'server'),
  launch: texts<typeof import('../locales/en-US/launch.json')>('entry'),
  library: texts<typeof import('../locales/en-US/library.json')>('tools', 'partner'),
  mail: texts<typeof import('../locales/en-US/mail.json')>('server'),
  mailAddress: texts<typeof import('../locales/en-US/mailAddress.json')>('customer', 'partner'),
  maps: texts<typeof import('../locales/en-US/maps.json')>('customer', 'partner'),
  must: texts<typeof import('../locales/en-US/must.json')>('partner', 'server'),
  notice: texts<typeof import('../locales/en-US/notice.json')>('server'),
  order: texts<typeof import('../locales/en-US/order.json')>('customer', 'partner'),
  partner: texts<typeof import('../locales/en-US/partner.json')>('partner', 'server'),
  partnerMessages: texts<typeof import('../locales/en-US/partnerMessages.json')>('partner', 'server'),
  partnerProblem: texts<typeof import('../locales/en-US/partnerProblem.json')>('partner'),
  debt: texts<typeof import('../locales/en-US/debt.json')>('partner'),
  payout: texts<typeof import('../locales/en-US/payout.json')>('partner', 'server'),
  picture: texts<typeof import('../locales/en-US/picture.json')>('studio', 'partner', 'server'),
  platform: texts<typeof import('../locales/en-US/platform.json')>('partner', 'server'),
  preflight: texts<typeof import('../locales/en-US/preflight.json')>('checks', 'partner'),
  price: texts<typeof import('../locales/en-US/price.json')>('partner', 'server'),
  problem: texts<typeof import('../locales/en-US/problem.json')>('customer', 'partner'),
  profile: texts<typeof import('../locales/en-US/profile.json')>('partner'),
  queue: texts<typeof import('../locales/en-US/queue.json')>('customer'),
  report: texts<typeof import('../locales/en-US/report.json')>('partner', 'server'),
  review: texts<typeof import('../locales/en-US/review.json')>('partner'),
  scan: texts<typeof import('../locales/en-US/scan.json')>('partner', 'server'),
  screen: texts<typeof import('../locales/en-US/screen.json')>('customer', 'server'),
  setup: texts<typeof import('../locales/en-US/setup.json')>('partner', 'server'),
  shop: texts<typeof import('../locales/en-US/shop.json')>('customer', 'server'),
  shopBills: texts<typeof import('../locales/en-US/shopBills.json')>('partner'),
  shopOrders: texts<typeof import('../locales/en-US/shopOrders.json')>('partner'),
  size: texts<typeof import('../locales/en-US/size.json')>('customer'),
  standin: texts<typeof import('../locales/en-US/standin.json')>('server'),
  station: texts<typeof import('../locales/en-US/station.json')>('entry', 'partner', 'server'),
  studio: texts<typeof import('../locales/en-US/studio.json')>('studio'),
  till: texts<typeof import('../locales/en-US/till.json')>('partner', 'server'),
  tools: texts<typeof import('../locales/en-US/tools.json')>('tools'),
  undecided: texts<typeof import('../locales/en-US/undecided.json')>('partner'),
  works: texts<typeof import('../locales/en-US/works.json')>('customer', 'server'),
};
export type Namespace = keyof typeof TEXTS;
/** Every key of the English catalogues; an unknown key does not compile. */
export type MessageKey = {
  [N in Namespace]: (typeof TEXTS)[N] extends Texts<infer English> ? keyof English & string : never;
}[Namespace];

export const NAMESPACES = keysOf(TEXTS);

const namespacesOf = (part: TextPart | 'server') => NAMESPACES.filter((name) => TEXTS[name].parts.includes(part));

export const CUSTOMER_PARTS = Object.fromEntries(CUSTOMER_FILES.map((part) => [part, namespacesOf(part)]));

/** The parts that each app loads its texts in: a namespace is in one part of an app. */
export const APP_PARTS = { customer: CUSTOMER_PARTS, partner: { partner: namespacesOf('partner') } };
/** An app with texts. */
export type TextApp = keyof typeof APP_PARTS;

/** The namespaces that each audience needs. */
export const AUDIENCES = {
  customer: Object.values(CUSTOMER_PARTS).flat(),
  partner: namespacesOf('partner'),
  server: namespacesOf('server'),
};
export type Audience = keyof typeof AUDIENCES;

/** Where keys begin with something else than the name of their namespace. */
const PREFIXES: Readonly<Partial<Record<Namespace, readonly string[]>>> = {
  catalogue: ['category.', 'colour.', 'goods.', 'shell.'],
  credential: ['error.'],
  desk: ['preflight.', 'shop.', 'works.'],
  drawing: ['drawing.', 'error.'],
  drawingRoom: ['drawing.'],
  ideas: ['ideas.', 'nameArt.', 'pair.', 'templateFields.'],
  incidents: ['error.', 'incidents.'],
  library: ['stickerGroup.', 'templateGroup.', 'wallpaperGroup.'],
  payout: ['error.', 'payout.'],
  picture: ['error.'],
  scan: ['error.', 'scan.'],
  setup: ['error.', 'partner.', 'setup.'],
  tools: ['collage.', 'studio.'],
  undecided: ['partner.', 'undecided.'],
};

/** The allowed prefixes of a namespace's keys. */
export const prefixesOf = (namespace: Namespace): readonly string[] => PREFIXES[namespace] ?? [`${namespace}.`];
