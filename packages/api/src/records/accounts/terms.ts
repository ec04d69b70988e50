import { CallError } from '@cpc/contract';
import { type AccountId, TERMS_VERSION } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';

/** @throws CallError termsChanged if the customer agreed to other terms than the present ones (RT-09) */
export function refuseOtherTerms(version: string | undefined): void {
  if (version !== undefined && version !== TERMS_VERSION) throw new CallError('termsChanged');
}

interface Agreement {
  readonly id: AccountId;
  readonly version: string;
  readonly at: number;
}

/** Notes with the account when it first agreed to a version. */
export async function noteAgreement(tx: Tx, agreement: Agreement): Promise<void> {
  await note(tx, agreement);
}

const note = prepared((tx, { id, version, at }: Agreement) =>
  tx
    .updateTable('accounts')
    .set({ terms_version: version, terms_at: at })
    .where('id', '=', id)
    .where((where) => where.or([where('terms_version', 'is', null), where('terms_version', '!=', version)])),
);
