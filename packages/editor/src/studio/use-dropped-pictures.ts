import { useEffect } from 'react';
import { useCore } from '../model/context.ts';
import { isInField } from './use-keyboard.ts';
import { useAddPicture } from './use-add-picture.ts';
import { isPreviewing } from '../session/state.ts';

/** Adds a picture that is dropped on the window or pasted, like a chosen one; not in the preview. */
export function useDroppedPictures(): void {
  const add = useAddPicture();
  const { store } = useCore();
  useEffect(() => {
    const take = (event: Event, data: DataTransfer | null) => {
      const file = [...(data?.files ?? [])][0];
      if (!file) return;
      event.preventDefault();
      if (!isPreviewing(store.getState())) add(file);
    };
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer);
    const onPaste = (event: ClipboardEvent) => {
      // Office puts a picture of its words beside them; a field takes the words.
      if (!isInField(event) || !event.clipboardData?.getData('text')) take(event, event.clipboardData);
    };
    // Without this, the browser would open the file instead.
    const onDragOver = (event: DragEvent) => event.preventDefault();
    addEventListener('drop', onDrop);
    addEventListener('dragover', onDragOver);
    addEventListener('paste', onPaste);
    return () => {
      removeEventListener('drop', onDrop);
      removeEventListener('dragover', onDragOver);
      removeEventListener('paste', onPaste);
    };
  }, [add, store]);
}
