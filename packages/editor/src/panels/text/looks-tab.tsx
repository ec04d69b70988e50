import type { Ink } from '@cpc/design';
import { useT } from '@cpc/ui';
import { LookTile } from './look-tile.tsx';
import { LOOKS } from './looks.ts';
import { PairRow } from './pair-row.tsx';
import { beginningOf } from './sample-text.ts';
import type { Styling } from './text-style.ts';

export interface LooksTabProps extends Styling {
  readonly words: string;
  readonly best: Ink;
}

/** Number of characters of the customer's own text that a tile shows. */
const SHOWN = 16;

/** All finished letterings, and the pairs of faces. */
export function LooksTab({ words, best, style, dress }: LooksTabProps) {
  const t = useT();
  const sample = beginningOf(words, SHOWN) || t('studio.text.sample');
  return (
    <>
      <fieldset className="grid min-w-0 shrink-0 grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
        <legend className="text-small text-ink-soft pb-2 font-medium">{t('studio.text.looks')}</legend>
        {LOOKS.map((look) => (
          <LookTile
            key={look.key}
            look={look}
            sample={sample}
            words={words}
            best={best}
            style={style}
            onChoose={dress}
            className="h-18"
          />
        ))}
      </fieldset>
      <PairRow words={words} best={best} />
    </>
  );
}
