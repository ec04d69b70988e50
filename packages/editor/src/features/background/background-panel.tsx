import { backgroundOf, type Fill, type PictureLayer, setBackground, updateLayer } from '@cpc/design';
import { Button, useT } from '@cpc/ui';
import { useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { hidingPicture, standingBack } from '../../document/ground.ts';
import { documentOf } from '../../document/state.ts';
import { amend, commit, endStep } from '../../document/steps.ts';
import { BackgroundColours } from './background-colours.tsx';
import { GradientField } from '../../parts/colour/gradient-field.tsx';
import { LibrarySkeleton } from '../../parts/library/library-skeleton.tsx';
import { LazyPart } from '../../parts/lazy-part.tsx';
import { Panel } from '../../parts/panel.tsx';

const loadWallpapers = async () => (await import('./wallpapers.tsx')).Wallpapers;

type Kind = 'colour' | 'gradient' | 'wallpaper';

/** Sets the background: a colour, a gradient or a wallpaper. */
export function BackgroundPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { store } = useEditor();
  const fill = useEditorState((state) => backgroundOf(documentOf(state)).fill);
  const [kind, setKind] = useState<Kind>(fill.kind === 'none' ? 'colour' : fill.kind);
  const change = (next: Fill) => amend(store, setBackground(documentOf(store.getState()), next));
  const rest = () => endStep(store);
  return (
    <Panel<Kind>
      title={t('studio.add.background')}
      onClose={onClose}
      steady={kind === 'wallpaper'}
      tabs={{
        value: kind,
        onChange: setKind,
        options: [
          { value: 'colour', label: t('studio.background.colours') },
          { value: 'gradient', label: t('studio.background.gradients') },
          { value: 'wallpaper', label: t('studio.background.wallpapers') },
        ],
      }}
    >
      <HiddenNote />
      {kind === 'colour' && <BackgroundColours fill={fill} onChange={change} onCommit={rest} />}
      {kind === 'gradient' && <GradientField value={fill} onChange={change} onCommit={rest} />}
      {kind === 'wallpaper' && (
        <LazyPart
          load={loadWallpapers}
          props={{
            fill,
            onChoose: (next: Fill) => {
              change(next);
              rest();
            },
          }}
          fallback={<LibrarySkeleton shape="portrait" />}
        />
      )}
    </Panel>
  );
}

/** Says why the background does not show, and offers to make the photo smaller. */
function HiddenNote() {
  const t = useT();
  const { store, surface } = useEditor();
  const photo = useEditorState((state) => hidingPicture(documentOf(state), surface));
  if (!photo) return null;
  const show = () =>
    commit(store, updateLayer<PictureLayer>(documentOf(store.getState()), photo.id, standingBack(photo, surface)));
  return (
    <p className="text-small text-ink-soft flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {t('studio.background.hidden')}
      <Button kind="quiet" onClick={show}>
        {t('studio.background.show')}
      </Button>
    </p>
  );
}
