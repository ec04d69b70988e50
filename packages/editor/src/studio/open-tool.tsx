import { Skeleton, useT } from '@cpc/ui';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useEditorRuntime, useCore, useEditorState } from '../model/context.ts';
import { FieldToCome } from './field-to-come.tsx';
import { LazyPart } from '../parts/lazy-part.tsx';
import type { ShownPanel } from '../session/activity.ts';
import { closePanel } from '../session/panels.ts';
import { shownPanel } from '../session/state.ts';

/** A panel is loaded when it is first opened. */
const LOADS = {
  drawing: async () => (await import('../features/drawing/drawing-panel.tsx')).DrawingPanel,
  text: async () => (await import('../features/text/text-panel.tsx')).TextPanel,
  writing: async () => (await import('../features/writing/writing-panel.tsx')).WritingPanel,
  doodle: async () => (await import('../features/doodle/doodle-panel.tsx')).DoodlePanel,
  stickers: async () => (await import('../features/stickers/sticker-panel.tsx')).StickerPanel,
  templates: async () => (await import('./template-panel.tsx')).TemplatePanel,
  background: async () => (await import('../features/background/background-panel.tsx')).BackgroundPanel,
  collage: async () => (await import('../features/collage/collage-panel.tsx')).CollagePanel,
  arrange: async () => (await import('../features/arrange/selection-panels.tsx')).ArrangePanel,
  recolour: async () => (await import('../features/arrange/selection-panels.tsx')).RecolourPanel,
  photos: async () => (await import('../features/collage/photos-panel.tsx')).PhotosPanel,
  more: async () => (await import('../features/arrange/selection-panels.tsx')).MorePanel,
  opacity: async () => (await import('../features/arrange/selection-panels.tsx')).OpacityPanel,
  picture: async () => (await import('./picture-tool.tsx')).PictureTool,
  crop: async () => (await import('../features/pictures/crop-panel.tsx')).CropPanel,
  cutout: async () => (await import('./cutout-tool.tsx')).CutoutTool,
  layers: async () => (await import('../features/layers/layers-panel.tsx')).LayersPanel,
  preflight: async () => (await import('../features/preflight/findings-panel.tsx')).FindingsPanel,
  shortcuts: async () => (await import('../features/shortcuts/shortcuts-panel.tsx')).ShortcutsPanel,
} as const;
/** The panels of fixed height: their space is reserved while they load. */
const STEADY: ReadonlySet<ShownPanel> = new Set(['text', 'collage', 'stickers', 'templates', 'layers']);
/** The panels in which words are typed. */
const TYPED = ['text', 'writing'] as const;

/** The open panel. */
export function OpenTool() {
  const begun = useRef('');
  const keep = useCallback((words: string) => {
    begun.current = words;
  }, []);
  const writes = useEditorState((state) => TYPED.find((panel) => panel === shownPanel(state)));
  return (
    <>
      {writes && <FieldToCome key={writes} onWords={keep} />}
      <Options begun={begun} />
    </>
  );
}

function Options({ begun }: { readonly begun: RefObject<string> }) {
  const t = useT();
  const { store } = useCore();
  const panel = useEditorState(shownPanel);
  const runtime = useEditorRuntime();
  const onClose = useCallback(() => closePanel(store, panel), [store, panel]);
  const room = (
    <div
      className="bg-raised shadow-sheet h-(--panel-height) rounded-huge p-5"
      aria-busy
      aria-label={t('studio.loading')}
    >
      <Skeleton className="h-8 w-40" />
    </div>
  );
  const early = runtime === undefined ? panel : null;
  useEffect(() => {
    // Loads in parallel with the runtime. If this fails, `Later` reports it when it loads the panel again.
    if (early !== null) LOADS[early]().catch(() => undefined);
  }, [early]);
  if (early !== null) return STEADY.has(early) ? room : null;
  if (panel === null) return null;
  const fallback = STEADY.has(panel) ? room : null;
  const shared = { texts: 'tools', fallback } as const;
  if (panel === 'text') return <LazyPart key={panel} load={LOADS.text} props={{ onClose, begun }} {...shared} />;
  if (panel === 'writing') return <LazyPart key={panel} load={LOADS.writing} props={{ onClose, begun }} {...shared} />;
  return <LazyPart key={panel} load={LOADS[panel]} props={{ onClose }} {...shared} />;
}
