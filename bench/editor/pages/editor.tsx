import {
  addLayer,
  applyDiff,
  type Colour,
  type DesignDocument,
  EMPTY_DOCUMENT,
  type LayerId,
  type StickerLayer,
  type Surface,
} from '@cpc/design';
import { brand, degrees, type GoodsId, mm } from '@cpc/domain';
import { Editor, type EditorPorts } from '@cpc/editor';
import { createLanguage } from '@cpc/i18n';
import { customerCatalogues } from '@cpc/i18n/customer';
import { TextProvider, ToastProvider } from '@cpc/ui';
import { createRoot } from 'react-dom/client';
import { drawPicture, items, SCENE } from './scene.ts';

/** The whole editor as a customer sees it, on a case of the scene's shape. */
const PX_PER_MM = 8;

const SURFACE: Surface = {
  id: brand<GoodsId>('bench'),
  category: 'phoneCase',
  width: mm(SCENE.width / PX_PER_MM),
  height: mm(SCENE.height / PX_PER_MM),
  outline: {
    kind: 'roundedRect',
    x: mm(0),
    y: mm(0),
    width: mm(SCENE.width / PX_PER_MM),
    height: mm(SCENE.height / PX_PER_MM),
    radius: mm(8),
  },
  cutouts: [],
  bleed: mm(2),
  safeInset: mm(3),
  keepOut: mm(3),
  wrap: mm(0),
  form: { kind: 'shell', depth: mm(8) },
};

const absent = () => Promise.reject(new Error('not in this bench'));
const PORTS: EditorPorts = {
  upload: absent,
  loadPicture: absent,
  typefaces: async () => [],
  fontManifest: absent,
  fontFile: absent,
  stickers: async () => [],
  wallpapers: async () => [],
  libraryImage: (_, key) => new Promise((done) => drawPicture(Number(key)).toBlob((blob) => done(blob as Blob))),
  templates: async () => [],
  memory: { read: () => null, write: () => undefined },
  draft: { load: async () => undefined, save: async () => undefined },
  toast: () => undefined,
  randomId: () => '0'.repeat(32),
};

function sceneDocument(): DesignDocument {
  const layers = Number(new URLSearchParams(location.search).get('layers') ?? SCENE.layers);
  return items(layers).reduce((document, item, i) => applyDiff(document, addLayer(layerOf(item, i))), EMPTY_DOCUMENT);
}

function layerOf({ picture, x, y, size, rotation }: ReturnType<typeof items>[number], i: number): StickerLayer {
  return {
    id: `layer-${i}` as LayerId,
    type: 'sticker',
    group: null,
    stack: `b${String(i).padStart(4, '0')}V`,
    sticker: String(picture),
    placement: {
      x: mm(x / PX_PER_MM),
      y: mm(y / PX_PER_MM),
      scale: 1,
      rotation: degrees(rotation),
      flipX: false,
      flipY: false,
    },
    width: mm(size / PX_PER_MM),
    height: mm(size / PX_PER_MM),
    opacity: 1,
    locked: false,
    hidden: false,
  };
}

const language = await createLanguage({ catalogues: customerCatalogues, initial: 'en-us' });
const nothing = () => undefined;
createRoot(document.getElementById('root') as HTMLElement).render(
  <TextProvider language={language}>
    <ToastProvider>
      <Editor
        ports={PORTS}
        surface={SURFACE}
        shell={{ colour: '#22304d' as Colour, opacity: 1, underbase: 'underColour' }}
        initial={sceneDocument()}
        onBack={nothing}
        onDone={nothing}
      />
    </ToastProvider>
  </TextProvider>,
);
