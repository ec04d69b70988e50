import { backgroundOf, type Fill, setBackground } from '@cpc/design';
import { Segmented, useT } from '@cpc/ui';
import { useState } from 'react';
import { useEditor, useEditorState } from '../context.ts';
import { documentOf } from '../store/state.ts';
import { commit } from '../store/store.ts';
import { GradientGrid } from './gradient-grid.tsx';
import { InkGrid } from './ink-grid.tsx';
import { LibraryGrid } from './library-grid.tsx';
import { Panel } from './panel.tsx';
import { useLoaded } from './use-loaded.ts';

type Kind = 'colour' | 'gradient' | 'wallpaper';

export function BackgroundPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { store } = useEditor();
  const fill = useEditorState((state) => backgroundOf(documentOf(state)).fill);
  const [kind, setKind] = useState<Kind>(fill.kind === 'none' ? 'colour' : fill.kind);
  const choose = (next: Fill) => commit(store, setBackground(documentOf(store.getState()), next));
  return (
    <Panel title={t('studio.add.background')} onClose={onClose}>
      <Segmented<Kind>
        label={t('studio.add.background')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'colour', label: t('studio.background.colours') },
          { value: 'gradient', label: t('studio.background.gradients') },
          { value: 'wallpaper', label: t('studio.background.wallpapers') },
        ]}
      />
      {kind === 'colour' && <InkGrid fill={fill} onChoose={choose} />}
      {kind === 'gradient' && <GradientGrid fill={fill} onChoose={choose} />}
      {kind === 'wallpaper' && <Wallpapers fill={fill} onChoose={choose} />}
    </Panel>
  );
}

function Wallpapers({ fill, onChoose }: { readonly fill: Fill; readonly onChoose: (fill: Fill) => void }) {
  const { ports } = useEditor();
  const wallpapers = useLoaded(ports.wallpapers);
  return (
    <LibraryGrid
      items={wallpapers}
      shape="portrait"
      chosen={fill.kind === 'wallpaper' ? fill.wallpaper : ''}
      onChoose={(item) => onChoose({ kind: 'wallpaper', wallpaper: item.key })}
    />
  );
}
