import { type Colour, layersOf } from '@cpc/design';
import { useT } from '@cpc/ui';
import { useMemo } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { documentOf } from '../../document/state.ts';
import { coloursOf } from './colours-of.ts';

export interface PictureColoursProps {
  readonly chosen: Colour;
  readonly onChoose: (colour: Colour) => void;
}

/** Offers the main colours of the design's pictures, so that texts and backgrounds can match them. */
export function PictureColours({ chosen, onChoose }: PictureColoursProps) {
  const t = useT();
  const { assets } = useEditor();
  const document = useEditorState(documentOf);
  const arrivals = useEditorState((state) => state.arrivals);
  const colours = useMemo(() => {
    const shown = layersOf(document).flatMap((layer) => (layer.type === 'picture' ? [layer.asset] : []));
    const bitmaps = [...new Set(shown)].slice(0, 3).flatMap((asset) => assets.bitmap(asset) ?? []);
    return arrivals < 0 ? [] : bitmaps.flatMap(coloursOf).slice(0, 7);
  }, [document, arrivals, assets]);
  if (colours.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 items-center gap-1">
      <legend className="sr-only">{t('studio.colour.fromPicture')}</legend>
      <span aria-hidden className="text-small text-ink-soft w-22 shrink-0 leading-tight">
        {t('studio.colour.fromPicture')}
      </span>
      <div className="hide-scrollbar flex min-w-0 overflow-x-auto">
        {colours.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={colour}
            aria-pressed={colour === chosen}
            onClick={() => onChoose(colour)}
            className="press aria-pressed:border-ink grid size-11 shrink-0 place-items-center rounded-full border-2 border-transparent"
          >
            <span className="border-ink/25 size-7 rounded-full border" style={{ backgroundColor: colour }} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
