import { removeOrEmpty } from '../../collage/cells.ts';
import { layersOf } from '../../document/document.ts';
import type { Check } from './check.ts';

/** A place of a collage without a photo: nothing is printed there. It can be filled, or removed with its paper. */
export const emptyPlace: Check = {
  kind: 'emptyPlace',
  find: ({ document }) =>
    layersOf(document)
      .filter((layer) => layer.type === 'place' && !layer.hidden)
      .map(({ id }) => ({ kind: 'emptyPlace', severity: 'strong', layer: id, values: {}, fix: 'choosePhoto' })),
  mend: ({ document }, layer) => {
    if (!layer) throw new RangeError('preflight: a finding of kind emptyPlace needs a layer');
    return removeOrEmpty(document, [layer.id]);
  },
};
