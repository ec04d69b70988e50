import { type Layer, layersOf, restackTo, updateLayer, withGroups } from '@cpc/design';
import { Icon, IconButton, useT } from '@cpc/ui';
import { type KeyboardEvent, memo, type MouseEvent, useMemo } from 'react';
import { useEditor } from '../../model/context.ts';
import { layerName } from '../../model/layer-name.ts';
import { documentOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import { isSelected } from '../../session/selected.ts';
import { useRowDrag } from './use-row-drag.ts';
import { select } from '../../session/selection.ts';
import { layerTile } from '../../parts/layer-tile.ts';
import { Painted } from '../../parts/painted.tsx';
import { sampleGround } from '../../parts/sample-ground.ts';

export interface LayerRowProps {
  readonly layer: Layer;
  readonly selected: boolean;
  /** Its position from the front, starting at 1, of `count`. */
  readonly place: number;
  readonly count: number;
  /** The name of its group; null without a group. */
  readonly group: string | null;
  readonly onMoved: (announcement: string) => void;
}

/** A layer in the list: it can be selected, reordered, locked and hidden. */
export const LayerRow = memo(function LayerRow({ layer, selected, place, count, group, onMoved }: LayerRowProps) {
  const t = useT();
  const { store } = useEditor();
  const name = layerName(layer, t);
  const moveTo = (to: number) => {
    if (to < 1 || to > count || to === place) return;
    commit(store, restackTo(documentOf(store.getState()), layer.id, count - to));
    onMoved(t('studio.layers.moved', { name, place: to, count }));
  };
  const drag = useRowDrag((to) => moveTo(to + 1));
  const flip = (field: 'locked' | 'hidden') =>
    commit(store, updateLayer(documentOf(store.getState()), layer.id, { [field]: !layer[field] }));
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    moveTo(place + step);
  };
  return (
    <li
      className={`relative flex items-center rounded-medium ${selected ? 'bg-lifted' : ''} ${drag.moved === null ? '' : 'bg-knob shadow-lift z-10'}`}
      style={drag.moved === null ? undefined : { transform: `translateY(${drag.moved}px)` }}
    >
      {group !== null && <span aria-hidden className="bg-cool absolute inset-y-0 start-0 w-1 rounded-full" />}
      <button
        type="button"
        aria-label={t('studio.layers.drag', { name })}
        onKeyDown={onKey}
        {...drag.handlers}
        className="text-ink-faint grid h-12 w-11 shrink-0 cursor-grab touch-none place-items-center rounded-medium"
      >
        <Icon name="grip" size={20} />
      </button>
      <button
        type="button"
        aria-pressed={selected}
        aria-label={group === null ? name : `${name} · ${group}`}
        onClick={(event) => take(event, layer, store)}
        className="press text-small flex min-h-13 min-w-0 flex-1 items-center gap-3 rounded-medium text-start"
      >
        <LayerThumb layer={layer} />
        <span dir="auto" className={`truncate ${layer.hidden ? 'text-ink-faint line-through' : ''}`}>
          {layer.type === 'text' ? layer.text : name}
        </span>
      </button>
      <IconButton
        icon={layer.locked ? 'lock' : 'unlock'}
        label={t(layer.locked ? 'studio.action.unlock' : 'studio.action.lock')}
        onClick={() => flip('locked')}
        className={layer.locked ? 'text-warm' : 'text-ink-faint'}
      />
      <IconButton
        icon={layer.hidden ? 'eyeOff' : 'eye'}
        label={t(layer.hidden ? 'studio.action.show' : 'studio.action.hide')}
        onClick={() => flip('hidden')}
        className={layer.hidden ? 'text-warm' : 'text-ink-faint'}
      />
    </li>
  );
});

/**
 * A tap selects a layer with its group. With Shift, Control or in multiple selection, it adds the layer to the selection or
 * removes it.
 */
function take(event: MouseEvent, layer: Layer, store: ReturnType<typeof useEditor>['store']): void {
  const state = store.getState();
  const adds = state.multiSelect || event.shiftKey || event.ctrlKey || event.metaKey;
  const group = withGroups(documentOf(state), [layer.id]);
  if (!adds) return select(store, group);
  const others = state.selection.filter((id) => !group.includes(id));
  const wanted = new Set(isSelected(state, layer.id) ? others : [...others, ...group]);
  select(
    store,
    layersOf(documentOf(state)).flatMap(({ id }) => (wanted.has(id) ? [id] : [])),
  );
}

/** A small picture of a single layer. */
const LayerThumb = memo(function LayerThumb({ layer }: { readonly layer: Layer }) {
  const { assets } = useEditor();
  const paint = useMemo(() => layerTile(layer, assets), [layer, assets]);
  return (
    <span className={`block size-10 shrink-0 overflow-hidden rounded-small ${inkGround(layer) || 'checkered'}`}>
      <Painted paint={paint} className="size-full" />
    </span>
  );
});

function inkGround(layer: Layer): string {
  const ink = layer.type === 'text' && layer.ink.kind === 'colour' ? layer.ink.colour : null;
  const drawn = layer.type === 'doodle' ? layer.strokes[0]?.colour : undefined;
  const colour = ink ?? drawn;
  return colour === undefined ? '' : sampleGround(colour);
}
