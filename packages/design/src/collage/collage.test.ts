import { mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { applyDiff, reverseDiff } from '../document/diff.ts';
import { type DesignDocument, EMPTY_DOCUMENT, layersOf } from '../document/document.ts';
import type { AssetId } from '@cpc/domain';
import { groupLayers } from '../document/group.ts';
import { groupId, layerId, type LayerId } from '../document/layers/base.ts';
import type { Layer } from '../document/layers.ts';
import type { PictureLayer } from '../document/layers/picture.ts';
import { parseDocument } from '../document/parse.ts';
import { CASE, doodle, picture, text } from '../preflight/testing.ts';
import { removeOrEmpty } from './cells.ts';
import { fillCell, swapCells } from './framing.ts';
import { arrangeCollage, type Collage, collageOf, collagesIn } from './collage.ts';
import { copiedGroup } from './group-name.ts';
import { isBacking } from './paper.ts';
import { PLAIN_STYLE } from './style.ts';

const photo = (letter: string, width = 40, height = 30): PictureLayer => ({
  ...picture({ asset: letter.repeat(64) as AssetId, width: mm(width), height: mm(height) }),
  id: layerId(`photo-${letter}`),
});
const FOUR = [photo('a'), photo('b', 30, 40), photo('c'), photo('d', 30, 40)];

function ids(): () => LayerId {
  let n = 0;
  return () => layerId(`new-${(n += 1)}`);
}

const next = ids();
const laidOut = (
  document: DesignDocument,
  layout: string,
  places: number,
  more: { collage?: Collage; pictures?: readonly PictureLayer[] } = {},
): DesignDocument =>
  applyDiff(
    document,
    arrangeCollage(document, { layout, style: PLAIN_STYLE, places }, { surface: CASE, nextId: next, ...more }),
  );

const [GRID] = [laidOut(EMPTY_DOCUMENT, 'grid', 4, { pictures: FOUR })];
const only = (document: DesignDocument): Collage => {
  const [collage, ...more] = collagesIn(document);
  if (!collage || more.length > 0) throw new Error(`expected one collage, got ${more.length + 1}`);
  return collage;
};
const assets = (document: DesignDocument): readonly (string | null)[] =>
  only(document).cells.map((cell) => (cell.type === 'picture' ? (cell.asset[0] ?? '') : null));
const papers = (document: DesignDocument): readonly Layer[] => layersOf(document).filter(isBacking);

describe('a collage of a design', () => {
  it('[ED-13.19] takes photos in their order, and is a valid design', () => {
    expect(assets(GRID)).toEqual(['a', 'b', 'c', 'd']);
    expect(only(GRID)).toMatchObject({ layout: 'grid', style: PLAIN_STYLE });
    expect(parseDocument(JSON.parse(JSON.stringify(GRID)))).toEqual({ ok: true, document: GRID });
  });

  it.each(['strips', 'polaroids', 'film', 'honeycomb', 'rising'])(
    '[ED-13.19] another layout (%s) keeps the photos, their order and their layers, and can be undone',
    (layout) => {
      const change = arrangeCollage(
        GRID,
        { layout, style: PLAIN_STYLE, places: 4 },
        { surface: CASE, collage: only(GRID), nextId: next },
      );
      const after = applyDiff(GRID, change);
      expect(assets(after)).toEqual(['a', 'b', 'c', 'd']);
      expect(only(after).cells.map(({ id }) => id)).toEqual(FOUR.map(({ id }) => id));
      expect(applyDiff(after, reverseDiff(change))).toEqual(GRID);
      const back = laidOut(after, 'grid', 4, { collage: only(after) });
      expect(only(back).cells.map(({ placement, width }) => [placement, width])).toEqual(
        only(GRID).cells.map(({ placement, width }) => [placement, width]),
      );
      expect(layersOf(back)).toHaveLength(4);
    },
  );

  it('[ED-13.19] more places than photos are empty; fewer never lose a photo', () => {
    const six = laidOut(GRID, 'grid', 6, { collage: only(GRID) });
    expect(assets(six)).toEqual(['a', 'b', 'c', 'd', null, null]);
    const five = laidOut(six, 'mosaic', 5, { collage: only(six), pictures: [photo('e')] });
    expect(assets(five)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('[ED-13.19] lies beneath what the design has, and stays where it is in the order', () => {
    const words = { ...text(), stack: 'a1' };
    const lettered = { ...EMPTY_DOCUMENT, records: { ...EMPTY_DOCUMENT.records, [words.id]: words } };
    const made = laidOut(lettered, 'polaroids', 4, { pictures: FOUR });
    expect(layersOf(made).at(-1)?.id).toBe(words.id);
    const again = laidOut(made, 'scrapbook', 4, { collage: only(made) });
    expect(layersOf(again).at(-1)?.id).toBe(words.id);
    expect(again.records[words.id]).toBe(words);
  });

  it('[ED-13.19] takes pictures that the design has already', () => {
    const [a, b] = [photo('a'), photo('b')];
    const document = {
      ...EMPTY_DOCUMENT,
      records: { ...EMPTY_DOCUMENT.records, [a.id]: a, [b.id]: { ...b, stack: 'a1' } },
    };
    const made = laidOut(document, 'strips', 2, { pictures: [a, b] });
    expect(layersOf(made).map(({ id }) => id)).toEqual([a.id, b.id]);
    expect(assets(made)).toEqual(['a', 'b']);
  });

  it('[ED-13.19] [ED-13.20] two cells swap what they show, each in its own frame', () => {
    const [first, second] = only(GRID).cells;
    const swapped = applyDiff(GRID, swapCells(GRID, first?.id as LayerId, second?.id as LayerId, CASE));
    expect(assets(swapped)).toEqual(['b', 'a', 'c', 'd']);
    expect(only(swapped).cells.map(({ placement, width, height }) => [placement, width, height])).toEqual(
      only(GRID).cells.map(({ placement, width, height }) => [placement, width, height]),
    );
    const twice = applyDiff(swapped, swapCells(swapped, first?.id as LayerId, second?.id as LayerId, CASE));
    expect(assets(twice)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[ED-13.19] [ED-13.20] a photo moves to an empty place, which moves to the photo’s', () => {
    const six = laidOut(GRID, 'grid', 6, { collage: only(GRID) });
    const [first, , , , , last] = only(six).cells;
    const moved = applyDiff(six, swapCells(six, first?.id as LayerId, last?.id as LayerId, CASE));
    expect(assets(moved)).toEqual([null, 'b', 'c', 'd', null, 'a']);
  });

  it('[ED-13.19] [ED-13.20] a removed photo leaves its place, and a photo fills it', () => {
    const [, second] = only(GRID).cells;
    const id = second?.id as LayerId;
    const emptied = applyDiff(GRID, removeOrEmpty(GRID, [id]));
    expect(assets(emptied)).toEqual(['a', null, 'c', 'd']);
    const filled = applyDiff(emptied, fillCell(emptied, id, photo('e'), CASE));
    expect(assets(filled)).toEqual(['a', 'e', 'c', 'd']);
    expect(parseDocument(filled)).toMatchObject({ ok: true });
    const bare = applyDiff(emptied, removeOrEmpty(emptied, [id]));
    expect(assets(bare)).toEqual(['a', 'c', 'd']);
    const all = layersOf(GRID).map((layer) => layer.id);
    expect(layersOf(applyDiff(GRID, removeOrEmpty(GRID, all)))).toEqual([]);
  });

  it('[ED-13.19] [ED-13.20] a card goes with its place, and all paper with the last cells', () => {
    const six = laidOut(EMPTY_DOCUMENT, 'polaroids', 6, { pictures: FOUR });
    const places = only(six).cells.slice(4);
    const five = applyDiff(six, removeOrEmpty(six, [places[0]?.id as LayerId]));
    expect(papers(five)).toHaveLength(5);
    expect(layersOf(five).findIndex(({ id }) => id === places[1]?.id)).toBe(9);
    const all = only(five).cells.map(({ id }) => id);
    expect(layersOf(applyDiff(five, removeOrEmpty(five, all)))).toEqual([]);
  });

  it.each(['film', 'booth'])(
    '[ED-13.19] [ED-13.20] paper of several cells (%s) stays until the last one is removed',
    (layout) => {
      const empty = laidOut(EMPTY_DOCUMENT, layout, 4);
      const [first, ...rest] = only(empty).cells.map(({ id }) => id);
      const fewer = applyDiff(empty, removeOrEmpty(empty, [first as LayerId]));
      expect(papers(fewer)).toEqual(papers(empty));
      expect(layersOf(applyDiff(fewer, removeOrEmpty(fewer, rest)))).toEqual([]);
    },
  );

  it('[ED-13.19] grouped with other layers it keeps them when it is laid out anew, and its paper is still replaced', () => {
    const made = laidOut(EMPTY_DOCUMENT, 'polaroids', 4, { pictures: FOUR });
    const [words, drawn] = [
      { ...text(), stack: 'a8' },
      { ...doodle(), stack: 'a9' },
    ];
    const whole = { ...made, records: { ...made.records, [words.id]: words, [drawn.id]: drawn } };
    const group = groupId('renamed');
    const grouped = applyDiff(
      whole,
      groupLayers(
        whole,
        layersOf(whole).map(({ id }) => id),
        group,
      ),
    );
    expect(papers(grouped)).toHaveLength(4);
    const again = laidOut(grouped, 'scrapbook', 4, { collage: only(grouped) });
    expect(papers(again)).toHaveLength(4);
    expect(layersOf(again)).toHaveLength(10);
    expect(layersOf(again).filter((layer) => layer.group === only(again).group)).toHaveLength(10);
    expect(layersOf(laidOut(again, 'grid', 4, { collage: only(again) }))).toHaveLength(6);
  });

  it('[ED-13.19] is laid out anew beside a layer with an equal key', () => {
    const words = { ...text(), stack: layersOf(GRID)[0]?.stack as string };
    const equal = { ...GRID, records: { ...GRID.records, [words.id]: words } };
    const again = laidOut(equal, 'strips', 4, { collage: only(equal) });
    expect(assets(again)).toEqual(['a', 'b', 'c', 'd']);
    expect(parseDocument(again)).toMatchObject({ ok: true });
  });

  it('[ED-13.19] a copy of its group is a collage of the same layout', () => {
    const group = copiedGroup(only(GRID).group, 'copy');
    expect(group).toMatch(/^collage\.grid\.20\.0\.copy$/);
    const renamed = Object.fromEntries(
      Object.entries(GRID.records).map(([id, record]) => [
        id,
        record.type === 'background' ? record : { ...record, group },
      ]),
    );
    expect(collageOf({ ...GRID, records: renamed }, group)).toMatchObject({ layout: 'grid' });
  });
});
