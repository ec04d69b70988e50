import { brand, type PartnerId } from '@cpc/domain';
import { expect, it } from 'vitest';
import type { Need } from '../core/may.ts';
import { menuOf } from './menu.ts';

const PARTNER = brand<PartnerId>('partner-a');
const place = (href: string, need: Need = 'shop') => ({ href, need });
const FIVE = ['/a', '/b', '/c', '/d', '/e'].map((href) => place(href));

it('[PA-01] [PA-09] the menu leaves out pages whose duty the role does not have', () => {
  const places = [...FIVE, place('/money', 'money')];
  expect(menuOf(places, { partner_id: PARTNER, role: 'manager' })).toEqual({ first: FIVE, others: [] });
  expect(menuOf(places, { partner_id: PARTNER, role: 'owner' })).toEqual({
    first: FIVE.slice(0, 4),
    others: places.slice(4),
  });
});

it('[PA-09] [OP-01] an operator sees the pages of the platform, and none of a shop', () => {
  const shops = place('/shops', 'platform');
  expect(menuOf([...FIVE, shops], { partner_id: null, role: null })).toEqual({ first: [shops], others: [] });
  expect(menuOf([...FIVE, shops], { partner_id: PARTNER, role: 'owner' })).toEqual({ first: FIVE, others: [] });
});
