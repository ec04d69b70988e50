import type { PartnerRole } from '@cpc/domain';
import type { MessageKey } from '@cpc/i18n';
import type { IconName } from '@cpc/ui';
import type { ComponentType } from 'react';
import { AttentionPage } from '../attention/attention-page.tsx';
import { CounterPage } from '../counter/counter-page.tsx';
import { StationsPage } from '../stations/stations-page.tsx';
import { PeoplePage } from '../people/people-page.tsx';
import { RecordsPage } from '../records/records-page.tsx';
import { ShippingPage } from '../shipping/shipping-page.tsx';

/** A page of the menu, and the role it needs (PA-01). */
export interface Place {
  readonly href: string;
  readonly icon: IconName;
  readonly text: MessageKey;
  readonly role: PartnerRole;
  readonly page: ComponentType;
}

/** The menu, most used entries first: a phone shows the first ones and keeps the others behind "more". */
export const PLACES: readonly Place[] = [
  { href: '/stations', icon: 'printer', text: 'partner.stations', role: 'staff', page: StationsPage },
  { href: '/records', icon: 'queue', text: 'partner.records', role: 'staff', page: RecordsPage },
  { href: '/attention', icon: 'warning', text: 'partner.attention', role: 'staff', page: AttentionPage },
  { href: '/counter', icon: 'card', text: 'partner.counter', role: 'staff', page: CounterPage },
  { href: '/shipping', icon: 'box', text: 'delivery.desk', role: 'staff', page: ShippingPage },
  { href: '/people', icon: 'people', text: 'partner.people', role: 'owner', page: PeoplePage },
];
