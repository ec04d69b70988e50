import { useT } from '@cpc/ui';
import { type Lettering, LookTiles } from './look-tiles.tsx';

/** Number of characters of the customer's own text that a tile shows. */
const SHOWN = 6;

/** Finished letterings, each shown with the customer's own words. */
export function LookRow(lettering: Lettering) {
  const t = useT();
  return (
    <LookTiles
      {...lettering}
      legend={<legend className="sr-only">{t('studio.text.looks')}</legend>}
      most={SHOWN}
      className="hide-scrollbar -mx-4 wide:grid wide:grid-cols-3 flex min-w-0 shrink-0 gap-2 overflow-x-auto px-4 py-1"
      box="wide:w-auto h-16 w-27 shrink-0"
    />
  );
}
