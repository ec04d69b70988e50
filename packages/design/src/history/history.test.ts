import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLayer, removeLayer, setBackground, updateLayer } from '../document/change.ts';
import { type DesignDiff, type DesignDocument, layersOf } from '../document/document.ts';
import { mm } from '@cpc/domain';
import { anyDocument, anyFill, anyLayer } from '../testing.ts';
import { bail, change, type History, mark, redo, startHistory, step, undo } from './history.ts';

type Edit = (document: DesignDocument) => DesignDiff | undefined;

const topmost = (document: DesignDocument) => layersOf(document).at(-1);

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  anyLayer.map(
    (layer): Edit =>
      (document) =>
        document.records[layer.id] ? undefined : addLayer(layer),
  ),
  anyFill.map(
    (fill): Edit =>
      (document) =>
        setBackground(document, fill),
  ),
  fc.constant<Edit>((document) => {
    const layer = topmost(document);
    return layer && removeLayer(document, layer.id);
  }),
  fc.nat(200).map(
    (x): Edit =>
      (document) => {
        const layer = topmost(document);
        return layer && updateLayer(document, layer.id, { placement: { ...layer.placement, x: mm(x) } });
      },
  ),
);

const edited = (history: History, edits: readonly Edit[], how: typeof step) =>
  edits.reduce((current, edit) => {
    const diff = edit(current.document);
    return diff ? how(current, diff) : current;
  }, history);

function undoAll(history: History): History {
  for (let current = history; ; ) {
    const before = undo(current);
    if (!before) return current;
    current = before;
  }
}

function redoAll(history: History): History {
  for (let current = history; ; ) {
    const after = redo(current);
    if (!after) return current;
    current = after;
  }
}

describe('undo and redo', () => {
  it('[ED-05.1] undoing everything restores the start, redoing everything restores the end', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(anyEdit, { maxLength: 30 }), (document, edits) => {
        const end = edited(startHistory(document), edits, step);
        const start = undoAll(end);
        expect(start.document).toEqual(document);
        expect(redoAll(start).document).toEqual(end.document);
      }),
      { numRuns: 300 },
    );
  });

  it('[ED-05.3] all changes between two marks are one step', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(anyEdit, { minLength: 1, maxLength: 20 }), (document, edits) => {
        const dragged = edited(startHistory(document), edits, change);
        expect(dragged.done.length).toBeLessThanOrEqual(1);
        expect(undoAll(dragged).document).toEqual(document);
      }),
    );
  });

  it('[ED-05.4] there is nothing to undo at the start and nothing to redo at the end', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(undo(startHistory(document))).toBeUndefined();
        expect(redo(startHistory(document))).toBeUndefined();
      }),
    );
  });

  it('[ED-05.1] a change after an undo drops the undone steps', () => {
    fc.assert(
      fc.property(anyDocument, anyLayer, anyLayer, (document, first, second) => {
        const back = undo(step(startHistory(document), addLayer(first)));
        expect(back && redo(step(back, addLayer(second)))).toBeUndefined();
      }),
    );
  });

  it('[ED-05.1] bail removes the open step completely', () => {
    fc.assert(
      fc.property(anyDocument, anyLayer, fc.array(anyEdit, { maxLength: 8 }), (document, layer, edits) => {
        const before = step(startHistory(document), addLayer(layer));
        expect(bail(edited(mark(before), edits, change))).toEqual({ ...before, open: false });
      }),
    );
  });

  it('[ED-05.2] a history survives JSON', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(anyEdit, { maxLength: 10 }), (document, edits) => {
        const history = edited(startHistory(document), edits, step);
        const kept = JSON.parse(JSON.stringify(history)) as History;
        expect(undoAll(kept).document).toEqual(document);
      }),
    );
  });
});
