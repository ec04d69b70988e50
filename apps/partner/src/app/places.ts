import type { Lazy } from '@cpc/appkit';
import type { PartnerRole } from '@cpc/domain';
import type { MessageKey } from '@cpc/i18n';
import type { IconName } from '@cpc/ui';
import { HOME } from '../core/paths.ts';

/** A page of the menu, and the role it needs (PA-01). */
interface Place extends Lazy {
  readonly href: string;
  readonly icon: IconName;
  readonly text: MessageKey;
  readonly role: PartnerRole;
}

const stations = () => import('../stations/stations-page.tsx');
const records = () => import('../records/records-page.tsx');
const attention = () => import('../attention/attention-page.tsx');
const counter = () => import('../counter/counter-page.tsx');
const shipping = () => import('../shipping/shipping-page.tsx');
const people = () => import('../people/people-page.tsx');

/** The menu, most used entries first: a phone shows the first ones and keeps the others behind "more". */
export const PLACES: readonly Place[] = [
  { href: HOME, icon: 'printer', text: 'partner.stations', role: 'staff', load: stations },
  { href: '/records', icon: 'queue', text: 'partner.records', role: 'staff', load: records },
  { href: '/attention', icon: 'warning', text: 'partner.attention', role: 'staff', load: attention },
  { href: '/counter', icon: 'card', text: 'partner.counter', role: 'staff', load: counter },
  { href: '/shipping', icon: 'box', text: 'delivery.desk', role: 'staff', load: shipping },
  { href: '/people', icon: 'people', text: 'partner.people', role: 'owner', load: people },
];
