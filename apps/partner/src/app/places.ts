import type { Lazy } from '@cpc/appkit';
import type { MessageKey } from '@cpc/i18n';
import type { IconName } from '@cpc/ui';
import type { Need } from '../core/may.ts';
import { ATTENTION, DESIGNS, HOME, PROMOTERS, SHOPS, STATIONS } from '../core/paths.ts';

/** A page of the menu, and what it needs (PA-09). */
interface Place extends Lazy {
  readonly href: string;
  readonly icon: IconName;
  readonly text: MessageKey;
  readonly need: Need;
}

const today = () => import('../today/today-page.tsx');
const stations = () => import('../stations/stations-page.tsx');
const orders = () => import('../orders/orders-page.tsx');
const attention = () => import('../attention/attention-page.tsx');
const counter = () => import('../counter/counter-page.tsx');
const till = () => import('../till/till-page.tsx');
const shipping = () => import('../shipping/shipping-page.tsx');
const stock = () => import('../stock/stock-page.tsx');
const money = () => import('../money/money-page.tsx');
const prices = () => import('../prices/prices-page.tsx');
const coupons = () => import('../coupons/coupons-page.tsx');
const platformCoupons = () => import('../coupons/platform-coupons-page.tsx');
const promoters = () => import('../promoters/promoters-page.tsx');
const reports = () => import('../reports/reports-page.tsx');
const people = () => import('../people/people-page.tsx');
const claims = () => import('../claims/claims-page.tsx');
const settings = () => import('../details/settings-page.tsx');
const operators = () => import('../operators/operators-page.tsx');
const catalogue = () => import('../catalogue/catalogue-page.tsx');
const bills = () => import('../bills/bills-page.tsx');
const problems = () => import('../problems/problems-page.tsx');
const reviews = () => import('../reviews/reviews-page.tsx');
const shareReports = () => import('../share-reports/share-reports-page.tsx');
const fleet = () => import('../fleet/fleet-page.tsx');
const find = () => import('../find/find-page.tsx');
const undecided = () => import('../undecided/undecided-page.tsx');
const shops = () => import('../shops/shops-page.tsx');
const debts = () => import('../debts/debts-page.tsx');
const payouts = () => import('../payouts/payouts-page.tsx');

/** The menu, most used entries first: a phone shows the first ones and keeps the others behind "more". */
export const PLACES: readonly Place[] = [
  { href: HOME, icon: 'home', text: 'incidents.today', need: 'shop', load: today },
  { href: ATTENTION, icon: 'warning', text: 'partner.attention', need: 'shop', load: attention },
  { href: '/orders', icon: 'queue', text: 'shopOrders.title', need: 'shop', load: orders },
  { href: STATIONS, icon: 'printer', text: 'partner.stations', need: 'shop', load: stations },
  { href: '/counter', icon: 'card', text: 'partner.counter', need: 'counter', load: counter },
  { href: '/till', icon: 'bag', text: 'till.page', need: 'seeTill', load: till },
  { href: DESIGNS, icon: 'eye', text: 'review.page', need: 'counter', load: reviews },
  { href: '/shipping', icon: 'box', text: 'delivery.desk', need: 'counter', load: shipping },
  { href: '/problems', icon: 'bell', text: 'partnerProblem.page', need: 'counter', load: problems },
  { href: '/stock', icon: 'layers', text: 'partner.stock.page', need: 'stock', load: stock },
  { href: '/money', icon: 'coins', text: 'partner.money', need: 'money', load: money },
  { href: '/prices', icon: 'tag', text: 'price.page', need: 'prices', load: prices },
  { href: '/coupons', icon: 'ticket', text: 'price.coupons', need: 'prices', load: coupons },
  { href: '/reports', icon: 'chart', text: 'report.page', need: 'shop', load: reports },
  { href: '/people', icon: 'people', text: 'partner.people', need: 'people', load: people },
  { href: '/settings', icon: 'info', text: 'profile.settings', need: 'lead', load: settings },
  { href: SHOPS, icon: 'home', text: 'partner.shops', need: 'platform', load: shops },
  { href: '/find', icon: 'search', text: 'platform.find', need: 'platform', load: find },
  { href: '/fleet', icon: 'printer', text: 'fleet.page', need: 'platform', load: fleet },
  { href: '/payouts', icon: 'coins', text: 'payout.page', need: 'platform', load: payouts },
  { href: '/debts', icon: 'clock', text: 'debt.page', need: 'platform', load: debts },
  { href: '/claims', icon: 'refresh', text: 'shopOrders.claims', need: 'platform', load: claims },
  { href: '/undecided', icon: 'warning', text: 'undecided.page', need: 'platform', load: undecided },
  { href: '/catalogue', icon: 'layers', text: 'platform.catalogue', need: 'platform', load: catalogue },
  { href: '/operators', icon: 'people', text: 'platform.operators', need: 'platform', load: operators },
  { href: '/bills', icon: 'receipt', text: 'shopBills.title', need: 'platform', load: bills },
  { href: '/share-reports', icon: 'share', text: 'partnerProblem.reports', need: 'platform', load: shareReports },
  { href: '/platform-coupons', icon: 'ticket', text: 'price.coupons', need: 'platform', load: platformCoupons },
  { href: PROMOTERS, icon: 'share', text: 'price.promoters', need: 'platform', load: promoters },
];
