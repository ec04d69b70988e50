import type { IdeaInput, IdeaPhoto } from '@cpc/design';
import { useFormat } from '@cpc/ui';
import { useMemo } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { useLoaded } from '../../parts/use-loaded.ts';
import { nameTypefaces } from '../../parts/words/name-typefaces.ts';
import { useFaces } from '../../parts/photos/use-faces.ts';
import { measureWords } from '../../parts/words/measure-words.ts';
import { readPalette } from './read-palette.ts';

/** Stickers that go with any photo, if the catalogue has them. */
const STICKERS = ['star-chunky', 'sparkles', 'heart-nested', 'star-twinkle', 'daisy-white'];
/** Letters that are not shaped yet count as wide ones, in em: their idea fits in any case. */
const ROUGH = { advance: 0.7, line: 1.6 } as const;

/**
 * What ideas from a photo are made from. It stays the same object until one of it changes.
 * @param today its date is what kinds that look empty say where the customer has written nothing
 */
export function useIdeaInput(photo: IdeaPhoto, words: string, round: number, today?: number): IdeaInput {
  const format = useFormat();
  const date = today === undefined ? '' : format.date(today);
  const { ports, assets, surface } = useEditor();
  const typefaces = useLoaded(ports.typefaces);
  const library = useLoaded(ports.stickers);
  const named = typefaces.state === 'there' ? nameTypefaces(words, typefaces.value) : [];
  const bitmap = useEditorState(() => assets.bitmap(photo.asset));
  const faces = useFaces(bitmap);
  const palette = useMemo(() => (bitmap ? readPalette(bitmap) : []), [bitmap]);
  const written = words.trim();
  const letter = (text: string): IdeaInput['lettering'] =>
    named.flatMap((typeface) => {
      const rough = { width: text.length * ROUGH.advance, height: ROUGH.line };
      return text === '' ? [] : [{ typeface, box: measureWords(assets, { text, typeface }) ?? rough }];
    });
  const lettered = useEditorState(() =>
    JSON.stringify({
      lettering: letter(written),
      // What is short and true, where the customer has written nothing.
      caption: written === '' ? { words: date, lettering: letter(date) } : undefined,
    }),
  );
  const stickers = JSON.stringify(
    library.state === 'there' ? STICKERS.filter((key) => library.value.some((one) => one.key === key)) : [],
  );
  return useMemo(
    () => ({
      surface,
      photo: { ...photo, faces },
      palette,
      words: written,
      ...JSON.parse(lettered),
      stickers: JSON.parse(stickers),
      round,
    }),
    [surface, photo, faces, palette, written, lettered, stickers, round],
  );
}
