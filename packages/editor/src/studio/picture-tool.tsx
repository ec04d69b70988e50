import type { PictureLayer } from '@cpc/design';
import { PicturePanel } from '../features/pictures/picture-panel.tsx';
import { LazyPart } from '../parts/lazy-part.tsx';

const loadRestyle = async () => (await import('../features/drawing/restyle-section.tsx')).RestyleSection;

/** The options of a picture, with the tool that draws it anew in another style. */
export function PictureTool({ onClose }: { readonly onClose: () => void }) {
  return <PicturePanel onClose={onClose} More={Restyle} />;
}

function Restyle({ layer }: { readonly layer: PictureLayer }) {
  return <LazyPart load={loadRestyle} props={{ layer }} texts="drawing" fallback={null} />;
}
