import { LazyPage } from '@cpc/appkit';
import { useState } from 'react';
import { textsFor } from '../../../core/language.ts';
import { forMeRows } from '../../../core/stores.ts';

const FOR_ME = { load: () => import('./for-me.tsx') };
const texts = () => textsFor('all');

/**
 * At the top of the first page: what is ready for the customer, and what she designed last. Its height is kept at once by
 * what the device remembers, so that nothing jumps; who has nothing here loads and asks nothing. The page is whole
 * without what does not load.
 */
export function ForMeSlot() {
  const [rows] = useState(forMeRows);
  return rows === 0 ? null : (
    <div className="entry-for-me" style={{ minHeight: `${rows * ROW_REM}rem` }}>
      <LazyPage page={FOR_ME} besides={texts} loading={null} failed={() => null} />
    </div>
  );
}

/** A row of `for-me-row.tsx` with the gap below it. */
const ROW_REM = 5.25;
