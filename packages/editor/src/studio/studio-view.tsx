import { Button, useT, useWide } from '@cpc/ui';
import { type ReactNode, useRef } from 'react';
import { useEditor, useEditorState } from '../context.ts';
import { LayerList } from '../panels/layer-list.tsx';
import type { ShellLook } from '../shell.ts';
import { StageView } from '../stage/stage-view.tsx';
import { ActionBar } from './action-bar.tsx';
import { FitButton } from './fit-button.tsx';
import { EmptyHint } from './empty-hint.tsx';
import { PictureInput } from './picture-input.tsx';
import { OpenTool } from './open-tool.tsx';
import { ToolBar } from './tool-bar.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';
import { UploadNote } from './upload-note.tsx';

export interface StudioViewProps extends TopBarProps {
  readonly shell: ShellLook;
}

/** The studio: the case in its light, tools around it. On a wide window they stand at its sides (LN-06). */
export function StudioView({ shell, ...bar }: StudioViewProps) {
  const wide = useWide();
  const preview = useEditorState((state) => state.preview);
  const file = useRef<HTMLInputElement>(null);
  const pick = () => file.current?.click();
  const stage = (
    <main className="relative min-h-0 min-w-0 flex-1">
      <StageView shell={shell} />
      <EmptyHint onPick={pick} />
      <UploadNote />
      <FitButton />
    </main>
  );
  return (
    <div className="bg-radial-[circle_at_50%_42%] from-raised to-ground to-60% bg-ground text-ink flex h-dvh flex-col overflow-hidden">
      {preview ? <PreviewBar /> : <TopBar {...bar} />}
      <PictureInput ref={file} />
      {wide ? (
        <WideStudio stage={stage} bare={preview} onPick={pick} />
      ) : (
        <TallStudio stage={stage} bare={preview} onPick={pick} />
      )}
    </div>
  );
}

interface LayoutProps {
  readonly stage: ReactNode;
  /** Nothing but the case. */
  readonly bare: boolean;
  readonly onPick: () => void;
}

function TallStudio({ stage, bare, onPick }: LayoutProps) {
  const panel = useEditorState((state) => state.panel);
  const selected = useEditorState((state) => state.selection !== null);
  return (
    <>
      {stage}
      {!bare && panel !== null && (
        <div className="relative z-10 flex max-h-[46dvh] flex-col px-2 pb-2">
          <OpenTool />
        </div>
      )}
      {!bare && panel === null && (
        <footer>
          {selected && <ActionBar />}
          <ToolBar onPick={onPick} />
        </footer>
      )}
    </>
  );
}

function WideStudio({ stage, bare, onPick }: LayoutProps) {
  const t = useT();
  const hasPanel = useEditorState((state) => state.panel !== null && state.panel !== 'layers');
  return (
    <div className="flex min-h-0 flex-1 gap-3 px-3">
      {!bare && (
        <>
          <div className="bg-raised w-23 shrink-0 self-start rounded-huge">
            <ToolBar onPick={onPick} upright without="layers" />
          </div>
          {hasPanel && (
            <div className="flex max-h-full w-84 shrink-0 flex-col self-start pb-3">
              <OpenTool />
            </div>
          )}
        </>
      )}
      {stage}
      {!bare && (
        <aside
          aria-label={t('studio.add.layers')}
          className="bg-raised hide-scrollbar mb-3 flex max-h-full w-76 shrink-0 flex-col gap-4 self-start overflow-y-auto rounded-huge p-4"
        >
          <h2 className="text-small text-ink-soft font-semibold">{t('studio.add.layers')}</h2>
          <LayerList />
          <ActionBar grid />
        </aside>
      )}
    </div>
  );
}

function PreviewBar() {
  const t = useT();
  const { store } = useEditor();
  return (
    <header className="pt-safe relative z-10 flex min-h-14 items-center justify-center px-2">
      <Button kind="quiet" icon="close" onClick={() => store.setState({ preview: false })}>
        {t('studio.preview.close')}
      </Button>
    </header>
  );
}
