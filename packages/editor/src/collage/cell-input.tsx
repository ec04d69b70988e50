import { useEffect, useRef } from 'react';
import type { LayerId } from '@cpc/design';
import { useEditor, usePictures } from '../context.ts';
import { PICTURE_TYPES } from '../studio/picture-input.tsx';

/** The device's picture dialog for a cell of a collage. It opens while the press that asks for it is still handled. */
export function CellInput() {
  const editor = useEditor();
  const pictures = usePictures();
  const input = useRef<HTMLInputElement>(null);
  const cell = useRef<LayerId>(null);
  useEffect(
    () =>
      editor.store.subscribe(({ choosing }) => {
        if (choosing === null) return;
        cell.current = choosing;
        editor.store.setState({ choosing: null });
        input.current?.click();
      }),
    [editor],
  );
  return (
    <input
      ref={input}
      type="file"
      hidden
      multiple
      data-choose="cell"
      accept={PICTURE_TYPES}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Allows choosing the same file again.
        currentTarget.value = '';
        const id = cell.current;
        if (id === null || files.length === 0) return;
        void import('./take-photos.ts').then(({ fillFrom }) => fillFrom(editor, pictures, id, files));
      }}
    />
  );
}
