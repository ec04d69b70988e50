import { expect, it } from 'vitest';
import { STRANGERS } from '../testing/strangers.ts';
import { understand } from './understand.ts';

it.each(STRANGERS)('[AI-01.4] of “$prompt” what is drawn instead and what is not is said', (row) => {
  const { instead, unknown } = understand(row.prompt);
  expect({
    instead: instead.map(({ word, name }) => `${word}→${name}`).join(', '),
    unknown: unknown.join(', '),
  }).toEqual({ instead: row.instead, unknown: row.unknown });
});

it('[AI-01.4] there are forty of them', () => {
  expect(new Set(STRANGERS.map(({ prompt }) => prompt)).size).toBe(40);
});
