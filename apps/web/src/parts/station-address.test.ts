import { expect, it } from 'vitest';
import { mapLink } from './station-address.tsx';

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'geo:0,0?q='],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 'https://maps.apple.com/?q='],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.openstreetmap.org/search?query='],
])('[QU-02.6] %s opens a station’s address in its own map app', (userAgent, map) => {
  expect(mapLink('Main Street 1 & 2, Köln', userAgent)).toBe(`${map}Main%20Street%201%20%26%202%2C%20K%C3%B6ln`);
});
