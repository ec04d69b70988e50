import { expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

it.each([
  ['/people', '/people', {}],
  ['/people', '/people/7', undefined],
  ['/people/:id', '/people/7', { id: '7' }],
  ['/people/:id', '/people', undefined],
  ['/people/:id', '/stations/7', undefined],
  ['/stations/:id/print', '/stations/7/print', { id: '7' }],
  ['/stations/:id/print', '/stations/7', undefined],
  ['/join/:code?', '/join/ABC', { code: 'ABC' }],
  ['/join/:code?', '/join', {}],
])('[PA-01.1] the pattern %s names of %s the parts %j', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});
