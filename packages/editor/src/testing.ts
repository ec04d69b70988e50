/** Builders for the editor's tests: an editor without a screen, and fingers that touch it. */
import { type AssetId, brand } from '@cpc/domain';
import { degrees, mm, randomUnits } from '@cpc/domain';
import {
  addLayer,
  applyDiff,
  EMPTY_DOCUMENT,
  type History,
  type Layer,
  type PictureLayer,
  type Placement,
  startHistory,
  hexColour,
  layerId,
  PLAIN_PICTURE,
} from '@cpc/design';
import { phoneSurface } from '@cpc/design/testing';
import type { ShellLook } from '@cpc/design';
import { createCore, type EditorCore } from './model/core.ts';
import { createEditor, type Editor } from './model/editor.ts';
import type { EditorPorts } from './ports/ports.ts';
import { shownLayer } from './session/selected.ts';
import type { PointerInput, ToolEvent } from './gestures/state.ts';
import { showStage, showView } from './viewport/view.ts';

export const SURFACE = phoneSurface({ keepOut: 3 });

export function picture(
  id: string,
  fields: Partial<PictureLayer> & { readonly at?: readonly [x: number, y: number] } = {},
): PictureLayer {
  const { at = [40, 80], ...rest } = fields;
  return {
    id: layerId(id),
    type: 'picture',
    stack: 'a0',
    placement: { x: mm(at[0]), y: mm(at[1]), scale: 1, rotation: degrees(0), flipX: false, flipY: false },
    opacity: 1,
    locked: false,
    hidden: false,
    group: null,
    ...PLAIN_PICTURE,
    asset: brand<AssetId>('a'.repeat(64)),
    width: mm(20),
    height: mm(30),
    ...rest,
  };
}

const SHELL: ShellLook = { colour: hexColour('#30303b'), opacity: 1, underbase: 'underColour' };

function quietPorts(): EditorPorts {
  let ids = 0;
  const nothing = () => Promise.reject(new Error('not in this test'));
  return {
    upload: nothing,
    loadPicture: nothing,
    loadWhole: nothing,
    findPeople: nothing,
    typefaces: () => Promise.resolve([]),
    fontManifest: nothing,
    fontFile: nothing,
    emojiFile: nothing,
    stickers: () => Promise.resolve([]),
    wallpapers: () => Promise.resolve([]),
    libraryImage: nothing,
    templates: () => Promise.resolve([]),
    favourites: async () => ({ list: async () => [], change: async () => undefined }),
    drawings: nothing,
    room: null,
    pairs: nothing,
    memory: { read: () => null, write: () => undefined },
    draft: { load: () => Promise.resolve(undefined), save: () => Promise.resolve() },
    chosen: {
      keep: () => Promise.resolve(),
      take: () => Promise.resolve(undefined),
      placed: () => undefined,
      drop: () => undefined,
    },
    show: () => undefined,
    toast: () => undefined,
    randomId: () => (++ids).toString(16).padStart(32, '0'),
  };
}

interface TestCore extends EditorCore {
  /** The messages to the customer. */
  readonly messages: string[];
}

/** A studio on a stage where one CSS pixel is a quarter of a millimetre and the surface's corner is at (40, 20) px. */
export function coreWith(
  layers: readonly Layer[],
  ports: Partial<EditorPorts> = {},
  shell: ShellLook = SHELL,
): TestCore {
  const document = layers.reduce((before, layer) => applyDiff(before, addLayer(layer)), EMPTY_DOCUMENT);
  return coreFrom(startHistory(document), ports, shell);
}

function coreFrom(history: History, ports: Partial<EditorPorts> = {}, shell: ShellLook = SHELL): TestCore {
  const messages: string[] = [];
  const core = createCore({
    ports: { ...quietPorts(), ...ports },
    surface: SURFACE,
    shell,
    history,
    notify: (message) => messages.push(message),
  });
  showStage(core.store, SURFACE, { width: 400, height: 680 });
  showView(core.store, { scale: 4, x: 40, y: 20 });
  return { ...core, messages };
}

/** An editor in that studio. */
export function editorWith(...parts: Parameters<typeof coreWith>): Editor & Pick<TestCore, 'messages'> {
  const core = coreWith(...parts);
  return { ...createEditor(core), messages: core.messages };
}

/** An editor that is opened with a history, as after a reload. */
export const editorFrom = (history: History): Editor => createEditor(coreFrom(history));

/** The current placement of a layer, dragged or not. */
export function placementOf(editor: Editor, id: string): Placement {
  const state = editor.store.getState();
  return shownLayer(state, state.history.document.records[id] as Layer).placement;
}

/** Fingers on the stage, in CSS pixels. */
export function pointersOn(editor: Pick<Editor, 'dispatch'>, kind: PointerInput['kind'] = 'touch') {
  let time = 0;
  const send = (type: ToolEvent['type'], pointer: number, x: number, y: number, more: Partial<PointerInput> = {}) => {
    time += 16;
    const sample = { point: { x, y }, pressure: 0.5, time };
    const keys = { pans: false, handle: null, adds: false, steps: false, free: false };
    editor.dispatch({ type, pointer, kind, ...keys, trail: [sample], ahead: [], ...sample, ...more });
  };
  return {
    down: (pointer: number, x: number, y: number, more?: Partial<PointerInput>) => send('down', pointer, x, y, more),
    move: (pointer: number, x: number, y: number, more?: Partial<PointerInput>) => send('move', pointer, x, y, more),
    up: (pointer: number, x: number, y: number, more?: Partial<PointerInput>) => send('up', pointer, x, y, more),
    cancel: (pointer: number, x: number, y: number) => send('cancel', pointer, x, y),
    wait: (ms: number) => {
      time += ms;
    },
  };
}

/** The same draws for a seed on every machine. */
export function dice(seed: number) {
  const next = randomUnits(seed);
  return {
    chance: (share: number) => next() < share,
    between: (low: number, high: number) => low + next() * (high - low),
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  };
}
export type Dice = ReturnType<typeof dice>;
