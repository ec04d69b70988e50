import { LazyPart } from '../../parts/lazy-part.tsx';

const load = async () => (await import('./drawing-dialog.tsx')).DrawingDialog;

/** Draws from words, with texts of its own: the studio does not name them, so it stays small. */
export function DrawingPanel(props: { readonly onClose: () => void }) {
  return <LazyPart load={load} props={props} texts="drawing" fallback={null} />;
}
