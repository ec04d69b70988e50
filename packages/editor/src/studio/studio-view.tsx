import { Skeleton, useT, useWide, LanguageSwitch } from '@cpc/ui';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { FinishContext, type Sale, useEditorRuntime, useEditorState, useStudio } from '../model/context.ts';
import { LazyPart } from '../parts/lazy-part.tsx';
import type { ShellLook } from '@cpc/design';
import { StageView } from './stage/stage-view.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { EmptyHint } from './empty-hint.tsx';
import { PictureInput } from './picture-input.tsx';
import { OpenTool } from './open-tool.tsx';
import { ToolBar } from './tool-bar.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';
import { useIgnoreForeignClicks } from './use-ignore-foreign-clicks.ts';
import { useSeenPart } from './use-seen-part.ts';
import { isPreviewing, shownPanel } from '../session/state.ts';
import { LoadFailed } from '../parts/load-failed.tsx';
import { isBare } from '../document/state.ts';
import { useLoaded } from '../parts/use-loaded.ts';

export interface StudioViewProps extends Omit<TopBarProps, 'price'> {
  readonly shell: ShellLook;
  readonly sale: Sale;
}

/**
 * The studio: the case in the middle, tools around it. In a wide window the tools are at its sides (LN-06), over a part
 * that only large goods fill.
 */
export function StudioView({ shell, sale, ...bar }: StudioViewProps) {
  const wide = useWide();
  const runtime = useEditorRuntime();
  const reach = usePreload();
  const preview = useEditorState(isPreviewing);
  const solid = useEditorState((state) => isPreviewing(state) && state.solid);
  const file = useRef<HTMLInputElement>(null);
  const pick = () => file.current?.click();
  const { height, top } = useSeenPart();
  useIgnoreForeignClicks();
  const sizes = {
    top,
    '--studio-height': height,
    '--panel-height': `min(calc(${height} * 0.46), 22rem)`,
  } as CSSProperties;
  const go = bar.onDone;
  const finish = useMemo(() => ({ go, sale }), [go, sale]);
  const stage = (
    <main className="relative min-h-0 min-w-0 flex-1">
      <StageView shell={shell} />
      {solid && runtime && <LazyPart load={loadSolid} props={{ shell }} fallback={null} />}
      <EmptyHint onPick={pick} />
      {runtime && (
        <FinishContext value={finish}>
          <runtime.Notes />
        </FinishContext>
      )}
      <LanguageCorner />
      <RuntimeGate />
    </main>
  );
  return (
    <div
      {...reach}
      data-own-slides
      style={sizes}
      className="relative bg-radial-[circle_at_50%_42%] from-raised to-ground to-60% bg-ground text-ink wide:h-(--studio-height) flex h-dvh flex-col overflow-clip"
    >
      <FocusKeeper />
      {preview && runtime ? <runtime.PreviewBar /> : <TopBar {...bar} price={sale.price} />}
      <PictureInput ref={file} />
      {/* One stage in both layouts: a finger on it may turn the phone. */}
      <div className={wide ? 'flex min-h-0 flex-1 gap-3 px-3' : 'contents'}>
        {wide && !preview && <ToolsBeside onPick={pick} />}
        {stage}
        {!preview && (wide ? <LayersBeside /> : <ToolsBelow onPick={pick} />)}
      </div>
    </div>
  );
}

/** Loads the runtime at the first press, key or drag: most actions need it, and it loads while the finger is still down. */
function usePreload() {
  const { runtime } = useStudio();
  const preload = () => void runtime.load().catch(() => undefined);
  return { onPointerDownCapture: preload, onKeyDownCapture: preload, onDragEnterCapture: preload };
}

const loadSolid = async () => (await import('../features/preview/solid-preview.tsx')).SolidPreview;
const loadLayers = async () => (await import('../features/layers/layers-aside.tsx')).LayersAside;

interface ToolsProps {
  readonly onPick: () => void;
}

function ToolsBelow({ onPick }: ToolsProps) {
  const open = useEditorState((state) => shownPanel(state) !== null);
  const selected = useEditorState((state) => state.selection.length > 0);
  const runtime = useEditorRuntime();
  return (
    <>
      {/* A transition, of 1 ms with reduced motion, would keep it from taking the focus back at once. */}
      <footer className={`transition-none *:transition-none ${open ? 'invisible' : ''}`}>
        <div className="h-16">{selected && !open && runtime && <runtime.ActionBar />}</div>
        <ToolBar onPick={onPick} />
      </footer>
      {open && (
        // In the seen part of the window: above a keyboard.
        <div className="pb-safe pointer-events-none *:pointer-events-auto absolute inset-x-0 top-0 z-10 flex h-(--studio-height) flex-col justify-end px-2">
          <OpenTool />
        </div>
      )}
    </>
  );
}

function ToolsBeside({ onPick }: ToolsProps) {
  const hasPanel = usePanelBeside();
  return (
    <>
      <div className="bg-raised hide-scrollbar relative z-10 max-h-[calc(100%-0.75rem)] w-23 shrink-0 self-start overflow-y-auto rounded-huge low:w-46">
        <ToolBar onPick={onPick} upright without="layers" />
      </div>
      {hasPanel && (
        <div className="roomy:w-108 relative z-10 flex max-h-full w-92 shrink-0 flex-col self-start pb-3">
          <OpenTool />
        </div>
      )}
    </>
  );
}

const usePanelBeside = () => useEditorState((state) => ![null, 'layers'].includes(shownPanel(state)));

/** In a narrow window an open panel takes the place of the layers: both would leave none for the case. */
function LayersBeside() {
  const t = useT();
  const hasPanel = usePanelBeside();
  const lazy = useStudio().runtime;
  const runtime = useEditorRuntime();
  useEffect(() => {
    // The list of layers beside the case needs the runtime; a wide window is rarely on a slow network.
    lazy.load().catch(() => undefined);
  }, [lazy]);
  return (
    <aside
      aria-label={t('studio.add.layers')}
      className={`bg-raised roomy:w-88 hide-scrollbar relative z-10 flex max-h-[calc(100%-0.75rem)] w-76 shrink-0 flex-col gap-4 self-start overflow-y-auto rounded-huge p-4 ${hasPanel ? 'max-[1180px]:hidden' : ''}`}
    >
      {runtime ? (
        <>
          <LazyPart load={loadLayers} props={{}} fallback={<Skeleton className="h-11" />} />
          <runtime.ActionBar grid />
        </>
      ) : (
        <Skeleton className="h-11" />
      )}
    </aside>
  );
}

/** The language button in the corner of the stage where no problems of the print are told, while no panel is open and nothing is selected (LG-03). */
function LanguageCorner() {
  const idle = useEditorState(
    (state) => shownPanel(state) === null && state.selection.length === 0 && !isPreviewing(state),
  );
  if (!idle) return null;
  return (
    <div className="absolute top-0 left-1">
      <LanguageSwitch look="globe" />
    </div>
  );
}

/** Loads the runtime when it is needed. If that fails, it says so and offers a retry; the design is not lost. */
function RuntimeGate() {
  const runtime = useEditorRuntime();
  const wanted = useEditorState(
    (state) => !isBare(state) || shownPanel(state) !== null || (isPreviewing(state) && state.solid),
  );
  return wanted && !runtime ? <LoadRuntime /> : null;
}

function LoadRuntime() {
  const part = useLoaded(useStudio().runtime.load);
  if (part.state !== 'failed') return null;
  return <LoadFailed onRetry={part.retry} className="bg-raised absolute inset-x-4 top-4 rounded-huge p-4" />;
}
