import { type RefObject, useEffect } from 'react';
import { useEditor, usePictures } from '../../model/context.ts';
import { LINE_PX, WHEEL_RATE, WHEEL_REST_MS } from '../../geometry/wheel.ts';
import type { Editor } from '../../model/editor.ts';
import type { Pictures } from '../../model/pictures.ts';
import { endStep } from '../../document/steps.ts';
import { isPreviewing } from '../../session/state.ts';

/** Lets the cells of a collage take the wheel and dropped photos, before the stage and the studio get them. */
export function useCellInput(stage: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  const pictures = usePictures();
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const ends = [listenToWheel(editor, element), listenToDrops(editor, pictures, element)];
    return () => ends.forEach((end) => end());
  }, [editor, pictures, stage]);
}

/** Over the selected cell, a wheel zooms its photo. The turns of one movement are one step; a finger ends its own. */
function listenToWheel({ store, zoomCell }: Editor, element: HTMLElement): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    if (resting === undefined) return;
    clearTimeout(resting);
    resting = undefined;
    if (!store.getState().touched) endStep(store);
  };
  const onWheel = (event: WheelEvent) => {
    const dy = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
    const isPinch = event.ctrlKey || event.metaKey;
    // A wheel with Shift, or sideways, moves the view.
    if (dy === 0 || event.shiftKey || (event.deltaX !== 0 && !isPinch)) return;
    const factor = Math.exp(-dy * (event.ctrlKey ? WHEEL_RATE * 4 : WHEEL_RATE));
    if (!zoomCell(pointIn(element, event), factor)) return;
    event.preventDefault();
    event.stopPropagation();
    clearTimeout(resting);
    resting = setTimeout(rest, WHEEL_REST_MS);
  };
  element.addEventListener('wheel', onWheel, { capture: true, passive: false });
  return () => {
    rest();
    element.removeEventListener('wheel', onWheel, { capture: true });
  };
}

/** Photos that are dropped on a cell fill it; what is dropped elsewhere is added as any picture. */
function listenToDrops(editor: Editor, pictures: Pictures, element: HTMLElement): () => void {
  const onDrop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0 || isPreviewing(editor.store.getState())) return;
    const cell = editor.cellAt(pointIn(element, event));
    if (cell === null) return;
    event.preventDefault();
    event.stopPropagation();
    import('../../features/collage/take-photos.ts')
      .then(({ fillFrom }) => fillFrom(editor, pictures, cell, files))
      .catch(() => editor.notify('studio.library.failed', 'error'));
  };
  element.addEventListener('drop', onDrop);
  return () => element.removeEventListener('drop', onDrop);
}

/** The point of an event on an element, in CSS pixels. */
function pointIn(element: HTMLElement, { clientX, clientY }: MouseEvent): { readonly x: number; readonly y: number } {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
