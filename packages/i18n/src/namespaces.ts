import type about from '../locales/en-us/about.json';
import type account from '../locales/en-us/account.json';
import type bill from '../locales/en-us/bill.json';
import type bays from '../locales/en-us/bays.json';
import type catalogue from '../locales/en-us/catalogue.json';
import type common from '../locales/en-us/common.json';
import type credential from '../locales/en-us/credential.json';
import type delivery from '../locales/en-us/delivery.json';
import type desk from '../locales/en-us/desk.json';
import type drawing from '../locales/en-us/drawing.json';
import type drawingRoom from '../locales/en-us/drawingRoom.json';
import type error from '../locales/en-us/error.json';
import type fleet from '../locales/en-us/fleet.json';
import type ideas from '../locales/en-us/ideas.json';
import type incidents from '../locales/en-us/incidents.json';
import type keepsake from '../locales/en-us/keepsake.json';
import type label from '../locales/en-us/label.json';
import type launch from '../locales/en-us/launch.json';
import type library from '../locales/en-us/library.json';
import type maps from '../locales/en-us/maps.json';
import type must from '../locales/en-us/must.json';
import type notice from '../locales/en-us/notice.json';
import type order from '../locales/en-us/order.json';
import type partner from '../locales/en-us/partner.json';
import type payout from '../locales/en-us/payout.json';
import type partnerMessages from '../locales/en-us/partnerMessages.json';
import type partnerProblem from '../locales/en-us/partnerProblem.json';
import type picture from '../locales/en-us/picture.json';
import type platform from '../locales/en-us/platform.json';
import type preflight from '../locales/en-us/preflight.json';
import type profile from '../locales/en-us/profile.json';
import type problem from '../locales/en-us/problem.json';
import type price from '../locales/en-us/price.json';
import type queue from '../locales/en-us/queue.json';
import type review from '../locales/en-us/review.json';
import type report from '../locales/en-us/report.json';
import type scan from '../locales/en-us/scan.json';
import type screen from '../locales/en-us/screen.json';
import type shop from '../locales/en-us/shop.json';
import type shopOrders from '../locales/en-us/shopOrders.json';
import type shopBills from '../locales/en-us/shopBills.json';
import type size from '../locales/en-us/size.json';
import type standin from '../locales/en-us/standin.json';
import type station from '../locales/en-us/station.json';
import type studio from '../locales/en-us/studio.json';
import type tools from '../locales/en-us/tools.json';
import type works from '../locales/en-us/works.json';

/** A namespace is one file `locales/<locale>/<namespace>.json`; its keys begin with its KEY_PREFIXES. */
interface Namespaces {
  about: typeof about;
  account: typeof account;
  bill: typeof bill;
  bays: typeof bays;
  catalogue: typeof catalogue;
  common: typeof common;
  credential: typeof credential;
  delivery: typeof delivery;
  desk: typeof desk;
  drawing: typeof drawing;
  drawingRoom: typeof drawingRoom;
  error: typeof error;
  fleet: typeof fleet;
  ideas: typeof ideas;
  incidents: typeof incidents;
  keepsake: typeof keepsake;
  label: typeof label;
  launch: typeof launch;
  library: typeof library;
  maps: typeof maps;
  must: typeof must;
  notice: typeof notice;
  order: typeof order;
  partner: typeof partner;
  payout: typeof payout;
  partnerMessages: typeof partnerMessages;
  partnerProblem: typeof partnerProblem;
  picture: typeof picture;
  platform: typeof platform;
  preflight: typeof preflight;
  profile: typeof profile;
  problem: typeof problem;
  price: typeof price;
  queue: typeof queue;
  report: typeof report;
  review: typeof review;
  scan: typeof scan;
  screen: typeof screen;
  shop: typeof shop;
  shopOrders: typeof shopOrders;
  shopBills: typeof shopBills;
  size: typeof size;
  standin: typeof standin;
  station: typeof station;
  studio: typeof studio;
  tools: typeof tools;
  works: typeof works;
}
export type Namespace = keyof Namespaces;
/** Every key of the English catalogues; an unknown key does not compile. */
export type MessageKey = { [N in Namespace]: keyof Namespaces[N] & string }[Namespace];

