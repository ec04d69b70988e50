import { describe, expect, it } from 'vitest';
import { usedIcons } from '../../scripts/icons.ts';
import { iconSet } from './icon-sets.ts';

describe('iconSet', () => {
  it.each(Object.entries(usedIcons()))('has the icons of %s as they are in its package', (source, set) => {
    expect(Object.keys(set.icons).length).toBeGreaterThan(0);
    expect(iconSet(source)).toEqual(set);
  });

  it('names the file where a set is missing', () => {
    expect(() => iconSet('@iconify-json/none')).toThrow('icons.json.br, got @iconify-json/none');
  });
});
