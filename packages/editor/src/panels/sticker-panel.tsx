import { addLayer } from '@cpc/design';
import type { LibraryItem } from '@cpc/contract';
import { ChoiceChip, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { useEditor } from '../context.ts';
import type { Editor } from '../model/editor.ts';
import { newSticker } from '../store/additions.ts';
import { commit } from '../store/store.ts';
import { LibraryGrid } from './library-grid.tsx';
import { Panel } from './panel.tsx';
import { type Loaded, useLoaded } from './use-loaded.ts';

export function StickerPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { tOr } = useTranslator();
  const editor = useEditor();
  const stickers = useLoaded(editor.ports.stickers);
  const [group, setGroup] = useState<string>();
  const groups = stickers.state === 'there' ? [...new Set(stickers.value.map((item) => item.group))] : [];
  return (
    <Panel title={t('studio.add.stickers')} onClose={onClose}>
      {groups.length > 1 && (
        <div className="hide-scrollbar -mx-4 flex shrink-0 gap-2 overflow-x-auto px-4">
          {groups.map((name) => (
            <ChoiceChip key={name} chosen={name === (group ?? groups[0])} onClick={() => setGroup(name)}>
              {tOr(`studio.group.${name}`, name)}
            </ChoiceChip>
          ))}
        </div>
      )}
      <LibraryGrid
        items={ofGroup(stickers, group ?? groups[0])}
        shape="square"
        onChoose={(item) => addSticker(editor, item)}
      />
    </Panel>
  );
}

function ofGroup(items: Loaded<readonly LibraryItem[]>, group: string | undefined): Loaded<readonly LibraryItem[]> {
  return items.state === 'there' ? { ...items, value: items.value.filter((item) => item.group === group) } : items;
}

function addSticker(editor: Editor, item: LibraryItem): void {
  const { document } = editor.store.getState().history;
  const layer = newSticker(document, editor.surface, editor.nextLayerId(), item.key, item);
  commit(editor.store, addLayer(layer));
  editor.store.setState({ selection: layer.id });
}
