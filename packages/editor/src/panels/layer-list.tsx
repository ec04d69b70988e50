import { type Layer, layersOf, updateLayer } from '@cpc/design';
import { Icon, IconButton, type IconName, useT } from '@cpc/ui';
import { STACK_STEPS } from '../actions/layer-actions.ts';
import { useEditor, useEditorState } from '../context.ts';
import { layerName } from '../stage/layer-name.ts';
import { documentOf } from '../store/state.ts';
import { commit } from '../store/store.ts';

const ICONS: Readonly<Record<Layer['type'], IconName>> = {
  picture: 'picture',
  sticker: 'sticker',
  text: 'text',
  doodle: 'brush',
};

/** The layers from the front to the back, each with what is done to one at a glance. */
export function LayerList() {
  const t = useT();
  const layers = layersOf(useEditorState(documentOf)).toReversed();
  if (layers.length === 0) return <p className="text-small text-ink-soft py-2">{t('studio.layers.empty')}</p>;
  return (
    <ol aria-label={t('studio.layers.list')} className="flex flex-col gap-1">
      {layers.map((layer) => (
        <LayerRow key={layer.id} layer={layer} />
      ))}
    </ol>
  );
}

function LayerRow({ layer }: { readonly layer: Layer }) {
  const t = useT();
  const editor = useEditor();
  const selected = useEditorState((state) => state.selection === layer.id);
  const flip = (field: 'locked' | 'hidden') =>
    commit(editor.store, updateLayer(documentOf(editor.store.getState()), layer.id, { [field]: !layer[field] }));
  return (
    <li className={`flex items-center rounded-medium pe-1 ${selected ? 'bg-lifted' : ''}`}>
      <button
        type="button"
        aria-pressed={selected}
        aria-label={layerName(layer, t)}
        onClick={() => editor.store.setState({ selection: layer.id })}
        className="press text-small flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-medium ps-3 text-start"
      >
        <Icon name={ICONS[layer.type]} size={20} className="text-ink-soft" />
        <span dir="auto" className={`truncate ${layer.hidden ? 'text-ink-faint line-through' : ''}`}>
          {layer.type === 'text' ? layer.text : layerName(layer, t)}
        </span>
      </button>
      {selected &&
        STACK_STEPS.map((step) => (
          <IconButton
            key={step.id}
            icon={step.icon(editor.store.getState())}
            label={t(step.label(editor.store.getState()))}
            onClick={() => step.run(editor)}
          />
        ))}
      {(layer.locked || !selected) && (
        <IconButton
          icon={layer.locked ? 'lock' : 'unlock'}
          label={t(layer.locked ? 'studio.action.unlock' : 'studio.action.lock')}
          onClick={() => flip('locked')}
        />
      )}
      <IconButton
        icon={layer.hidden ? 'eyeOff' : 'eye'}
        label={t(layer.hidden ? 'studio.action.show' : 'studio.action.hide')}
        onClick={() => flip('hidden')}
      />
    </li>
  );
}
