import { brand, type PartnerId, type PartnerRole, type StationId } from '@cpc/domain';
import { FILLED_LOCALES } from '@cpc/i18n';
import { LOCALES_DIRECTORY, readTexts } from '@cpc/i18n/check';
import { expect, it } from 'vitest';
import type { Need } from '../core/may.ts';
import { menuOf } from './menu.ts';
import { PLACES } from './places.ts';

const PARTNER = brand<PartnerId>('partner-a');
const place = (href: string, need: Need = 'shop') => ({ href, need });
const FIVE = ['/a', '/b', '/c', '/d', '/e'].map((href) => place(href));

it('[PA-01.2] [PA-09.1] the menu leaves out pages whose duty the role does not have', () => {
  const places = [...FIVE, place('/money', 'money')];
  expect(menuOf(places, { partner_id: PARTNER, role: 'manager', stations: null })).toEqual({ first: FIVE, others: [] });
  expect(menuOf(places, { partner_id: PARTNER, role: 'owner', stations: null })).toEqual({
    first: FIVE.slice(0, 4),
    others: places.slice(4),
  });
});

it('[PA-09.1] [OP-01.7] an operator sees the pages of the platform, and none of a shop', () => {
  const shops = place('/shops', 'platform');
  expect(menuOf([...FIVE, shops], { partner_id: null, role: null, stations: null })).toEqual({
    first: [shops],
    others: [],
  });
  expect(menuOf([...FIVE, shops], { partner_id: PARTNER, role: 'owner', stations: null })).toEqual({
    first: FIVE,
    others: [],
  });
});

it('[PA-10.5] [PA-09.1] only owners and managers of the whole shop see its settings', () => {
  const settings = [place('/settings', 'lead')];
  const at = (role: PartnerRole, stations: readonly StationId[] | null) =>
    menuOf(settings, { partner_id: PARTNER, role, stations }).first.length;
  expect([at('owner', null), at('manager', null)]).toEqual([1, 1]);
  expect([at('manager', [brand<StationId>('demo')]), at('technician', null), at('accountant', null)]).toEqual([
    0, 0, 0,
  ]);
});

it.each(FILLED_LOCALES)('[PA-01.2] [LG-07.1] no two pages of a menu have one name in %s', (locale) => {
  const nameOf = ({ text }: (typeof PLACES)[number]) => {
    const [namespace = ''] = text.split('.');
    return readTexts(LOCALES_DIRECTORY, locale, namespace)[text];
  };
  for (const isOfPlatform of [false, true]) {
    const names = PLACES.filter(({ need }) => (need === 'platform') === isOfPlatform).map(nameOf);
    expect(names.every(Boolean)).toBe(true);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});
