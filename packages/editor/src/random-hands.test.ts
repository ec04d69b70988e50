import {
  addLayer,
  applyDiff,
  EMPTY_DOCUMENT,
  hexColour,
  isCell,
  type Layer,
  type LayerId,
  layersOf,
  parseDocument,
  parseHistory,
  startHistory,
  TEXT_LIMITS,
  type TextLayer,
  updateLayer,
  updateLayers,
} from '@cpc/design';
import { DEFAULT_TYPEFACE } from '@cpc/contract/wire';
import { type AssetId, brand, checkTable, mm } from '@cpc/domain';
import { isInRest } from '@cpc/domain/testing/part';
import { describe, expect, it, vi } from 'vitest';
import { ACTIONS, pressKey } from './actions/keyboard.ts';
import { LAYER_ACTIONS } from './actions/layer-actions.ts';
import { documentOf, layerOf } from './document/state.ts';
import { amend, commit, endStep, redoStep, revoke, setHistory, undoStep } from './document/steps.ts';
import { CROP_HANDLES } from './geometry/crop-handles.ts';
import { endUpload, noteArrival, noteUpload } from './loading/state.ts';
import { renameAsset, withoutAsset } from './document/asset-history.ts';
import type { Editor } from './model/editor.ts';
import { ACTIVITY_NAMES, ACTIVITY_TABLE, panelOf } from './session/activity.ts';
import { beginCrop, cancelCrop, finishCrop, resetCrop, setCropRatio } from './session/crop.ts';
import { beginWriting, setBlank, setBrush } from './session/hands.ts';
import { closePanel, layPhotos, openPanel, openPreview, openTool, showTab, togglePanel } from './session/panels.ts';
import { closePreview, showSolid } from './session/views.ts';
import { select, selectAdded, toggleSelected } from './session/selection.ts';
import { isPreviewing } from './session/state.ts';
import { selectedLayers } from './session/selected.ts';
import { type Dice, dice, editorFrom, picture, pointersOn, SURFACE } from './testing.ts';
import { newPicture, newText } from './document/additions.ts';
import { coverStage, resetView, showStage } from './viewport/view.ts';

/** Random hands (ED-15): nothing that a customer does in any order leaves the state without a meaning. */

const PER_SEED = 500;
const SEEDS = Array.from({ length: isInRest ? 200 : 10 }, (_, index) => index + 1);
/** Seeds that once failed. */
const KEPT: readonly number[] = [];

// A text that is written holds back the mouse events that follow its tap, for a moment.
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);

const first = () =>
  [
    picture('a', { at: [20, 40] }),
    picture('b', { at: [50, 90], stack: 'a1' }),
    picture('c', { at: [40, 120], stack: 'a2', group: 'pair' as Layer['group'] }),
    picture('d', { at: [55, 120], stack: 'a3', group: 'pair' as Layer['group'] }),
    // A ground: it covers the surface.
    picture('e', { at: [35, 75], stack: 'a05', width: mm(90), height: mm(190) }),
  ].reduce((document, layer) => applyDiff(document, addLayer(layer)), EMPTY_DOCUMENT);

type Hand = (editor: Editor, roll: Dice) => void;

const anyLayer = (editor: Editor, roll: Dice): LayerId | undefined =>
  roll.of(layersOf(documentOf(editor.store.getState())))?.id;

const PANELS = ['templates', 'text', 'stickers', 'background', 'layers', 'collage', 'drawing'] as const;
const OPTIONS = ['opacity', 'arrange', 'more', 'recolour', 'picture', 'cutout', 'preflight', 'shortcuts'] as const;
const KEYS = ACTIONS.flatMap(({ keys }) => keys);

function press(editor: Editor, combo: string): void {
  const parts = combo.split('+');
  const key = combo.endsWith('+') ? '+' : (parts.at(-1) ?? '');
  pressKey(editor, {
    key,
    ctrlKey: parts.includes('mod'),
    metaKey: false,
    shiftKey: parts.includes('shift'),
    altKey: parts.includes('alt'),
  } as KeyboardEvent);
}

/** Fingers, a mouse or a pen somewhere on the stage; some never come up. */
const touchStage: Hand = (editor, roll) => {
  const hands = pointersOn(editor, roll.of(['touch', 'touch', 'mouse', 'pen'] as const));
  const at = () => [roll.between(0, 400), roll.between(0, 680)] as const;
  const more = () => ({
    ...(roll.chance(0.1) ? { handle: roll.of(['turn', ...CROP_HANDLES] as const) } : {}),
    ...(roll.chance(0.1) ? { adds: true } : {}),
    ...(roll.chance(0.05) ? { pans: true } : {}),
  });
  const fingers = roll.chance(0.25) ? [1, 2] : [1];
  for (const finger of fingers) hands.down(finger, ...at(), more());
  for (let moves = Math.floor(roll.between(0, 4)); moves > 0; moves -= 1) hands.move(roll.of(fingers), ...at());
  if (roll.chance(0.05)) return;
  for (const finger of fingers) {
    if (roll.chance(0.1)) hands.cancel(finger, ...at());
    else hands.up(finger, ...at());
  }
};

