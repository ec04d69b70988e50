import type { Reader } from '../../base/db/database.ts';
import { type FormerAddress, formerAt } from './changed-addresses.ts';
import { type MailAddress, mailAddressAt } from './mail-addresses.ts';

type Shared = Pick<
  MailAddress,
  'id' | 'account_id' | 'order_id' | 'person_id' | 'address' | 'language' | 'news' | 'state'
>;

/** Who gets an e-mail: an address in use, one that was replaced, or one that is asked whether it is its owner's. */
export type MailReceiver = Shared &
  (
    | { readonly as: 'present'; readonly off_key: string }
    | { readonly as: 'former'; readonly former: FormerAddress }
    | { readonly as: 'asked'; readonly key: string }
  );

/** The receiver of a job; undefined if the address was removed or put back since then. */
export async function receiverAt(reader: Reader, id: string): Promise<MailReceiver | undefined> {
  const present = await mailAddressAt(reader, id);
  if (present) return { as: 'present', ...present };
  const former = await formerAt(reader, id);
  if (former) return { as: 'former', ...former, former, order_id: null, state: 'open' };
  const asked = await reader.selectFrom('asked_mail_addresses').selectAll().where('id', '=', id).executeTakeFirst();
  return asked && { as: 'asked', ...asked, order_id: null, state: 'open', news: 0 };
}
