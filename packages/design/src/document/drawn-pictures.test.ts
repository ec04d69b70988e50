import { type AssetId, brand, mm } from '@cpc/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { picture } from '../preflight/testing.ts';
import { phoneSurface } from '../surface/testing.ts';
import { addLayer } from './change.ts';
import { applyDiff } from './diff.ts';
import { type DesignDocument, EMPTY_DOCUMENT } from './document.ts';
import { drawnPictures } from './drawn-pictures.ts';
import { layerId } from './layers/base.ts';
import { MAX_MADE, madeBy, PICTURE_TOOLS } from './layers/made.ts';
import type { PictureLayer } from './layers/picture.ts';

const asset = (letter: string): AssetId => brand<AssetId>(letter.repeat(64));
const [FOX, MOON, CUT, PHOTO] = ['a', 'b', 'c', 'd'].map(asset) as [AssetId, AssetId, AssetId, AssetId];
const surface = phoneSurface();

/** A design with pictures, in the middle of the case. */
function design(...layers: readonly Partial<PictureLayer>[]): DesignDocument {
  return layers.reduce<DesignDocument>((document, changes, index) => {
    const layer = { ...picture({ asset: PHOTO }), id: layerId(`layer-${index}`), stack: `a${index}`, ...changes };
    return applyDiff(document, addLayer(layer as PictureLayer));
  }, EMPTY_DOCUMENT);
}

/** The picture as a drawing puts it on the case. */
const drawn = (from: AssetId) => ({ asset: from, made: madeBy({ asset: from, made: null }, 'drawing') });
const count = (...layers: readonly Partial<PictureLayer>[]) => drawnPictures(design(...layers), surface).size;

describe('the drawings that a design prints', () => {
  it('[AI-04.3] counts each result once, however often and in whatever form it is there', () => {
    const cut = { asset: CUT, made: madeBy(drawn(FOX), 'cutout') };
    expect(count()).toBe(0);
    expect(count({ asset: PHOTO })).toBe(0);
    expect(count(drawn(FOX))).toBe(1);
    expect(count(drawn(FOX), drawn(FOX), cut)).toBe(1);
    expect(count(drawn(FOX), drawn(MOON), { asset: PHOTO })).toBe(2);
  });

  it('[AI-04.3] [AI-08] counts a redrawn picture once: what it was made from is not printed', () => {
    expect(count({ asset: CUT, made: madeBy(drawn(FOX), 'restyle') })).toBe(1);
    expect(count({ asset: CUT, made: madeBy({ asset: PHOTO, made: null }, 'restyle') }, { asset: PHOTO })).toBe(1);
  });

  it('[AI-04.3] leaves out what is not printed', () => {
    const outside = { ...picture({}).placement, x: mm(surface.width * 3) };
    expect(count({ ...drawn(FOX), hidden: true }, { ...drawn(MOON), opacity: 0 })).toBe(0);
    expect(count({ ...drawn(FOX), placement: outside })).toBe(0);
    const [half, cut] = [picture({}).width / 2, surface.bleed / 2];
    const atEdge = (by: number) => ({ ...drawn(FOX), placement: { ...picture({}).placement, x: mm(by - half) } });
    expect([count(atEdge(-cut)), count(atEdge(cut))]).toEqual([0, 1]);
  });

  it('[AI-04.3] believes what is known of a picture more than what the design says of it', () => {
    const known = (one: AssetId) => (one === FOX || one === CUT ? FOX : undefined);
    expect([...drawnPictures(design({ asset: FOX }, { asset: CUT }), surface, known)]).toEqual([FOX]);
    expect([...drawnPictures(design({ asset: MOON, made: madeBy(drawn(FOX), 'cutout') }), surface, known)]).toEqual([
      FOX,
    ]);
  });

  it('[AI-04.3] finds a drawing behind as many tools as a picture remembers', () => {
    const tools = fc.constantFrom(...PICTURE_TOOLS.filter((tool) => tool !== 'drawing' && tool !== 'restyle'));
    fc.assert(
      fc.property(fc.array(tools, { maxLength: MAX_MADE - 1 }), fc.nat(9), (steps, copies) => {
        const changed = steps.reduce(
          (source, tool, index) => ({ asset: asset(String(index)), made: madeBy(source, tool) }),
          drawn(FOX),
        );
        const layers = Array.from({ length: copies + 1 }, () => changed);
        expect([...drawnPictures(design(...layers), surface)]).toEqual([FOX]);
      }),
    );
  });
});
