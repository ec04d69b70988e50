import { useEffect, useState } from 'react';
import { openOrders } from '../../../core/open-orders.ts';
import { ownerOf, ROWS_KEY } from '../../../core/session-store.ts';
import { deviceStorage } from '../../../core/storage.ts';
import { useSession } from '../../../core/stores.ts';
import { lastDraft } from './last-draft.ts';
import { BehindLogin, OpenOrders } from './open-orders.tsx';
import { ResumeRow } from './resume-row.tsx';

/** At most so many orders have a row. */
const MAX_ORDERS = 2;

/**
 * What is ready for the customer or on its way, the most urgent first, and what she designed last. The number of rows is
 * known at once from what the device remembers, and stays while the page is open, so that nothing jumps.
 */
export default function ForMe() {
  const owner = useSession(ownerOf);
  return <Rows key={owner} owner={owner} />;
}

function Rows({ owner }: { readonly owner: string | null }) {
  const user = useSession(({ userInfo }) => userInfo);
  const [draft] = useState(() => (owner === null ? undefined : lastDraft(owner)));
  const [expected] = useState(() =>
    user === null
      ? Number(owner !== null && openOrders.waitingFor() === owner)
      : openOrders.expected({ uid: user.uid, guest: user.userInfo.guest }),
  );
  const orders = Math.min(MAX_ORDERS, expected);
  const rows = orders + Number(draft !== undefined);
  useEffect(() => deviceStorage.setItem(ROWS_KEY, `${rows}`), [rows]);
  if (rows === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {orders === 0 ? null : user === null ? <BehindLogin /> : <OpenOrders uid={user.uid} most={orders} />}
      {draft === undefined ? null : <ResumeRow choice={draft} />}
    </div>
  );
}
