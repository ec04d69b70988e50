import type { Ink } from '@cpc/design';
import { useT } from '@cpc/ui';
import { LookTile } from './look-tile.tsx';
import { LOOKS } from './looks.ts';
import { beginningOf } from './sample-text.ts';
import type { Styling } from './text-style.ts';

/** The words to letter, and the ink that is seen best on the design. */
export interface Lettering extends Styling {
  readonly words: string;
  readonly best: Ink;
}

interface LookTilesProps extends Lettering {
  /** Number of characters of the customer's own words that a tile shows. */
  readonly most: number;
  /** Classes of a tile. */
  readonly className: string;
}

/** A tile for each finished lettering, with the customer's own words. */
export function LookTiles({ words, best, style, dress, most, className }: LookTilesProps) {
  const t = useT();
  const sample = beginningOf(words, most) || t('studio.text.sample');
  return LOOKS.map((look) => (
    <LookTile
      key={look.key}
      look={look}
      sample={sample}
      words={words}
      best={best}
      style={style}
      onChoose={dress}
      className={className}
    />
  ));
}