/**
 * The customer's texts are loaded in parts, so that each page loads few: what the first page and login say, what the studio
 * says, what its panels say, which are loaded with the first of them, what drawing from words says, what
 * pictures and clips to share say, and the rest. A part is a file.
 */
export const CUSTOMER_PARTS = {
  entry: ['common', 'launch', 'station', 'credential'],
  studio: ['studio', 'desk', 'preflight', 'picture'],
  tools: ['tools', 'library', 'ideas'],
  drawing: ['drawing', 'drawingRoom'],
  keepsake: ['keepsake'],
  customer: [
    'about',
    'account',
    'label',
    'catalogue',
    'error',
    'shop',
    'size',
    'order',
    'problem',
    'delivery',
    'queue',
    'screen',
    'works',
    'maps',
  ],
} as const satisfies Record<string, readonly Namespace[]>;

/** The namespaces that each audience needs. */
export const AUDIENCES = {
  customer: Object.values(CUSTOMER_PARTS).flat(),
  partner: [
    'common',
    'label',
    'station',
    'catalogue',
    'library',
    'error',
    'credential',
    'picture',
    'partner',
    'incidents',
    'partnerMessages',
    'payout',
    'shopOrders',
    'order',
    'profile',
    'bays',
    'shopBills',
    'problem',
    'partnerProblem',
    'price',
    'fleet',
    'delivery',
    'platform',
    'preflight',
    'report',
    'review',
    'maps',
    'scan',
    'must',
  ],
  server: [
    'bill',
    'catalogue',
    'incidents',
    'partner',
    'partnerMessages',
    'error',
    'drawing',
    'credential',
    'picture',
    'label',
    'station',
    'notice',
    'standin',
    'works',
    'payout',
    'platform',
    'report',
    'scan',
    'must',
  ],
} as const satisfies Record<string, readonly Namespace[]>;
export type Audience = keyof typeof AUDIENCES;

/** The parts that each app loads its texts in: a namespace is in one part of an app. */
export const APP_PARTS = { customer: CUSTOMER_PARTS, partner: { partner: AUDIENCES.partner } } as const;
/** An app with texts. */
export type TextApp = keyof typeof APP_PARTS;
/** A part of the texts of an app. */
export type TextPart = { [App in TextApp]: keyof (typeof APP_PARTS)[App] }[TextApp];

/** The allowed prefixes of a namespace's keys. */
export const KEY_PREFIXES: Readonly<Record<Namespace, readonly string[]>> = {
  about: ['about.'],
  account: ['account.'],
  bill: ['bill.'],
  bays: ['bays.'],
  catalogue: ['category.', 'colour.', 'goods.', 'shell.'],
  common: ['common.'],
  credential: ['error.'],
  delivery: ['delivery.'],
  desk: ['shop.', 'works.'],
  drawing: ['drawing.', 'error.'],
  drawingRoom: ['drawing.'],
  error: ['error.'],
  fleet: ['fleet.'],
  ideas: ['ideas.', 'nameArt.', 'pair.', 'templateFields.'],
  incidents: ['error.', 'incidents.'],
  keepsake: ['keepsake.'],
  label: ['label.'],
  launch: ['launch.'],
  library: ['stickerGroup.', 'templateGroup.', 'wallpaperGroup.'],
  maps: ['maps.'],
  must: ['must.'],
  notice: ['notice.'],
  order: ['order.'],
  partner: ['partner.'],
  payout: ['error.', 'payout.'],
  partnerMessages: ['partnerMessages.'],
  partnerProblem: ['partnerProblem.'],
  picture: ['error.'],
  platform: ['platform.'],
  preflight: ['preflight.'],
  profile: ['profile.'],
  problem: ['problem.'],
  price: ['price.'],
  queue: ['queue.'],
  report: ['report.'],
  review: ['review.'],
  scan: ['error.', 'scan.'],
  screen: ['screen.'],
  shop: ['shop.'],
  shopOrders: ['shopOrders.'],
  shopBills: ['shopBills.'],
  size: ['size.'],
  standin: ['standin.'],
  station: ['station.'],
  studio: ['studio.'],
  tools: ['collage.', 'studio.'],
  works: ['works.'],
};
