import { expect, it } from 'vitest';
import { checkNames } from './content-names.ts';

const ENGLISH = new Map([
  ['sticker.daisy', 'White daisy'],
  ['words.step', 'step\nby step'],
]);

it('[LG-02.3] names of the library are complete and well written', () => {
  const names = { 'sticker.daisy': 'Weißes Gänseblümchen', 'words.step': 'Schritt\nfür Schritt' };
  expect(checkNames('de', names, ENGLISH)).toEqual({ problems: [], missing: [] });
});

it.each([
  ['an unknown key', { 'sticker.rose': 'Rose' }, 'is no name of the library'],
  ['an empty name', { 'sticker.daisy': ' ' }, 'is empty'],
  ['letters of another script', { 'sticker.daisy': 'Ромашка' }, 'has Cyrillic letters'],
  ['a straight quotation mark', { 'sticker.daisy': "Gänse'blümchen" }, 'straight'],
  ['too many lines', { 'words.step': 'ein\nSchritt\nnach\ndem anderen' }, 'more lines'],
])('[LG-02.3] %s is found', (_, names, problem) => {
  expect(checkNames('de', names, ENGLISH).problems.join()).toContain(problem);
});

it('[LG-02.3] a missing name is told, and English is shown', () => {
  expect(checkNames('de', {}, ENGLISH)).toEqual({ problems: [], missing: ['sticker.daisy', 'words.step'] });
});
