import {
  addLayer,
  type DesignDiff,
  type Layer,
  removeLayer,
  restack,
  type StackMove,
  topStack,
  updateLayer,
} from '@cpc/design';
import { mm } from '@cpc/domain';
import type { MessageKey } from '@cpc/i18n';
import { layerBox } from '@cpc/paint';
import type { IconName } from '@cpc/ui';
import type { Editor } from '../model/editor.ts';
import { coverPlacement } from '../geometry/cover.ts';
import { documentOf, selectedLayer } from '../store/state.ts';
import { commit } from '../store/store.ts';
import type { Action } from './action.ts';

/** How far a copy lies from its original, in mm. */
const COPY_OFFSET = 4;

const edit: Action = {
  ...layerAction('edit', 'text', [], () => undefined),
  keys: ['enter'],
  enabled: (state) => selectedLayer(state)?.type === 'text',
  run: (editor) => editor.store.setState({ panel: 'text' }),
};

const opacity: Action = {
  ...layerAction('opacity', 'opacity', [], () => undefined),
  run: (editor) => editor.store.setState((state) => ({ panel: state.panel === 'opacity' ? null : 'opacity' })),
};

const duplicate: Action = {
  ...layerAction('duplicate', 'duplicate', ['mod+d'], () => undefined),
  run: (editor) => {
    const layer = selectedLayer(editor.store.getState());
    if (!layer) return;
    const copy = copyOf(editor, layer);
    commit(editor.store, addLayer(copy));
    editor.store.setState({ selection: copy.id });
  },
};

const cover: Action = {
  ...layerAction('cover', 'scaleUp', [], (layer, editor) =>
    patch(editor, layer, {
      placement: coverPlacement(layer.placement, layerBox(layer, editor.assets), editor.surface),
    }),
  ),
  enabled: (state) => selectedLayer(state)?.type === 'picture',
};

const lock: Action = {
  ...layerAction('lock', 'lock', ['mod+l'], (layer, editor) => patch(editor, layer, { locked: !layer.locked })),
  label: (state) => (selectedLayer(state)?.locked ? 'studio.action.unlock' : 'studio.action.lock'),
  icon: (state) => (selectedLayer(state)?.locked ? 'unlock' : 'lock'),
};

const hide: Action = {
  ...layerAction('hide', 'eyeOff', [], (layer, editor) => patch(editor, layer, { hidden: !layer.hidden })),
  label: (state) => (selectedLayer(state)?.hidden ? 'studio.action.show' : 'studio.action.hide'),
  icon: (state) => (selectedLayer(state)?.hidden ? 'eye' : 'eyeOff'),
};

export const deleteLayer = layerAction('delete', 'trash', ['delete', 'backspace'], (layer, editor) =>
  removeLayer(documentOf(editor.store.getState()), layer.id),
);

/** What can be done with the selected layer, most wanted first. */
export const LAYER_ACTIONS: readonly Action[] = [
  edit,
  cover,
  duplicate,
  stackAction('front', 'toFront', ['}']),
  stackAction('back', 'toBack', ['{']),
  layerAction('flipX', 'flipX', ['shift+h'], (layer, editor) => flip(editor, layer, 'flipX')),
  layerAction('flipY', 'flipY', ['shift+v'], (layer, editor) => flip(editor, layer, 'flipY')),
  opacity,
  lock,
  hide,
  deleteLayer,
];

/** Steps among the layers, for the keyboard and the list. */
export const STACK_STEPS: readonly Action[] = [
  stackAction('forward', 'up', [']']),
  stackAction('backward', 'down', ['[']),
];

function layerAction(
  id: 'edit' | 'cover' | 'duplicate' | 'flipX' | 'flipY' | 'opacity' | 'lock' | 'hide' | 'delete' | StackMove,
  icon: IconName,
  keys: readonly string[],
  change: (layer: Layer, editor: Editor) => DesignDiff | undefined,
): Action {
  const label: MessageKey = `studio.action.${id}`;
  return {
    id,
    label: () => label,
    icon: () => icon,
    keys,
    enabled: (state) => selectedLayer(state) !== undefined,
    run: (editor) => {
      const layer = selectedLayer(editor.store.getState());
      const diff = layer && change(layer, editor);
      if (diff) commit(editor.store, diff);
    },
  };
}

function stackAction(move: StackMove, icon: IconName, keys: readonly string[]): Action {
  return layerAction(move, icon, keys, (layer, editor) => restack(documentOf(editor.store.getState()), layer.id, move));
}

function flip(editor: Editor, layer: Layer, axis: 'flipX' | 'flipY'): DesignDiff {
  return patch(editor, layer, { placement: { ...layer.placement, [axis]: !layer.placement[axis] } });
}

function patch(
  editor: Editor,
  layer: Layer,
  fields: Partial<Pick<Layer, 'placement' | 'locked' | 'hidden'>>,
): DesignDiff {
  return updateLayer(documentOf(editor.store.getState()), layer.id, fields);
}

function copyOf(editor: Editor, layer: Layer): Layer {
  const { placement } = layer;
  return {
    ...layer,
    id: editor.nextLayerId(),
    stack: topStack(documentOf(editor.store.getState())),
    placement: { ...placement, x: mm(placement.x + COPY_OFFSET), y: mm(placement.y + COPY_OFFSET) },
  };
}
