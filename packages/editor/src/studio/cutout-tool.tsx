import { useEffect } from 'react';
import { CutoutPanel } from '../features/cutout/cutout-panel.tsx';

const COMES_NEXT = [
  () => import('./picture-tool.tsx'),
  () => import('../features/pictures/effects-tab.tsx'),
  () => import('../assets/screen-silhouettes.ts'),
] as const;

/** Cuts a picture out; the options of the picture follow. */
export function CutoutTool({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => {
    // What follows a cut-out is then there without a network, too. A picture that needs the tracing and does not get it is
    // told of (`createLateSilhouettes`), and a panel that does not load, too.
    void Promise.all(COMES_NEXT.map((load) => load())).catch(() => undefined);
  }, []);
  return <CutoutPanel onClose={onClose} />;
}
