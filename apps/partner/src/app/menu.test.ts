import { expect, it } from 'vitest';
import { menuOf } from './menu.ts';

const place = (href: string, role: 'staff' | 'owner' = 'staff') => ({ href, role });
const FIVE = ['/a', '/b', '/c', '/d', '/e'].map((href) => place(href));

it('[PA-01] the menu of staff leaves out the pages for owners', () => {
  const places = [...FIVE, place('/money', 'owner')];
  expect(menuOf(places, 'staff')).toEqual({ first: FIVE, others: [] });
  expect(menuOf(places, 'owner')).toEqual({ first: FIVE.slice(0, 4), others: places.slice(4) });
});
