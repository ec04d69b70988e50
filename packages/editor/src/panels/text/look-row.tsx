import type { Ink, TextLayer } from '@cpc/design';
import { layerBox, paintLayer } from '@cpc/paint';
import { mm } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useCallback } from 'react';
import { useEditor } from '../../context.ts';
import { Painted, type PaintTile } from '../painted.tsx';
import { sampleGround } from '../sample-ground.ts';
import { type LookStyle, LOOKS, lookStyle } from './looks.ts';
import { beginningOf, sampleText } from './sample-text.ts';
import type { Styling } from './text-style.ts';

export interface LookRowProps extends Styling {
  readonly words: string;
  readonly best: Ink;
}

/** Ready-made looks, each shown with the customer's own words. */
export function LookRow({ words, best, style, choose }: LookRowProps) {
  const t = useT();
  const sample = beginningOf(words, 3) || t('studio.text.sample');
  return (
    <fieldset className="hide-scrollbar -mx-4 wide:grid wide:grid-cols-4 flex min-w-0 shrink-0 gap-2 overflow-x-auto px-4 py-1">
      <legend className="sr-only">{t('studio.text.looks')}</legend>
      {LOOKS.map((look) => {
        const made = lookStyle(look, style.size, best);
        return (
          <button
            key={look.key}
            type="button"
            aria-pressed={isWorn(made, style)}
            onClick={() => choose(made)}
            className="press bg-lifted aria-pressed:outline-warm wide:w-auto flex w-19 min-w-0 shrink-0 flex-col items-center rounded-medium px-1 pt-1 pb-1.5 aria-pressed:outline-2"
          >
            <LookSample text={sample} typeface={style.typeface} look={lookStyle(look, SAMPLE_SIZE, best)} />
            <span className="text-micro text-ink-soft w-full truncate font-medium">{t(`studio.look.${look.key}`)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** mm; only its ratio to the tile matters. */
const SAMPLE_SIZE = 10;

interface LookSampleProps {
  readonly text: string;
  readonly typeface: string;
  readonly look: LookStyle;
}

function LookSample({ text, typeface, look }: LookSampleProps) {
  const { assets } = useEditor();
  // A look is a new object on every render: its JSON is the key.
  const written = JSON.stringify(look);
  const paint = useCallback<PaintTile>(
    (target, { width, height }) => {
      const layer: TextLayer = sampleText(`look-${typeface}-${text}`, {
        text,
        typeface,
        size: mm(SAMPLE_SIZE),
        ...JSON.parse(written),
      });
      const box = layerBox(layer, assets);
      const scale = Math.min((width * 0.8) / box.width, (height * 0.86) / box.height);
      const placement = { ...layer.placement, x: mm(width / 2 / scale), y: mm(height / 2 / scale) };
      paintLayer(target, { ...layer, placement }, scale, assets);
    },
    [text, typeface, assets, written],
  );
  const ground = look.ink.kind === 'colour' && look.edge === null ? sampleGround(look.ink.colour) : '';
  return <Painted paint={paint} className={`h-11 w-full rounded-small ${ground}`} />;
}

const isWorn = (look: LookStyle, { ink, edge, shadow, letterSpacing }: LookStyle): boolean =>
  JSON.stringify(look) === JSON.stringify({ ink, edge, shadow, letterSpacing });
