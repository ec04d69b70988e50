import { useEffect } from 'react';
import { useEditor, usePictures } from '../../model/context.ts';
import { isCell, type LayerId } from '@cpc/design';
import type { Editor } from '../../model/editor.ts';
import type { Pictures } from '../../model/pictures.ts';
import { layerOf } from '../../document/state.ts';
import { askForPictures } from './ask-for-pictures.ts';

/** Opens the picture dialog for a cell or a picture, while the press that asks for it is still handled. */
export function useCellDialog(): void {
  const editor = useEditor();
  const pictures = usePictures();
  useEffect(
    () =>
      editor.photoAsked.listen((id) => {
        const multiple = isCell(layerOf(editor.store.getState(), id));
        askForPictures(
          (files) => {
            put(editor, pictures, id, files).catch(() => editor.notify('studio.library.failed', 'error'));
          },
          { multiple },
        );
      }),
    [editor, pictures],
  );
}

async function put(editor: Editor, pictures: Pictures, id: LayerId, files: readonly File[]): Promise<void> {
  const { fillFrom, replacePicture } = await import('./take-photos.ts');
  const [file] = files;
  if (isCell(layerOf(editor.store.getState(), id))) await fillFrom(editor, pictures, id, files);
  else if (file) await replacePicture(editor, pictures, id, file);
}
