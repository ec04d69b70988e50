import { useT } from '@cpc/ui';
import { Fetched } from '../core/fetched.tsx';
import { may } from '../core/may.ts';
import { Page } from '../core/page.tsx';
import { useSession } from '../core/session-store.ts';
import { Closings } from './closings.tsx';
import { Journal } from './journal.tsx';
import { TillCard } from './till-card.tsx';
import { useTill } from './use-till.ts';

/** The till: is it open, what must be in it, who took what, and what was written into its journal (PA-15). */
export default function TillPage() {
  const t = useT();
  const till = useTill();
  const reads = may(useSession(), 'readTill');
  return (
    <Page title={t('till.page')} live={till}>
      <Fetched of={till} room="h-72">
        {(tills) => tills.map((one) => <TillCard key={one.expected.currency} till={one} />)}
      </Fetched>
      {reads && <Closings />}
      {reads && <Journal />}
    </Page>
  );
}
