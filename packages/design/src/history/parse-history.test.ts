import * as fc from 'fast-check';
import { serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { addLayer, setBackground, updateLayer } from '../document/change.ts';
import { DOCUMENT_VERSION, EMPTY_DOCUMENT } from '../document/document.ts';
import type { DoodleLayer, Stroke } from '../document/layers/doodle.ts';
import { anyDocument, anyLayer, doodle, text } from '../testing.ts';
import { startHistory, step, undo } from './history.ts';
import { parseHistory } from './parse-history.ts';

const two = step(
  step(startHistory(EMPTY_DOCUMENT), addLayer(text())),
  setBackground(EMPTY_DOCUMENT, { kind: 'colour', colour: '#ff0000' as never }),
);

describe('a stored history', () => {
  it('[ED-05.2] any history is read unchanged, and its steps still share their records', () => {
    fc.assert(
      fc.property(anyDocument, anyLayer, (document, layer) => {
        const history = step(startHistory(document), addLayer(layer));
        const back = parseHistory(structuredClone(undo(history)));
        expect(back).toEqual(undo(history));
      }),
      { numRuns: 50 },
    );
    const shared = parseHistory(structuredClone(two));
    expect(shared?.done[0]?.added['text']).toBe(shared?.document.records['text']);
  });

  it('[ED-05.2] [ED-07.1] [ED-07.3] a doodle of many strokes needs no more space after a reload', () => {
    const stroke = doodle().strokes[0] as Stroke;
    let strokes: readonly Stroke[] = [];
    let drawn = step(startHistory(EMPTY_DOCUMENT), addLayer(doodle()));
    for (let seed = 0; seed < 30; seed++) {
      strokes = [...strokes, { ...stroke, seed, points: Array.from({ length: 90 }, (_, i) => i % 7) }];
      drawn = step(drawn, updateLayer<DoodleLayer>(drawn.document, doodle().id, { strokes }));
    }
    const kept = structuredClone(drawn);
    const back = parseHistory(kept);
    expect(back).toEqual(drawn);
    // V8 writes some arrays longer than others. Without shared strokes it is many times as long.
    expect(serialize(back).length).toBeLessThan(serialize(kept).length * 1.5);
  });

  it.each([
    ['steps that are missing', { done: undefined }],
    ['steps that are no list', { undone: {} }],
    ['a step that is null', { done: [null] }],
    ['a step without its parts', { done: [{ added: {} }] }],
    [
      'a record of a step that is no layer',
      { done: [{ added: { text: { id: 'text', type: 'hologram' } }, updated: {}, removed: {} }] },
    ],
    ['a step under another id', { done: [{ added: { other: text() }, updated: {}, removed: {} }] }],
    ['half an update', { done: [{ added: {}, updated: { text: [text()] }, removed: {} }] }],
    [
      'a step that removes what is not there',
      { undone: [{ added: {}, updated: {}, removed: { text: { ...text(), id: 'gone' } } }] },
    ],
    ['a step that adds what is there', { undone: [{ added: { text: text() }, updated: {}, removed: {} }] }],
    [
      'a step that takes the background away',
      { undone: [{ added: {}, updated: {}, removed: EMPTY_DOCUMENT.records }] },
    ],
  ])('[ED-06.2] %s: the document alone begins a new history', (_what, broken) => {
    expect(parseHistory({ ...two, ...broken })).toEqual(startHistory(two.document));
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['a document that cannot be read', { ...two, document: { version: 1, records: {} } }],
    ['a document of a later version', { ...two, document: { ...two.document, version: DOCUMENT_VERSION + 1 } }],
  ])('[ED-06.1] %s is no history', (_what, stored) => {
    expect(parseHistory(stored)).toBeUndefined();
  });
});
