import { type Mm, mm, randomUnits } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { addLayer, NO_CHANGE, removeLayer, restack, setBackground, updateLayer } from '../document/change.ts';
import { canonicalJson } from '../document/canonical-json.ts';
import { applyDiff, squashDiffs } from '../document/diff.ts';
import { type DesignDiff, type DesignDocument, EMPTY_DOCUMENT, layersOf } from '../document/document.ts';
import type { Colour } from '../colour.ts';
import type { GroupId, LayerId } from '../document/layers/base.ts';
import type { Layer } from '../document/layers.ts';
import { sticker } from '../preflight/testing.ts';
import { bail, change, type History, mark, redo, startHistory, step, undo } from './history.ts';
import { parseHistory } from './parse-history.ts';

const SEQUENCES = 10_000;
const MOVES = 16;

/** Seeds that once failed; they are always tried first. */
const ONCE_FAILED: readonly number[] = [39, 50, 120];

/** A simple model of a history: all documents in order, and the index of the current one. */
interface Model {
  documents: DesignDocument[];
  at: number;
  open: boolean;
}

/** Random whole numbers below a bound, from a seed. */
function dice(seed: number): (below: number) => number {
  const unit = randomUnits(seed);
  return (below) => (unit() * 2 ** 32) % below;
}

type Roll = ReturnType<typeof dice>;

/** A random change of a document, made by the functions that the editor uses. */
function anyEdit(document: DesignDocument, roll: Roll): DesignDiff {
  const layers = layersOf(document);
  const layer = layers[roll(Math.max(1, layers.length))];
  if (!layer || (roll(4) === 0 && layers.length < 4)) return newLayer(document, roll);
  switch (roll(6)) {
    case 0:
      return removeLayer(document, layer.id);
    case 1:
      return setBackground(document, { kind: 'colour', colour: ['#ffffff', '#000000'][roll(2)] as Colour });
    case 2:
      return restack(document, layer.id, (['front', 'forward', 'backward', 'back'] as const)[roll(4)] ?? 'front');
    case 3:
      return grouped(document, layers, roll(2) === 0 ? null : ('g' as GroupId));
    default:
      return updateLayer(document, layer.id, { placement: { ...layer.placement, x: mm(roll(3)) as Mm } });
  }
}

function newLayer(document: DesignDocument, roll: Roll): DesignDiff {
  const id = `l${roll(6)}` as LayerId;
  return document.records[id] ? NO_CHANGE : addLayer({ ...sticker(), id, stack: `a${roll(10)}` });
}

/** Groups several layers in one change. */
function grouped(document: DesignDocument, layers: readonly Layer[], group: GroupId | null): DesignDiff {
  return layers.reduce(
    (diff, { id }) => squashDiffs(diff, updateLayer(applyDiff(document, diff), id, { group })),
    NO_CHANGE,
  );
}

const sameDocument = (a: DesignDocument, b: DesignDocument): boolean => {
  const ids = Object.keys(a.records);
  return (
    ids.length === Object.keys(b.records).length &&
    ids.every((id) => a.records[id] === b.records[id] || canonicalJson(a.records[id]) === canonicalJson(b.records[id]))
  );
};

function modelChange(model: Model, document: DesignDocument): void {
  if (sameDocument(document, shown(model))) return;
  if (!model.open) model.at += 1;
  model.documents = [...model.documents.slice(0, model.at), document];
  model.open = true;
  const before = model.documents[model.at - 1];
  if (before && sameDocument(before, document)) modelBail(model);
}

function modelBail(model: Model): void {
  if (!model.open) return;
  model.documents = model.documents.slice(0, model.at);
  model.at -= 1;
  model.open = false;
}

const shown = ({ documents, at }: Model): DesignDocument => documents[at] ?? EMPTY_DOCUMENT;

/** One random action, applied to the history and to its model. */
function move(history: History, model: Model, roll: Roll): History {
  const kind = roll(32);
  if (kind < 13) {
    const diff = anyEdit(history.document, roll);
    modelChange(model, applyDiff(history.document, diff));
    return change(history, diff);
  }
  if (kind < 18) {
    const diff = anyEdit(history.document, roll);
    model.open = false;
    modelChange(model, applyDiff(history.document, diff));
    model.open = false;
    return step(history, diff);
  }
  if (kind < 20) {
    model.open = false;
    return mark(history);
  }
  if (kind < 21) {
    modelBail(model);
    return bail(history);
  }
  if (kind < 26) return travel(history, undo(history), model, -1);
  if (kind < 31) return travel(history, redo(history), model, 1);
  return restored(history, model);
}

/** Stores the history as JSON and reads it again. */
function restored(history: History, model: Model): History {
  model.open = false;
  const back = parseHistory(JSON.parse(JSON.stringify(history))) ?? startHistory(EMPTY_DOCUMENT);
  // Use the same records from here on: comparing equal records by their text takes most of the time.
  if (sameDocument(back.document, shown(model))) model.documents[model.at] = back.document;
  return back;
}

function travel(history: History, to: History | undefined, model: Model, by: 1 | -1): History {
  const possible = model.documents[model.at + by] !== undefined;
  if (possible !== (to !== undefined))
    throw new Error(`expected the way ${by > 0 ? 'forward' : 'back'} to be ${possible ? 'open' : 'closed'}`);
  if (!to) return history;
  model.at += by;
  model.open = false;
  return to;
}

/** @returns what differs from the model, or undefined */
function difference(history: History, model: Model): string | undefined {
  if (!sameDocument(history.document, shown(model))) return 'the document';
  if (history.done.length !== model.at) return `${history.done.length} steps back, expected ${model.at}`;
  if (history.undone.length !== model.documents.length - 1 - model.at) return 'the steps forward';
  return history.open === model.open ? undefined : 'whether the step is open';
}

function play(seed: number): string | undefined {
  const roll = dice(seed);
  let history = startHistory(EMPTY_DOCUMENT);
  const model: Model = { documents: [EMPTY_DOCUMENT], at: 0, open: false };
  for (let n = 0; n < MOVES; n++) {
    history = move(history, model, roll);
    const wrong = difference(history, model);
    if (wrong) return `seed ${seed}, move ${n + 1}: ${wrong}`;
  }
  const whole = history.done.reduce(squashDiffs, NO_CHANGE);
  return sameDocument(applyDiff(EMPTY_DOCUMENT, whole), history.document) ? undefined : `seed ${seed}: squashed steps`;
}

describe('a history compared with a list of documents', () => {
  it('[ED-05.1] handles the seeds that once failed', () => {
    expect(ONCE_FAILED.map(play).filter((wrong) => wrong !== undefined)).toEqual([]);
  });

  it(`[ED-05.1] [ED-06.4] ${SEQUENCES} random edit sequences end as the list does`, { timeout: 60_000 }, () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= SEQUENCES && wrong.length < 5; seed++) wrong.push(...[play(seed) ?? []].flat());
    expect(wrong).toEqual([]);
  });
});
