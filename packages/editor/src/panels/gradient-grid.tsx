import type { Fill } from '@cpc/design';
import { useT } from '@cpc/ui';
import { FillTile, TILE_GRID } from './fill-tile.tsx';
import { GRADIENTS } from './palette.ts';

export function GradientGrid({ fill, onChoose }: { readonly fill: Fill; readonly onChoose: (fill: Fill) => void }) {
  const t = useT();
  return (
    <div className={TILE_GRID}>
      {GRADIENTS.map((gradient, i) => (
        <FillTile
          key={cssOf(gradient)}
          label={t('studio.background.gradient', { number: i + 1 })}
          chosen={fill.kind === 'gradient' && cssOf(fill) === cssOf(gradient)}
          background={cssOf(gradient)}
          onChoose={() => onChoose(gradient)}
        />
      ))}
    </div>
  );
}

/** CSS counts its angles from the bottom upwards, a design from left to right. */
function cssOf({ angle, stops }: Fill & { readonly kind: 'gradient' }): string {
  return `linear-gradient(${angle + 90}deg, ${stops.map(({ colour, at }) => `${colour} ${at * 100}%`).join(', ')})`;
}
