import { type DesignDocument, EMPTY_DOCUMENT, groupId, hexColour, type Layer, layersOf } from '@cpc/design';
import { phoneSurface, sticker, text } from '@cpc/design/testing';
import { brand, mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { stagesOf } from './stages.ts';

const SURFACE = phoneSurface({ width: 74, height: 150, keepOut: 3 });

function designOf(...layers: readonly Layer[]): DesignDocument {
  const stacked = layers.map((layer, i) => ({ ...layer, id: brand<Layer['id']>(`layer-${i}`), stack: `a${i}` }));
  return {
    ...EMPTY_DOCUMENT,
    records: { ...EMPTY_DOCUMENT.records, ...Object.fromEntries(stacked.map((one) => [one.id, one])) },
  };
}

const idsOf = (design: DesignDocument) =>
  stagesOf(design, SURFACE).map(({ document }) => layersOf(document).map(({ id }) => id as string));

describe('the steps of a design, as a clip shows them', () => {
  it('[ED-09.3] are its layers from the lowest to the topmost, without those that nobody sees', () => {
    expect(idsOf(designOf(text({}), sticker({}), text({ hidden: true })))).toEqual([['layer-0'], ['layer-1']]);
  });

  it('[ED-09.3] begin with the ground, and keep a group together', () => {
    const group = groupId('pair');
    const design = designOf(text({ group }), sticker({ group }), text({}));
    const fill = { kind: 'colour', colour: hexColour('#aa3366') } as const;
    const background = { id: 'background', type: 'background', fill } as const;
    const filled = { ...design, records: { ...design.records, background } };
    expect(idsOf(filled)).toEqual([[], ['layer-0', 'layer-1'], ['layer-2']]);
    expect(stagesOf(filled, SURFACE)[0]?.document.records['background']).toEqual(background);
  });

  it('[ED-09.3] are six at most, and together they are the whole design', () => {
    const design = designOf(...Array.from({ length: 17 }, () => text({})));
    const steps = idsOf(design);
    expect(steps).toHaveLength(6);
    expect(steps.flat()).toEqual(layersOf(design).map(({ id }) => id));
  });

  it('[ED-09.3] are shown where they lie, also what reaches beyond the surface', () => {
    const far = text({});
    const design = designOf({ ...far, placement: { ...far.placement, x: mm(500), y: mm(-90) } });
    expect(stagesOf(design, SURFACE)[0]?.middle).toEqual({ x: 0.9 * 74, y: 0.1 * 150 });
  });
});