/** A tap where a layer is, and often a second one at once. */
const tapLayer: Hand = (editor, roll) => {
  const id = anyLayer(editor, roll);
  const layer = id && layerOf(editor.store.getState(), id);
  if (!layer) return;
  const { view } = editor.store.getState();
  const at = [layer.placement.x * view.scale + view.x, layer.placement.y * view.scale + view.y] as const;
  const hands = pointersOn(editor);
  for (const _ of roll.chance(0.5) ? [1, 2] : [1]) {
    hands.down(1, ...at);
    hands.up(1, ...at);
  }
};

const write: Hand = (editor, roll) => {
  const { activity } = editor.store.getState();
  if (activity.name !== 'writing') return;
  const text = roll.of(['', 'Ann', 'Ann & Bo']);
  const change = updateLayer<TextLayer>(documentOf(editor.store.getState()), activity.layer, { text: text || 'Text' });
  if (amend(editor.store, change)) setBlank(editor.store, text === '');
};

const addText: Hand = ({ store, nextLayerId }, roll) => {
  if (isPreviewing(store.getState())) return;
  const at = { x: roll.between(5, 60), y: roll.between(5, 140) };
  const words = {
    text: 'Text'.slice(0, TEXT_LIMITS.textLength),
    typeface: DEFAULT_TYPEFACE.key,
    align: 'centre',
  } as const;
  const ink = { kind: 'colour', colour: hexColour('#112233') } as const;
  const layer = newText(documentOf(store.getState()), SURFACE, nextLayerId(), at, { ...words, ink });
  if (commit(store, addLayer(layer))) selectAdded(store, layer.id);
};

let uploads = 0;
const addPhoto: Hand = (editor, roll) => {
  const { store, nextLayerId } = editor;
  const asset = brand<AssetId>((uploads += 1).toString(16).padStart(64, 'e'));
  const pixels = { width: 1200, height: roll.of([800, 1600]) };
  const layer = newPicture(documentOf(store.getState()), SURFACE, nextLayerId(), asset, pixels);
  noteUpload(store, asset, 'sending');
  if (!commit(store, addLayer(layer))) return endUpload(store, asset);
  selectAdded(store, layer.id);
};

const endAnUpload: Hand = (editor, roll) => {
  const { store } = editor;
  const asset = brand<AssetId>(roll.of(Object.keys(store.getState().uploads)) ?? '');
  if (asset === '') return;
  endUpload(store, asset);
  const { history } = store.getState();
  const isTaken = roll.chance(0.7);
  const lasting = brand<AssetId>(`f${asset.slice(1)}`);
  setHistory(store, isTaken ? renameAsset(history, asset, lasting) : withoutAsset(history, asset, SURFACE));
};

const slide: Hand = ({ store }, roll) => {
  if (isPreviewing(store.getState())) return;
  const { selection } = store.getState();
  amend(
    store,
    updateLayers(documentOf(store.getState()), selection, () => ({ opacity: roll.between(0.1, 1) })),
  );
  if (roll.chance(0.5)) endStep(store);
};

const crop: Hand = (editor, roll) => {
  const { store } = editor;
  const id = anyLayer(editor, roll);
  roll.of([
    () => id && beginCrop(store, id),
    () => setCropRatio(store, roll.of([null, 1, 0.5]), SURFACE),
    () => resetCrop(store),
    () => finishCrop(store),
    () => cancelCrop(store),
  ])();
};

/** As a button does it: only what is enabled. */
const act: Hand = (editor, roll) => {
  const state = editor.store.getState();
  if (isPreviewing(state)) return;
  const action = roll.of(LAYER_ACTIONS.filter(({ enabled }) => enabled(state)));
  action?.run(editor);
};

