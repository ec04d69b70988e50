import type { Ink } from '@cpc/design';
import { useT } from '@cpc/ui';
import type { ReactNode } from 'react';
import { useCapitalsLanguage } from '../../parts/use-capitals-language.ts';
import { TileGroup } from '../../parts/tile-group.tsx';
import { isWorn, LookTile } from './look-tile.tsx';
import { LOOKS, lookStyle } from './looks.ts';
import { beginningOf } from '../../parts/words/sample-text.ts';
import type { Styling } from '../../parts/words/text-style.ts';

/** The words to letter, and the ink that is seen best on the design. */
export interface Lettering extends Styling {
  readonly words: string;
  readonly best: Ink;
}

interface LookTilesProps extends Lettering {
  readonly legend: ReactNode;
  /** Number of characters of the customer's own words that a tile shows. */
  readonly most: number;
  readonly className: string;
  /** Classes of the box around a tile. */
  readonly box: string;
}

const KEYS = LOOKS.map(({ key }) => key);

/** A tile for each finished lettering, with the customer's own words. */
export function LookTiles({ words, best, style, dress, most, ...group }: LookTilesProps) {
  const t = useT();
  const language = useCapitalsLanguage();
  const sample = beginningOf(words, most) || t('studio.text.sample');
  const made = LOOKS.map((look) => lookStyle(look, words, style.size, best, language));
  const worn = made.findIndex((look) => isWorn(look, style));
  return (
    <TileGroup
      {...group}
      keys={KEYS}
      chosen={KEYS[worn]}
      tile={(at, tabIndex) => {
        const [look, dressed] = [LOOKS[at], made[at]];
        return (
          look &&
          dressed && (
            <LookTile
              look={look}
              made={dressed}
              sample={sample}
              best={best}
              language={language}
              worn={at === worn}
              typeface={style.typeface}
              tabIndex={tabIndex}
              onChoose={() => dress(dressed)}
            />
          )
        );
      }}
    />
  );
}
