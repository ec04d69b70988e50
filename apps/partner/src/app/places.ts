import type { Lazy } from '@cpc/appkit';
import type { Duty } from '@cpc/domain';
import type { MessageKey } from '@cpc/i18n';
import type { IconName } from '@cpc/ui';
import { HOME } from '../core/paths.ts';

/** A page of the menu, and the duty it needs (PA-09). */
interface Place extends Lazy {
  readonly href: string;
  readonly icon: IconName;
  readonly text: MessageKey;
  readonly duty: Duty | null;
}

const stations = () => import('../stations/stations-page.tsx');
const records = () => import('../records/records-page.tsx');
const attention = () => import('../attention/attention-page.tsx');
const counter = () => import('../counter/counter-page.tsx');
const shipping = () => import('../shipping/shipping-page.tsx');
const people = () => import('../people/people-page.tsx');

/** The menu, most used entries first: a phone shows the first ones and keeps the others behind "more". */
export const PLACES: readonly Place[] = [
  { href: HOME, icon: 'printer', text: 'partner.stations', duty: null, load: stations },
  { href: '/records', icon: 'queue', text: 'partner.records', duty: null, load: records },
  { href: '/attention', icon: 'warning', text: 'partner.attention', duty: 'stock', load: attention },
  { href: '/counter', icon: 'card', text: 'partner.counter', duty: 'counter', load: counter },
  { href: '/shipping', icon: 'box', text: 'delivery.desk', duty: 'counter', load: shipping },
  { href: '/people', icon: 'people', text: 'partner.people', duty: 'people', load: people },
];
