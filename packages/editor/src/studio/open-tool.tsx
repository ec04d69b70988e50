import type { PictureLayer } from '@cpc/design';
import { Skeleton, useT } from '@cpc/ui';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useEditorRuntime, useCore, useEditorState } from '../context.ts';
import { FieldToCome } from './field-to-come.tsx';
import { LazyPart } from '../parts/lazy-part.tsx';
import type { ShownPanel } from '../session/activity.ts';
import { closePanel } from '../session/panels.ts';
import { shownPanel } from '../session/state.ts';

/** A panel is loaded when it is first opened. */
const LOADS = {
  drawing: async () => (await import('../drawing/drawing-panel.tsx')).DrawingPanel,
  text: async () => (await import('../panels/text-panel.tsx')).TextPanel,
  writing: async () => (await import('../writing/writing-panel.tsx')).WritingPanel,
  doodle: async () => (await import('../panels/doodle-panel.tsx')).DoodlePanel,
  stickers: async () => (await import('../panels/sticker-panel.tsx')).StickerPanel,
  templates: async () => (await import('../panels/template-panel.tsx')).TemplatePanel,
  background: async () => (await import('../panels/background-panel.tsx')).BackgroundPanel,
  collage: async () => (await import('../collage/collage-panel.tsx')).CollagePanel,
  arrange: async () => (await import('../panels/selection-panels.tsx')).ArrangePanel,
  recolour: async () => (await import('../panels/selection-panels.tsx')).RecolourPanel,
  photos: async () => (await import('../collage/photos-panel.tsx')).PhotosPanel,
  more: async () => (await import('../panels/selection-panels.tsx')).MorePanel,
  opacity: async () => (await import('../panels/selection-panels.tsx')).OpacityPanel,
  picture: async () => (await import('../panels/picture-panel.tsx')).PicturePanel,
  crop: async () => (await import('../panels/crop-panel.tsx')).CropPanel,
  cutout: async () => (await import('../cutout/cutout-panel.tsx')).CutoutPanel,
  layers: async () => (await import('../panels/layers-panel.tsx')).LayersPanel,
  preflight: async () => (await import('../preflight/findings-panel.tsx')).FindingsPanel,
  shortcuts: async () => (await import('../panels/shortcuts-panel.tsx')).ShortcutsPanel,
} as const;
/** The panels of fixed height: their space is reserved while they load. */
const STEADY: ReadonlySet<ShownPanel> = new Set(['text', 'collage', 'stickers', 'templates', 'layers']);
/** The panels in which words are typed. */
const TYPED = ['text', 'writing'] as const;

/** What follows a cut-out, so that it is there without a network, too; what is missing then tells of it itself. */
const AFTER_CUTOUT = [
  LOADS.picture,
  () => import('../panels/picture/effects-tab.tsx'),
  () => import('../assets/screen-silhouettes.ts'),
] as const;
const loadRestyle = async () => (await import('../drawing/restyle-section.tsx')).RestyleSection;

function Restyle({ layer }: { readonly layer: PictureLayer }) {
  return <LazyPart load={loadRestyle} props={{ layer }} texts="drawing" fallback={null} />;
}

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
  const isCutOut = panel === 'cutout';
  useEffect(() => {
    if (isCutOut) void Promise.all(AFTER_CUTOUT.map((load) => load())).catch(() => undefined);
  }, [isCutOut]);
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
  if (panel === 'picture')
    return <LazyPart key={panel} load={LOADS.picture} props={{ onClose, More: Restyle }} {...shared} />;
  return <LazyPart key={panel} load={LOADS[panel]} props={{ onClose }} {...shared} />;
}
