import { expect, it } from 'vitest';
import { menuOf } from './menu.ts';

const place = (href: string, duty: 'money' | null = null) => ({ href, duty });
const FIVE = ['/a', '/b', '/c', '/d', '/e'].map((href) => place(href));

it('[PA-01] [PA-09] the menu leaves out pages whose duty the role does not have', () => {
  const places = [...FIVE, place('/money', 'money')];
  expect(menuOf(places, 'manager')).toEqual({ first: FIVE, others: [] });
  expect(menuOf(places, 'owner')).toEqual({ first: FIVE.slice(0, 4), others: places.slice(4) });
});
