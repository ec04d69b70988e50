import type { Ink } from '@cpc/design';
import { useT } from '@cpc/ui';
import { LookTile } from './look-tile.tsx';
import { LOOKS } from './looks.ts';
import { beginningOf } from './sample-text.ts';
import type { Styling } from './text-style.ts';

export interface LookRowProps extends Styling {
  readonly words: string;
  readonly best: Ink;
}

/** Number of characters of the customer's own text that a tile shows. */
const SHOWN = 10;

/** Finished letterings, each shown with the customer's own words. */
export function LookRow({ words, best, style, dress }: LookRowProps) {
  const t = useT();
  const sample = beginningOf(words, SHOWN) || t('studio.text.sample');
  return (
    <fieldset className="hide-scrollbar -mx-4 wide:grid wide:grid-cols-3 flex min-w-0 shrink-0 gap-2 overflow-x-auto px-4 py-1">
      <legend className="sr-only">{t('studio.text.looks')}</legend>
      {LOOKS.map((look) => (
        <LookTile
          key={look.key}
          look={look}
          sample={sample}
          words={words}
          best={best}
          style={style}
          onChoose={dress}
          className="wide:w-auto h-16 w-27 shrink-0"
        />
      ))}
    </fieldset>
  );
}
