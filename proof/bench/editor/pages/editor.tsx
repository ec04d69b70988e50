import type { Colour, Surface } from '@cpc/design';
import { brand, type GoodsId, mm } from '@cpc/domain';
import { Editor } from '@cpc/editor';
import { createLanguage, textsFrom } from '@cpc/i18n';
import { TextProvider, ToastProvider } from '@cpc/ui';
import { createRoot } from 'react-dom/client';
import { PX_PER_MM, sceneDocument } from './document.ts';
import { benchPorts } from './ports.ts';
import { SCENE } from './scene.ts';
import { startWatch, type WatchedPage } from './watch.ts';

/** The whole editor as for a customer, on a case of the scene's shape, with `?layers=` layers of the scene. */
const size = { width: mm(SCENE.width / PX_PER_MM), height: mm(SCENE.height / PX_PER_MM) };
const SURFACE: Surface = {
  id: brand<GoodsId>('bench'),
  category: 'phoneCase',
  ...size,
  outline: { kind: 'roundedRect', x: mm(0), y: mm(0), ...size, radius: mm(8) },
  cutouts: [],
  bleed: mm(2),
  safeInset: mm(3),
  keepOut: mm(3),
  wrap: mm(0),
  form: { kind: 'shell', depth: mm(8) },
};

Object.assign(globalThis, { bench: startWatch() } satisfies WatchedPage);
const layers = Number(new URLSearchParams(location.search).get('layers') ?? SCENE.layers);
const ports = benchPorts(() => (document.body.dataset['ready'] = 'yes'));
const language = await createLanguage({
  load: textsFrom((file) => fetch(file)),
  parts: ['entry', 'studio', 'customer'],
  initial: 'en-US',
});
const nothing = () => undefined;
createRoot(document.getElementById('root') as HTMLElement).render(
  <TextProvider language={language}>
    <ToastProvider>
      <Editor
        ports={ports}
        surface={SURFACE}
        shell={{ colour: '#22304d' as Colour, opacity: 1, underbase: 'underColour' }}
        initial={sceneDocument(layers)}
        onBack={nothing}
        onDone={nothing}
      />
    </ToastProvider>
  </TextProvider>,
);
