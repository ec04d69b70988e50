import { type Layer, layersOf } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { GOODS, TEMPLATES } from '../index.ts';
import { designOf } from '../templates.ts';

function groupsOf(key: string): readonly (readonly Layer['type'][])[] {
  const surface = GOODS.find((goods) => goods.surface.category === 'phoneCase')?.surface;
  const template = TEMPLATES.find((one) => one.key === key);
  if (!surface || !template) throw new Error(`${key} is not in the catalogue`);
  const layers = layersOf(designOf(template, surface, 'en-US'));
  const groups = new Set(layers.flatMap(({ group }) => group ?? []));
  return [...groups].map((group) => layers.flatMap((layer) => (layer.group === group ? [layer.type] : [])));
}

describe('templates with fields', () => {
  it('[ED-13.4] group each place with the line around it', () => {
    expect(groupsOf('photo-booth')).toEqual(Array.from({ length: 3 }, () => ['doodle', 'place']));
  });

  it('[ED-13.4] group "&" with both names', () => {
    expect(groupsOf('wedding-line')).toEqual([['text', 'text', 'text']]);
  });
});
