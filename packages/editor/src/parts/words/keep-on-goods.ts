import { type LayerId, type Surface, type TextLayer, updateLayer } from '@cpc/design';
import { mm } from '@cpc/domain';
import { layerBox } from '@cpc/paint';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { EditorAssets } from '../../assets/assets.ts';
import { useEditor } from '../../model/context.ts';
import { documentOf, layerOf } from '../../document/state.ts';
import { amend, amendLast } from '../../document/steps.ts';
import type { EditorState } from '../../session/state.ts';
import type { EditorStore } from '../../session/store.ts';
import { fitWhenLoaded } from './late-fit.ts';
import { measureWords } from './measure-words.ts';

/** A text beside an edge keeps at least this share of the goods' width. */
const MIN_ROOM = 0.4;
/** A line that is a little too long becomes smaller by at most this much; a longer one is broken. */
const MAX_SHRINK = 0.8;
/** The lines of a broken text together may take this share of the goods' height. */
const HEIGHT = 0.5;
/** The sizes that are tried for the lines of a broken text, each smaller than the one before. */
const STEP = 0.92;
const MAX_STEPS = 24;
/** Letters that no line ends between. */
const INSIDE_WORD = /^[\p{L}\p{M}][\p{L}\p{M}]$/u;
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** How a text stood before its words changed: it may stay as large and as wide. */
interface Before {
  readonly id: LayerId;
  readonly text: string;
  readonly scale: number;
  /** mm on the goods */
  readonly width: number;
}

type Fields = Pick<TextLayer, 'measure' | 'placement'>;

/**
 * While its words change, a text that grows beyond the safe area of the goods becomes a little smaller or is broken into lines,
 * and is as before when it becomes shorter: within the step, so that what is stored fits at any time.
 */
export function useKeptOnGoods(layer: TextLayer | undefined): void {
  const editor = useEditor();
  const before = useRef<Before | null>(null);
  const own = useRef<Fields | null>(null);
  const keep = useEffectEvent(() => {
    if (!layer) return;
    const { store, assets, surface } = editor;
    const { id, text, placement, measure } = layer;
    if (before.current?.id !== id) {
      const { open, done } = store.getState().history;
      const isNew = open && Object.hasOwn(done.at(-1)?.added ?? {}, id);
      const width = isNew ? 0 : layerBox(layer, assets).width * placement.scale;
      before.current = { id, text: isNew ? '' : text, scale: placement.scale, width };
      own.current = { measure: null, placement };
    }
    // The customer has made it larger or smaller, or has chosen the length of its lines.
    const first =
      placement.scale === own.current?.placement.scale ? before.current : { ...before.current, scale: placement.scale };
    before.current = first;
    const isOwnMeasure = measure === null || measure === own.current?.measure;
    if (text === first.text || !isOwnMeasure || layer.direction === 'vertical') return;
    const isDone = (): boolean => {
      const now = layerOf(store.getState(), id);
      if (now?.type !== 'text') return true;
      const fields = inRoom(now, first, surface, assets);
      if (fields) own.current = setFields(store, now, fields);
      return fields !== undefined;
    };
    // Its fonts may arrive when the panel is closed already.
    fitWhenLoaded(store, isDone, (now) => textOf(now, id) !== text);
  });
  // Before the next frame is painted: nobody sees it run off.
  useLayoutEffect(() => keep(), [layer?.id, layer?.text]);
}

function textOf(state: EditorState, id: LayerId): string | undefined {
  const layer = layerOf(state, id);
  return layer?.type === 'text' ? layer.text : undefined;
}

/** Changes a text within the step that wrote it. */
function setFields(store: EditorStore, { id, measure, placement }: TextLayer, fields: Fields): Fields {
  if (fields.measure === measure && fields.placement.scale === placement.scale) return fields;
  const change = updateLayer<TextLayer>(documentOf(store.getState()), id, fields);
  if (store.getState().history.open) amend(store, change);
  else amendLast(store, change);
  return fields;
}

/** How a text stands within the safe area; undefined while its fonts are loading. */
export function inRoom(
  layer: TextLayer,
  before: Pick<Before, 'scale' | 'width'>,
  surface: Surface,
  assets: Pick<EditorAssets, 'outline' | 'breakLines'>,
): Fields | undefined {
  const room = Math.max(roomOf(layer, surface), before.width);
  const line = measureWords(assets, layer);
  const width = layer.arc === 0 ? (line?.width ?? 0) * layer.size : layerBox(layer, assets).width;
  if (!line || width <= 0) return undefined;
  const scaled = (scale: number, measure: TextLayer['measure']): Fields => ({
    measure,
    placement: { ...layer.placement, scale: Math.round(scale * 1e4) / 1e4 },
  });
  const one = Math.min(before.scale, room / width);
  if (one >= before.scale * MAX_SHRINK || layer.arc !== 0 || layer.field !== null) return scaled(one, null);
  const height = (line.height / layer.text.split('\n').length) * layer.size * layer.lineSpacing;
  for (let step = 0, scale = before.scale; step < MAX_STEPS; step += 1, scale *= STEP) {
    const measure = mm(room / scale);
    const breaks = assets.breakLines({ ...layer, measure });
    if (!breaks) return undefined;
    const lines = breaks.length + layer.text.split('\n').length;
    const isHigh = lines * height * scale > surface.height * HEIGHT;
    if (isHigh || breaks.some((at) => isInsideWord(layer.text, at))) continue;
    // In one line it is as small, or it has no place for a break.
    return breaks.length === 0 ? scaled(one, null) : scaled(scale, measure);
  }
  return scaled(one, null);
}

function isInsideWord(text: string, at: number): boolean {
  const around = text.slice(at - 1, at + 1);
  return INSIDE_WORD.test(around) && !WITHOUT_SPACES.test(around);
}

/** The length of a line through a text's middle within the safe area, mm. */
function roomOf({ placement: { x, y, rotation } }: TextLayer, { width, height, safeInset }: Surface): number {
  const angle = (rotation * Math.PI) / 180;
  const across = Math.min(x, width - x) - safeInset;
  const along = Math.min(y, height - y) - safeInset;
  const half = Math.min(across / Math.abs(Math.cos(angle)), along / Math.abs(Math.sin(angle)));
  return Math.max(2 * half, width * MIN_ROOM);
}
