import { useT } from '@cpc/ui';
import { DuoRow } from './duo-row.tsx';
import { type Lettering, LookTiles } from './look-tiles.tsx';

/** Number of characters of the customer's own text that a tile shows. */
const MAX_SHOWN = 16;

/** All finished letterings, and the duos of faces. */
export function LooksTab(lettering: Lettering) {
  const t = useT();
  const { words, best } = lettering;
  return (
    <>
      <LookTiles
        {...lettering}
        legend={<legend className="text-small text-ink-soft pb-2 font-medium">{t('studio.text.looks')}</legend>}
        most={MAX_SHOWN}
        className="grid min-w-0 shrink-0 grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2"
        box="h-18"
      />
      <DuoRow words={words} best={best} />
    </>
  );
}
