import { degrees, mm } from '@cpc/domain';
import { type Colour, type LayerId, pathData, PLAIN_TEXT, type TextLayer } from '@cpc/design';
import type { Typeface } from '@cpc/contract';
import { Skeleton, useT } from '@cpc/ui';
import { useEditor, useEditorState } from '../context.ts';
import { useLoaded } from './use-loaded.ts';

export interface TypefaceListProps {
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** The station's typefaces, each written in itself by the same engine that will print it. */
export function TypefaceList({ chosen, onChoose }: TypefaceListProps) {
  const t = useT();
  const { ports } = useEditor();
  const typefaces = useLoaded(ports.typefaces);
  return (
    <fieldset className="hide-scrollbar -mx-4 flex shrink-0 gap-2 overflow-x-auto px-4 py-1 min-w-0">
      <legend className="sr-only">{t('studio.text.typeface')}</legend>
      {typefaces.state === 'there'
        ? typefaces.value.map((typeface) => (
            <button
              key={typeface.key}
              type="button"
              aria-pressed={typeface.key === chosen}
              aria-label={typeface.title}
              onClick={() => onChoose(typeface.key)}
              className="press bg-lifted aria-pressed:bg-ink aria-pressed:text-ground flex min-h-14 shrink-0 items-center rounded-medium px-4"
            >
              <TypefaceSample typeface={typeface} />
            </button>
          ))
        : Array.from({ length: 4 }, (_, i) => <Skeleton key={i} className="h-14 w-28 shrink-0" />)}
    </fieldset>
  );
}

function TypefaceSample({ typeface }: { readonly typeface: Typeface }) {
  const { assets } = useEditor();
  useEditorState((state) => state.arrivals);
  const outline = assets.outline(sampleOf(typeface));
  if (!outline || outline.width === 0) return <span className="text-body whitespace-nowrap">{typeface.title}</span>;
  const { width, height, path } = outline;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className="h-7 overflow-visible"
      style={{ width: `${(width / height) * 1.75}rem` }}
    >
      <path d={pathData(path, 2)} fill="currentColor" />
    </svg>
  );
}

/** A typeface's title as a text layer that is never in a document. */
const sampleOf = ({ key, title }: Typeface): TextLayer => ({
  id: `sample-${key}` as LayerId,
  type: 'text',
  stack: 'a0',
  placement: { x: mm(0), y: mm(0), scale: 1, rotation: degrees(0), flipX: false, flipY: false },
  opacity: 1,
  locked: false,
  hidden: false,
  text: title,
  typeface: key,
  size: mm(10),
  group: null,
  ink: { kind: 'colour', colour: '#000000' as Colour },
  align: 'start',
  ...PLAIN_TEXT,
});
