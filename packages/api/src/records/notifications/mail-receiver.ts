import type { Reader } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { askedAt, type FormerAddress, formerAt } from './changed-addresses.ts';
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

/** The receiver of a job; undefined if the address was removed since then, or has been a former or an asked one too long. */
export async function receiverAt(reader: Reader, ports: With<'clock'>, id: string): Promise<MailReceiver | undefined> {
  const present = await mailAddressAt(reader, id);
  if (present) return { as: 'present', ...present };
  const former = await formerAt(reader, ports, id);
  if (former) return { as: 'former', ...former, former, order_id: null, state: 'open' };
  const asked = await askedAt(reader, ports, id);
  return asked && { as: 'asked', ...asked, order_id: null, state: 'open' };
}
