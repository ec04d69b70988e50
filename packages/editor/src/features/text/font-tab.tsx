import type { Typeface } from '@cpc/contract';
import { pathData } from '@cpc/design';
import { createSearch } from '@cpc/search';
import { SearchField, useT } from '@cpc/ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { LibrarySkeleton } from '../../parts/library/library-skeleton.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { TileGroup } from '../../parts/tile-group.tsx';
import { useSeen } from '../../parts/use-seen.ts';
import { lacks, sortedFor } from '../../parts/words/coverage.ts';
import { beginningOf, sampleText } from '../../parts/words/sample-text.ts';
import { StyleToggles } from './style-toggles.tsx';
import type { TextStyle } from '../../parts/words/text-style.ts';

export interface FontTabProps {
  readonly words: string;
  readonly style: Pick<TextStyle, 'typeface' | 'weight' | 'slant'>;
  readonly onChoose: (fields: Partial<TextStyle>) => void;
}

/** Lists the typefaces, each sample drawn by the print engine. Those that can write the text come first. */
export function FontTab({ words, style, onChoose }: FontTabProps) {
  const t = useT();
  const { ports } = useEditor();
  const typefaces = useLoaded(ports.typefaces);
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  // Without words, those come first that write the language of the page.
  const written = words.trim() === '' ? t('studio.text.placeholder') : words;
  const all = useMemo(
    () => (typefaces.state === 'there' ? sortedFor(written, typefaces.value) : []),
    [typefaces, written],
  );
  const find = useMemo(() => createSearch(all, ({ title, key, keywords }) => [title, key, ...(keywords ?? [])]), [all]);
  const shown = asked === '' ? all : find(asked);
  if (typefaces.state !== 'there') return <LibrarySkeleton shape="wide" />;
  return (
    <>
      <div className="bg-raised sticky -top-2 z-10 -mx-4 -mt-2 flex shrink-0 items-center gap-2 px-4 py-1.5">
        <div className="min-w-0 flex-1">
          <SearchField label={t('studio.font.search')} value={typed} onChange={setTyped} />
        </div>
        <StyleToggles family={all.find(({ key }) => key === style.typeface)} style={style} onChoose={onChoose} />
      </div>
      {shown.length === 0 && <p className="text-small text-ink-soft py-2">{t('studio.font.none')}</p>}
      <TypefaceGrid
        typefaces={shown}
        words={words}
        chosen={style.typeface}
        onChoose={(typeface) => onChoose({ typeface })}
      />
    </>
  );
}

interface TypefaceGridProps {
  readonly typefaces: readonly Typeface[];
  readonly words: string;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

function TypefaceGrid({ typefaces, words, chosen, onChoose }: TypefaceGridProps) {
  const t = useT();
  const keys = useMemo(() => typefaces.map(({ key }) => key), [typefaces]);
  return (
    <TileGroup
      legend={<legend className="sr-only">{t('studio.text.typeface')}</legend>}
      keys={keys}
      chosen={chosen}
      className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2"
      box="*:scroll-mt-18 *:scroll-mb-3"
      tile={(at, tabIndex) => {
        const typeface = typefaces[at];
        return (
          typeface && (
            <TypefaceTile
              typeface={typeface}
              words={words}
              chosen={typeface.key === chosen}
              tabIndex={tabIndex}
              onChoose={() => onChoose(typeface.key)}
            />
          )
        );
      }}
    />
  );
}

interface TypefaceTileProps {
  readonly typeface: Typeface;
  readonly words: string;
  readonly chosen: boolean;
  readonly tabIndex: 0 | -1;
  readonly onChoose: () => void;
}

/** Number of characters of the customer's own text that a tile shows. */
const MAX_SHOWN = 12;

function TypefaceTile({ typeface, words, chosen, tabIndex, onChoose }: TypefaceTileProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const seen = useSeen(ref);
  const isLacking = lacks(words, typeface);
  const own = isLacking ? '' : beginningOf(words, MAX_SHOWN);
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={chosen}
      aria-label={typeface.title}
      tabIndex={tabIndex}
      onClick={onChoose}
      className="press bg-lifted aria-pressed:outline-warm offscreen-idle flex min-h-18 min-w-0 flex-col items-center justify-between rounded-medium px-2 pt-2.5 pb-1.5 aria-pressed:outline-2 aria-pressed:-outline-offset-2"
    >
      <span className="grid w-full flex-1 place-items-center">
        {seen && <Sample typeface={typeface} text={own || typeface.title} />}
      </span>
      <span className={`text-micro w-full leading-tight font-medium ${isLacking ? 'text-ink-faint' : 'text-ink-soft'}`}>
        {typeface.title}
      </span>
    </button>
  );
}

function Sample({ typeface, text }: { readonly typeface: Typeface; readonly text: string }) {
  const { assets } = useEditor();
  useEditorState((state) => state.arrivals);
  const outline = assets.outline(sampleText(`face-${typeface.key}`, { text, typeface: typeface.key }));
  if (!outline || outline.width === 0) return <span className="bg-line/60 h-4 w-20 rounded-full" />;
  const { width, height, path } = outline;
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="h-8 max-w-full overflow-visible">
      <path d={pathData(path, 2)} fill="currentColor" />
    </svg>
  );
}
