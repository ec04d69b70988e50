import type { CapitalsLanguage, Ink, TextLayer } from '@cpc/design';
import { mm } from '@cpc/domain';
import { layerBox, paintLayer } from '@cpc/paint';
import { useT } from '@cpc/ui';
import { useCallback } from 'react';
import { useEditor } from '../../model/context.ts';
import { Painted, type PaintTile } from '../../parts/painted.tsx';
import { sampleGround } from '../../parts/sample-ground.ts';
import { type Look, type LookStyle, lookStyle } from './looks.ts';
import { sampleText } from '../../parts/words/sample-text.ts';

interface LookTileProps {
  readonly look: Look;
  /** The look with the customer's words, as it is chosen. */
  readonly made: LookStyle;
  /** The words of the tile: the beginning of the customer's own. */
  readonly sample: string;
  readonly best: Ink;
  readonly language: CapitalsLanguage | undefined;
  readonly worn: boolean;
  /** The typeface in use, for looks without one. */
  readonly typeface: TextLayer['typeface'];
  readonly tabIndex: 0 | -1;
  readonly onChoose: () => void;
}

/** mm; only its ratio to the tile matters. */
const SAMPLE_SIZE = 10;

/** A look, drawn with the customer's words. */
export function LookTile({ look, made, sample, best, language, worn, typeface, tabIndex, onChoose }: LookTileProps) {
  const t = useT();
  return (
    <button
      type="button"
      aria-label={t(`studio.look.${look.key}`)}
      title={t(`studio.look.${look.key}`)}
      aria-pressed={worn}
      tabIndex={tabIndex}
      onClick={onChoose}
      className={`press aria-pressed:outline-warm offscreen-idle min-w-0 rounded-medium p-1.5 aria-pressed:outline-2 ${groundOf(made)}`}
    >
      <Sample text={sample} look={{ typeface, ...lookStyle(look, sample, SAMPLE_SIZE, best, language) }} />
    </button>
  );
}

function Sample({ text, look }: { readonly text: string; readonly look: LookStyle & Pick<TextLayer, 'typeface'> }) {
  const { assets } = useEditor();
  // A look is a new object on every render: its JSON is the key.
  const written = JSON.stringify(look);
  const paint = useCallback<PaintTile>(
    (target, { width, height }) => {
      const style = JSON.parse(written);
      const layer = sampleText(`look-${written}-${text}`, { text, size: mm(SAMPLE_SIZE), ...style });
      const box = layerBox(layer, assets);
      const scale = Math.min((width * 0.88) / box.width, (height * 0.8) / box.height);
      const placement = { ...layer.placement, x: mm(width / 2 / scale), y: mm(height / 2 / scale) };
      paintLayer(target, { ...layer, placement }, scale, assets);
    },
    [text, assets, written],
  );
  return <Painted paint={paint} className="size-full" />;
}

/** A light tile for dark letters without an edge, else a dark one. */
const groundOf = ({ ink, edge }: LookStyle): string =>
  (ink.kind === 'colour' && edge === null && sampleGround(ink.colour)) || 'bg-lifted';

export const isWorn = (look: LookStyle, style: LookStyle): boolean =>
  Object.entries(look).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(style[field as keyof LookStyle]),
  );
