import { addLayer, applyDiff, type DesignDocument, layerId, type PictureLayer } from '@cpc/design';
import { picture } from '@cpc/design/testing';
import { mm } from '@cpc/domain';
import { redCase } from './shop.ts';

/** A red case with pictures. */
export const caseWith = (...shown: readonly Partial<PictureLayer>[]): DesignDocument =>
  shown.reduce<DesignDocument>(
    (document, one, index) => {
      const place = { id: layerId(`picture-${index}`), stack: `a${index}`, width: mm(20), height: mm(40) };
      return applyDiff(document, addLayer({ ...picture(), ...place, ...one }));
    },
    redCase() as unknown as DesignDocument,
  );
