import { useEffect } from 'react';
import { useEditor, usePictures } from '../context.ts';
import { askForPictures } from './ask-for-pictures.ts';

/** Opens the picture dialog for a cell of a collage, while the press that asks for it is still handled. */
export function useCellDialog(): void {
  const editor = useEditor();
  const pictures = usePictures();
  useEffect(
    () =>
      editor.store.subscribe(({ choosing: id }) => {
        if (id === null) return;
        editor.store.setState({ choosing: null });
        askForPictures((files) => {
          import('./take-photos.ts')
            .then(({ fillFrom }) => fillFrom(editor, pictures, id, files))
            .catch(() => editor.notify('studio.library.failed', 'error'));
        });
      }),
    [editor, pictures],
  );
}
