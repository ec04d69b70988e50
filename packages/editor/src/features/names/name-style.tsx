import type { Typeface } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { layerBox, paintLayer } from '@cpc/paint';
import { hexColour } from '@cpc/design';
import { mm } from '@cpc/domain';
import { useCallback } from 'react';
import { useEditor } from '../../model/context.ts';
import { Painted, type PaintTile } from '../../parts/painted.tsx';
import { beginningOf, sampleText } from '../../parts/words/sample-text.ts';
import type { NameColours } from './name-colours.ts';

export interface NameStyleProps {
  readonly words: string;
  readonly typefaces: readonly Pick<Typeface, 'key' | 'title'>[];
  /** The key of the chosen one. */
  readonly typeface: string;
  readonly onTypeface: (typeface: string) => void;
  readonly colours: readonly NameColours[];
  readonly scheme: NameColours['key'];
  readonly onScheme: (key: NameColours['key']) => void;
}

const ROW = 'hide-scrollbar -mx-4 flex min-w-0 shrink-0 gap-2 overflow-x-auto px-4 py-0.5';

/** The typeface and the colours of a repeated name. */
export function NameStyle(props: NameStyleProps) {
  const { words, typefaces, typeface, onTypeface, colours, scheme, onScheme } = props;
  const t = useT();
  return (
    <>
      <fieldset className={ROW}>
        <legend className="sr-only">{t('nameArt.typeface')}</legend>
        {typefaces.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            aria-label={title}
            title={title}
            aria-pressed={key === typeface}
            onClick={() => onTypeface(key)}
            className="press bg-lifted aria-pressed:outline-warm h-11 w-20 shrink-0 rounded-medium px-2 py-1.5 aria-pressed:outline-2"
          >
            <Sample words={beginningOf(words, 7)} typeface={key} />
          </button>
        ))}
      </fieldset>
      <fieldset className={ROW}>
        <legend className="sr-only">{t('nameArt.colours')}</legend>
        {colours.map(({ key, ground, inks }) => (
          <button
            key={key}
            type="button"
            aria-label={t(`nameArt.colours.${key}`)}
            title={t(`nameArt.colours.${key}`)}
            aria-pressed={key === scheme}
            onClick={() => onScheme(key)}
            style={{ background: ground?.kind === 'colour' ? ground.colour : undefined }}
            className="press border-ink/15 aria-pressed:outline-warm flex h-11 shrink-0 items-center gap-1 rounded-full border px-3 aria-pressed:outline-2 aria-pressed:outline-offset-2"
          >
            {ground === null ? (
              <span className="text-small text-ink-soft whitespace-nowrap">{t('nameArt.colours.keep')}</span>
            ) : (
              inks.map((ink) => <span key={ink} className="size-3.5 rounded-full" style={{ background: ink }} />)
            )}
          </button>
        ))}
      </fieldset>
    </>
  );
}

const INK = hexColour('#ffffff');

function Sample({ words, typeface }: { readonly words: string; readonly typeface: string }) {
  const { assets } = useEditor();
  const paint = useCallback<PaintTile>(
    (target, { width, height }) => {
      const layer = sampleText(`name-${typeface}-${words}`, {
        text: words,
        typeface,
        ink: { kind: 'colour', colour: INK },
      });
      const box = layerBox(layer, assets);
      const scale = Math.min(width / box.width, height / box.height);
      const placement = { ...layer.placement, x: mm(width / 2 / scale), y: mm(height / 2 / scale) };
      paintLayer(target, { ...layer, placement }, scale, assets);
    },
    [words, typeface, assets],
  );
  return <Painted paint={paint} className="size-full" />;
}