const HANDS: readonly Hand[] = [
  touchStage,
  touchStage,
  touchStage,
  tapLayer,
  tapLayer,
  write,
  addText,
  addPhoto,
  endAnUpload,
  slide,
  crop,
  act,
  act,
  (editor, roll) => press(editor, roll.of(KEYS)),
  (editor, roll) => press(editor, roll.of(KEYS)),
  ({ store }, roll) => openTool(store, roll.of([...PANELS, 'doodle'])),
  ({ store }, roll) => togglePanel(store, roll.of(OPTIONS)),
  ({ store }, roll) => openPanel(store, roll.of([...PANELS, ...OPTIONS]), roll.of([null, 'style', 'none'])),
  ({ store }) => closePanel(store),
  ({ store }, roll) => closePanel(store, roll.of([...PANELS, ...OPTIONS, 'crop', 'doodle'])),
  ({ store }, roll) => showTab(store, roll.of(['write', 'font'])),
  ({ store }) => layPhotos(store, []),
  ({ store }, roll) => (roll.chance(0.5) ? openPreview(store) : closePreview(store)),
  ({ store }) => closePreview(store),
  ({ store }, roll) => showSolid(store, roll.chance(0.5)),
  ({ store }, roll) => setBrush(store, { brush: roll.of(['pen', 'eraser']) }),
  ({ store }) => void undoStep(store),
  ({ store }) => void redoStep(store),
  ({ store }) => revoke(store),
  ({ store }) => noteArrival(store),
  ({ cancelGesture }) => cancelGesture(),
  ({ store }, roll) => showStage(store, SURFACE, roll.of([SIZE, { width: 680, height: 400 }])),
  ({ store }, roll) => coverStage(store, roll.of([0, 200])),
  ({ store }) => resetView(store, SURFACE),
  (editor, roll) => {
    const id = anyLayer(editor, roll);
    if (id) toggleSelected(editor.store, id);
  },
  (editor, roll) => {
    const id = anyLayer(editor, roll);
    if (id) select(editor.store, [id]);
  },
  (editor, roll) => {
    const id = anyLayer(editor, roll);
    if (id && layerOf(editor.store.getState(), id)?.type === 'text') beginWriting(editor.store, id);
  },
];

const SIZE = { width: 400, height: 680 };

/** What must hold after every event. */
function expectMeaning({ store }: Editor): void {
  const state = store.getState();
  const { activity, selection, dragged, swapTarget } = state;
  const isThere = (id: LayerId) => layerOf(state, id) !== undefined;
  expect(selection.every(isThere)).toBe(true);
  expect(new Set(selection).size).toBe(selection.length);
  expect([...(dragged?.keys() ?? [])].every(isThere)).toBe(true);
  if (activity.name === 'cropping') expect(layerOf(state, activity.layer)?.type).toBe('picture');
  if (activity.name === 'writing') expect(layerOf(state, activity.layer)?.type).toBe('text');
  if (activity.name === 'doodling' && activity.layer) expect(layerOf(state, activity.layer)?.type).toBe('doodle');
  if (activity.name === 'previewing')
    expect({ selection, dragged, marquee: state.marquee, open: state.history.open }).toEqual({
      selection: [],
      dragged: null,
      marquee: null,
      open: false,
    });
  if (swapTarget !== null && isThere(swapTarget)) expect(isCell(layerOf(state, swapTarget))).toBe(true);
  expect(selectedLayers(state).length).toBe(selection.length);
  expect(Object.values(state.view).every(Number.isFinite)).toBe(true);
  if (panelOf(activity) === 'opacity') expect(selection.length).toBeGreaterThan(0);
}

/** Undo leads to the design as it was opened, and redo back; a reload has the same design with all its steps. */
function expectHistory(editor: Editor, opened: ReturnType<typeof first>): void {
  const { store } = editor;
  editor.cancelGesture();
  finishCrop(store);
  endStep(store);
  const { history } = store.getState();
  const stored: unknown = JSON.parse(JSON.stringify(history));
  expect(parseDocument(JSON.parse(JSON.stringify(documentOf(store.getState()))))).toMatchObject({ ok: true });
  expect(parseHistory(stored)).toEqual(history);
  const ended = documentOf(store.getState());
  for (const _ of history.done) expect(undoStep(store)).toBe(true);
  expect(undoStep(store)).toBe(false);
  expect(documentOf(store.getState())).toEqual(opened);
  expectMeaning(editor);
  for (const _ of history.done) expect(redoStep(store)).toBe(true);
  expect(documentOf(store.getState())).toEqual(ended);
}

describe('random hands', () => {
  it('[ED-15] the table of activities is sound', () => {
    expect(checkTable(ACTIVITY_TABLE, ACTIVITY_NAMES)).toEqual([]);
  });

  it.each([...KEPT, ...SEEDS])('[ED-15] [ED-05.1] seed %i leaves no state without a meaning', (seed) => {
    const roll = dice(seed);
    const opened = first();
    const editor = editorFrom(startHistory(opened));
    const names: string[] = [];
    for (let event = 0; event < PER_SEED; event += 1) {
      const hand = roll.of(HANDS);
      names.push(hand.name || String(hand).replace(/\s+/g, ' ').slice(0, 90));
      try {
        hand(editor, roll);
        expectMeaning(editor);
      } catch (error) {
        throw new Error(`event ${event} of seed ${seed}, after ${names.slice(-6).join(' · ')}`, { cause: error });
      }
    }
    expect(names).toHaveLength(PER_SEED);
    expectHistory(editor, opened);
  });
});
