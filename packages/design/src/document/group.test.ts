import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocument } from '../testing.ts';
import type { StackMove } from './change.ts';
import { applyDiff, isEmptyDiff, reverseDiff } from './diff.ts';
import { type DesignDocument, DOCUMENT_VERSION, layersOf } from './document.ts';
import {
  addLayersOnTop,
  groupLayers,
  removeLayers,
  restackMany,
  ungroupLayers,
  updateLayers,
  withGroups,
} from './group.ts';
import type { GroupId, LayerId } from './layers/base.ts';
import type { Layer } from './layers.ts';
import { parseDocument } from './parse.ts';

const GROUP = 'made-here' as GroupId;
const MOVES = ['front', 'forward', 'backward', 'back'] as const satisfies readonly StackMove[];

/** A document and some of its layers. */
const chosen = anyDocument.chain((document) =>
  fc.subarray([...layersOf(document)]).map((layers) => ({ document, ids: layers.map(({ id }) => id) })),
);
const idsOf = (layers: readonly Layer[]): readonly LayerId[] => layers.map(({ id }) => id);
const orderOf = (document: DesignDocument) => idsOf(layersOf(document));
const groupOf = (document: DesignDocument, id: LayerId) => (document.records[id] as Layer).group;

describe('groups of layers', () => {
  it('[ED-01.5] grouped layers become neighbours at the topmost one; the rest keep their order', () => {
    fc.assert(
      fc.property(chosen, ({ document, ids }) => {
        const after = applyDiff(document, groupLayers(document, ids, GROUP));
        if (ids.length < 2) {
          expect(after).toEqual(document);
          return;
        }
        const order = orderOf(after);
        const places = ids.map((id) => order.indexOf(id)).toSorted((a, b) => a - b);
        expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(ids.length - 1);
        expect(places.at(-1)).toBe(Math.max(...ids.map((id) => orderOf(document).indexOf(id))));
        const rest = (all: readonly LayerId[]) => all.filter((id) => !ids.includes(id));
        expect(rest(order)).toEqual(rest(orderOf(document)));
        expect(order.filter((id) => ids.includes(id))).toEqual(orderOf(document).filter((id) => ids.includes(id)));
        expect(ids.every((id) => groupOf(after, id) === GROUP)).toBe(true);
      }),
    );
  });

  it('[ED-01.5] a group that keeps only one layer ends', () => {
    fc.assert(
      fc.property(chosen, ({ document, ids }) => {
        const after = applyDiff(document, groupLayers(document, ids, GROUP));
        const left = layersOf(document).filter(({ group, id }) => group !== null && !ids.includes(id));
        const isLonely = ({ id, group }: Layer) => !left.some((other) => other.id !== id && other.group === group);
        const expected = left.map((one) => (ids.length > 1 && isLonely(one) ? null : one.group));
        expect(left.map(({ id }) => groupOf(after, id))).toEqual(expected);
      }),
    );
  });

  it('[ED-01.5] a layer brings its whole group, and ungrouping ends the group', () => {
    fc.assert(
      fc.property(chosen, ({ document, ids }) => {
        const expanded = withGroups(document, ids);
        const groups = new Set(ids.flatMap((id) => groupOf(document, id) ?? []));
        for (const { id, group } of layersOf(document))
          expect(expanded.includes(id)).toBe(ids.includes(id) || (group !== null && groups.has(group)));
        const after = applyDiff(document, ungroupLayers(document, ids));
        expect(expanded.every((id) => groupOf(after, id) === null)).toBe(true);
        expect(orderOf(after)).toEqual(orderOf(document));
      }),
    );
  });

  it('[ED-01.5] several layers move as one block that keeps its order', () => {
    fc.assert(
      fc.property(chosen, fc.constantFrom(...MOVES), ({ document, ids }, move) => {
        const before = orderOf(document);
        const after = orderOf(applyDiff(document, restackMany(document, ids, move)));
        const others = (all: readonly LayerId[]) => all.filter((id) => !ids.includes(id));
        expect(others(after)).toEqual(others(before));
        expect(after.filter((id) => ids.includes(id))).toEqual(before.filter((id) => ids.includes(id)));
        if (ids.length === 0) return;
        const [first, last] = [
          after.findIndex((id) => ids.includes(id)),
          after.findLastIndex((id) => ids.includes(id)),
        ];
        if (move === 'front') expect(first).toBe(after.length - ids.length);
        if (move === 'back') expect(last).toBe(ids.length - 1);
        expect(last - first).toBe(ids.length - 1);
      }),
    );
  });

  it('[ED-01.4] [ED-01.5] one step moves past a whole group', () => {
    const [a, b, c] = [layer('a', 'a0'), layer('b', 'a1', GROUP), layer('c', 'a2', GROUP)];
    const document = applyDiff(EMPTY, addLayersOnTop(EMPTY, [a, b, c]));
    const moved = applyDiff(document, restackMany(document, [a.id], 'forward'));
    expect(orderOf(moved)).toEqual(['b', 'c', 'a']);
    expect(orderOf(applyDiff(moved, restackMany(moved, [a.id], 'backward')))).toEqual(['a', 'b', 'c']);
  });

  it('[ED-01.4] [ED-01.5] layers with equal stack keys can still be reordered', () => {
    const records = Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, layer(id, 'a0')]));
    const document = { ...EMPTY, records: { ...EMPTY.records, ...records } };
    const after = applyDiff(document, restackMany(document, ['a' as LayerId], 'forward'));
    expect(orderOf(after)).toEqual(['b', 'a', 'c', 'd']);
  });

  it('[ED-06.1] [ED-06.4] every change of many layers is reversible and leaves a valid document', () => {
    const changes = (document: DesignDocument, ids: readonly LayerId[], move: StackMove) => [
      groupLayers(document, ids, GROUP),
      ungroupLayers(document, ids),
      restackMany(document, ids, move),
      removeLayers(document, ids),
      updateLayers(document, ids, ({ locked }) => ({ locked: !locked, opacity: 0.25 })),
    ];
    fc.assert(
      fc.property(chosen, fc.constantFrom(...MOVES), ({ document, ids }, move) => {
        for (const diff of changes(document, ids, move)) {
          const after = applyDiff(document, diff);
          expect(parseDocument(structuredClone(after))).toMatchObject({ ok: true });
          expect(applyDiff(after, reverseDiff(diff))).toEqual(document);
        }
      }),
    );
  });

  it('changes nothing for unchanged fields and missing layers', () => {
    const document = applyDiff(EMPTY, addLayersOnTop(EMPTY, [layer('a', 'a0')]));
    expect(isEmptyDiff(updateLayers(document, ['a' as LayerId, 'x' as LayerId], () => ({ locked: false })))).toBe(true);
    expect(isEmptyDiff(removeLayers(document, ['x' as LayerId]))).toBe(true);
    expect(isEmptyDiff(restackMany(document, ['a' as LayerId], 'front'))).toBe(true);
  });
});

const EMPTY: DesignDocument = {
  version: DOCUMENT_VERSION,
  records: { background: { id: 'background', type: 'background', fill: { kind: 'none' } } },
};

function layer(id: string, stack: string, group: GroupId | null = null): Layer {
  const placement = { x: 0, y: 0, scale: 1, rotation: 0, flipX: false, flipY: false };
  const common = { id, stack, group, placement, opacity: 1, locked: false, hidden: false };
  return { ...common, type: 'sticker', sticker: 'cat', width: 10, height: 10, colours: [] } as unknown as Layer;
}
