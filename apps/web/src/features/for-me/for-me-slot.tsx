import { loadIcons, Skeleton } from '@cpc/ui';
import { lazy, Suspense, useState } from 'react';
import { textsFor } from '../../core/language.ts';
import { forMeRows } from '../../core/for-me-rows.ts';

const ForMe = lazy(async () => {
  try {
    const [module] = await Promise.all([import('./for-me.tsx'), textsFor('all'), loadIcons('page')]);
    return module;
  } catch {
    // The page is whole without these rows.
    return { default: () => null };
  }
});

/**
 * At the top of the first page: what is ready for the customer, and what she designed last. Its height is kept at once by
 * what the device remembers, so that nothing jumps; who has nothing here loads and asks nothing.
 */
export function ForMeSlot() {
  const [rows] = useState(forMeRows);
  return rows === 0 ? null : (
    <Suspense fallback={<Skeleton className={`w-full rounded-large ${HEIGHTS[rows] ?? 'h-61'}`} />}>
      <ForMe />
    </Suspense>
  );
}

/** Rows with the gaps between them. */
const HEIGHTS = ['', 'h-19', 'h-40'];
