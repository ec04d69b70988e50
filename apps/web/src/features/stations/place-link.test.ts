import { expect, it } from 'vitest';
import { placeLink } from './place-link.ts';

const PLACE = { latitude: 52.52, longitude: -13.405 };

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'geo:52.52,-13.405?q=52.52,-13.405(K%C3%B6ln%20%26%20Co%20%20new)'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5)',
    'https://maps.apple.com/?ll=52.52,-13.405&q=K%C3%B6ln%20%26%20Co%20(new)',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.openstreetmap.org/?mlat=52.52&mlon=-13.405#map=17/52.52/-13.405'],
])('[RT-13.2] %s opens a place in its own map app', (userAgent, link) => {
  expect(placeLink(PLACE, 'Köln & Co (new)', userAgent)).toBe(link);
});

it('[RT-13.2] a place without a name is opened by its numbers', () => {
  expect(placeLink(PLACE, '', 'Android')).toBe('geo:52.52,-13.405?q=52.52,-13.405');
  expect(placeLink(PLACE, '', 'iPhone')).toBe('https://maps.apple.com/?ll=52.52,-13.405&q=52.52%2C-13.405');
});
