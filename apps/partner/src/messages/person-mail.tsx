import { MailCard } from '@cpc/appkit';
import type { ActionInput, ActionOutput } from '@cpc/contract';
import { SHOP_TOPICS } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { useSession } from '../core/session-store.ts';

/** Where the person's e-mails about shops go (NT-01). */
export function PersonMail() {
  const t = useT();
  const queries = useQueryClient();
  const queryKey = ['mail', useSession()?.person_id];
  const { data: state } = useQuery<ActionOutput<'Partner.mail'>>({
    queryKey,
    queryFn: ({ signal }) => client.call('Partner.mail', {}, { signal }),
  });
  const set = async (wish: ActionInput<'Partner.setMail'>) => {
    const now = await client.call('Partner.setMail', wish);
    // What was asked before may answer later, and would bring the old address back.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, now);
    return now;
  };
  return <MailCard state={state} set={set} what={t('mailAddress.person')} topics={SHOP_TOPICS} />;
}
