import type { IconName } from '@cpc/ui';
import type { ShownPanel } from '../session/activity.ts';

interface PanelEntry {
  /** Fetches its component, when it is first opened. */
  readonly load: () => Promise<unknown>;
  /** Its icon in the tool bar; without one it is opened from elsewhere. */
  readonly icon?: IconName;
  /** It has a fixed height: its space is reserved while it loads. */
  readonly isSteady?: true;
}

/** Every panel of the studio; those of the tool bar in their order there. */
export const PANELS = {
  templates: {
    load: async () => (await import('./template-panel.tsx')).TemplatePanel,
    icon: 'template',
    isSteady: true,
  },
  drawing: { load: async () => (await import('../features/drawing/drawing-panel.tsx')).DrawingPanel, icon: 'sparkle' },
  collage: {
    load: async () => (await import('../features/collage/collage-panel.tsx')).CollagePanel,
    icon: 'collage',
    isSteady: true,
  },
  text: {
    load: async () => (await import('../features/text/text-panel.tsx')).TextPanel,
    icon: 'text',
    isSteady: true,
  },
  stickers: {
    load: async () => (await import('../features/stickers/sticker-panel.tsx')).StickerPanel,
    icon: 'sticker',
    isSteady: true,
  },
  doodle: { load: async () => (await import('../features/doodle/doodle-panel.tsx')).DoodlePanel, icon: 'brush' },
  background: {
    load: async () => (await import('../features/background/background-panel.tsx')).BackgroundPanel,
    icon: 'background',
  },
  layers: {
    load: async () => (await import('../features/layers/layers-panel.tsx')).LayersPanel,
    icon: 'layers',
    isSteady: true,
  },
  writing: { load: async () => (await import('../features/writing/writing-panel.tsx')).WritingPanel },
  photos: { load: async () => (await import('../features/collage/photos-panel.tsx')).PhotosPanel },
  picture: { load: async () => (await import('./picture-tool.tsx')).PictureTool, isSteady: true },
  crop: { load: async () => (await import('../features/pictures/crop-panel.tsx')).CropPanel },
  cutout: { load: async () => (await import('./cutout-tool.tsx')).CutoutTool },
  arrange: { load: async () => (await import('../features/arrange/selection-panels.tsx')).ArrangePanel },
  recolour: { load: async () => (await import('../features/arrange/selection-panels.tsx')).RecolourPanel },
  opacity: { load: async () => (await import('../features/arrange/selection-panels.tsx')).OpacityPanel },
  more: { load: async () => (await import('../features/arrange/selection-panels.tsx')).MorePanel },
  preflight: { load: async () => (await import('../features/preflight/findings-panel.tsx')).FindingsPanel },
  shortcuts: { load: async () => (await import('../features/shortcuts/shortcuts-panel.tsx')).ShortcutsPanel },
} as const satisfies Readonly<Record<ShownPanel, PanelEntry>>;

export const isSteady = (panel: ShownPanel): boolean => 'isSteady' in PANELS[panel];
