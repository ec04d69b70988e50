import { PageBoundary } from '@cpc/appkit';
import { loadIcons, Skeleton } from '@cpc/ui';
import { lazy, Suspense, useState } from 'react';
import { textsFor } from '../../core/language.ts';
import { lastDraft } from '../../core/last-draft.ts';
import { openOrders } from '../../core/open-orders.ts';
import { useSession } from '../../core/stores.ts';

const ForMe = lazy(async () => {
  const [module] = await Promise.all([import('./for-me.tsx'), textsFor('all'), loadIcons('page')]);
  return module;
});

/** At most so many orders are shown on a first page. */
const MOST_ORDERS = 2;

/**
 * At the top of a first page: what is ready for the customer, and what she designed last. Its height is known at once
 * from what the device remembers, so that nothing jumps; who has nothing here loads and asks nothing.
 */
export function ForMeSlot() {
  const user = useSession(({ userInfo }) => userInfo);
  const [draft] = useState(lastDraft);
  const [waiting] = useState(() => openOrders.waitingFor());
  const asker = user === null ? undefined : { uid: user.uid, guest: user.userInfo.guest };
  // The number of lines stays while the page is open, although the device learns more.
  const [expected] = useState(() => (asker === undefined ? Number(waiting !== undefined) : openOrders.expected(asker)));
  const orders = Math.min(MOST_ORDERS, expected);
  if (orders === 0 && draft === undefined) return null;
  return (
    <PageBoundary failed={() => null}>
      <div className="flex flex-col gap-2">
        <Suspense fallback={<ForMeSkeleton rows={orders + Number(draft !== undefined)} />}>
          <ForMe uid={asker?.uid} orders={orders} draft={draft} />
        </Suspense>
      </div>
    </PageBoundary>
  );
}

/** The height of a row, so that what is below does not move when it comes. */
const ForMeSkeleton = ({ rows }: { readonly rows: number }) =>
  Array.from({ length: rows }, (_, n) => <Skeleton key={n} className="h-19 w-full rounded-large" />);
