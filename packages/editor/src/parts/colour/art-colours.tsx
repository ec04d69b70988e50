import { type Colour, type StickerLayer, updateLayer, withArtColour } from '@cpc/design';
import { useT } from '@cpc/ui';
import { useMemo, useRef, useState } from 'react';
import { coloursOfArt } from '../../assets/art.ts';
import { useEditor, useEditorState } from '../../model/context.ts';
import { documentOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import { selectedLayer } from '../../session/selected.ts';
import { ColourField } from './colour-field.tsx';

/** Changes one main colour of the selected sticker after the other. */
export function ArtColours() {
  const t = useT();
  const layer = useEditorState(selectedLayer);
  const main = useMainColours(layer?.type === 'sticker' ? layer.sticker : null);
  if (layer?.type !== 'sticker') return null;
  if (main === undefined) return <p className="text-small text-ink-soft">{t('studio.loading')}</p>;
  if (main.length === 0) return <p className="text-small text-ink-soft">{t('studio.recolour.none')}</p>;
  return <Chooser key={layer.id} layer={layer} main={main} />;
}

/** The main colours of a sticker's art; undefined until it is loaded. */
function useMainColours(sticker: string | null): readonly Colour[] | undefined {
  const { assets } = useEditor();
  useEditorState((state) => state.arrivals);
  const art = sticker === null ? undefined : assets.sticker({ sticker, colours: [] });
  return useMemo(() => (art instanceof ImageBitmap ? coloursOfArt(art) : undefined), [art]);
}

function Chooser({ layer, main }: { readonly layer: StickerLayer; readonly main: readonly Colour[] }) {
  const t = useT();
  const { store } = useEditor();
  const [at, setAt] = useState(0);
  const from = main[at] ?? main[0];
  const shown = (colour: Colour) => layer.colours.find((one) => one.from === colour)?.to ?? colour;
  /** The colour under the finger. The art is painted anew only when it rests: each colour is a picture of its own. */
  const [wanted, setWanted] = useState<Colour | null>(null);
  const latest = useRef<Colour | null>(null);
  if (from === undefined) return null;
  const put = (to: Colour) =>
    void commit(
      store,
      updateLayer<StickerLayer>(documentOf(store.getState()), layer.id, {
        colours: withArtColour(main, layer.colours, from, to),
      }),
    );
  return (
    <>
      <div role="radiogroup" aria-label={t('studio.recolour.which')} className="flex gap-2">
        {main.map((colour, n) => (
          <button
            key={colour}
            type="button"
            role="radio"
            aria-checked={n === at}
            aria-label={t('studio.recolour.colour', { number: n + 1 })}
            onClick={() => {
              setAt(n);
              setWanted(null);
            }}
            className="press aria-checked:border-ink grid size-12 place-items-center rounded-full border-2 border-transparent"
          >
            <span className="border-ink/25 size-9 rounded-full border" style={{ backgroundColor: shown(colour) }} />
          </button>
        ))}
        {layer.colours.length > 0 && (
          <button
            type="button"
            onClick={() =>
              void commit(store, updateLayer<StickerLayer>(documentOf(store.getState()), layer.id, { colours: [] }))
            }
            className="press text-small text-ink-soft ms-auto min-h-11 rounded-medium px-3 font-medium"
          >
            {t('studio.recolour.reset')}
          </button>
        )}
      </div>
      <ColourField
        label={t('studio.recolour.colour', { number: at + 1 })}
        value={wanted ?? shown(from)}
        onChange={(colour) => {
          latest.current = colour;
          setWanted(colour);
        }}
        onCommit={() => {
          if (latest.current) put(latest.current);
          latest.current = null;
          setWanted(null);
        }}
      />
    </>
  );
}
