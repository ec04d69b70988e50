import { useT } from '@cpc/ui';
import { useCallback } from 'react';
import { useEditor, useEditorState } from '../context.ts';
import { BackgroundPanel } from '../panels/background-panel.tsx';
import { DoodlePanel } from '../panels/doodle-panel.tsx';
import { LayerList } from '../panels/layer-list.tsx';
import { OpacityPanel } from '../panels/opacity-panel.tsx';
import { Panel } from '../panels/panel.tsx';
import { ShortcutList } from '../panels/shortcut-list.tsx';
import { StickerPanel } from '../panels/sticker-panel.tsx';
import { TextPanel } from '../panels/text-panel.tsx';
import { openPanel } from './open-panel.ts';

/** The options of the tool in hand. */
export function OpenTool() {
  const t = useT();
  const { store } = useEditor();
  const panel = useEditorState((state) => state.panel);
  const close = useCallback(() => openPanel(store, null), [store]);
  switch (panel) {
    case null:
      return null;
    case 'text':
      return <TextPanel onClose={close} />;
    case 'doodle':
      return <DoodlePanel onClose={close} />;
    case 'stickers':
      return <StickerPanel onClose={close} />;
    case 'background':
      return <BackgroundPanel onClose={close} />;
    case 'opacity':
      return <OpacityPanel onClose={close} />;
    case 'shortcuts':
      return (
        <Panel title={t('studio.keys')} onClose={close}>
          <ShortcutList />
        </Panel>
      );
    case 'layers':
      return (
        <Panel title={t('studio.add.layers')} onClose={close}>
          <LayerList />
        </Panel>
      );
  }
}
