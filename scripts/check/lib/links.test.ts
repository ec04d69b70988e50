import { describe, expect, it } from 'vitest';
import { type Linked, unreached } from './links.ts';

const file = (path: string, more: Partial<Linked> = {}): Linked => ({
  file: path,
  imports: [],
  passesOn: [],
  exports: [],
  ...more,
});
const SHAPES = file('shapes', { exports: ['grow', 'shrink'] });
const find = (...importers: Linked[]) => unreached([SHAPES], importers, (_file, wanted) => wanted);

describe('code that only tests reach', () => {
  it('is every export without an importer', () => {
    expect(find()).toEqual(['shapes: grow', 'shapes: shrink']);
    expect(find(file('painter', { imports: [{ from: 'shapes', name: 'grow' }] }))).toEqual(['shapes: shrink']);
    expect(find(file('painter', { imports: [{ from: 'shapes', name: '*' }] }))).toEqual([]);
  });

  it.each([
    ['by name', { from: 'shapes', name: 'grow', as: 'enlarge' }, 'enlarge'],
    ['with all others', { from: 'shapes', name: '*', as: '*' }, 'grow'],
  ])('is not what a face passes on %s and somebody imports there', (_, link, name) => {
    const face = file('face', { passesOn: [link] });
    expect(find(face)).toEqual(['shapes: grow', 'shapes: shrink']);
    expect(find(face, file('painter', { imports: [{ from: 'face', name }] }))).toEqual(['shapes: shrink']);
  });
});
