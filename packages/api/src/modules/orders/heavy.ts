import type { DesignDocument } from '@cpc/design';
import type { AccountId } from '@cpc/domain';
import { collectAssets } from '@cpc/paint';
import { countAttempt } from '../../records/accounts/attempts.ts';
import { addressOf } from '../../base/http/address.ts';
import type { Services } from '../../base/services.ts';

/** Up to here a design is looked over in well under a second; hardly one that is drawn by hand is larger. */
const MAX_LAYERS = 300;
const MAX_LETTERS = 5_000;
/** Orders of larger designs in a quarter of an hour: each may take the one thread for seconds. */
const PER_ACCOUNT = 6;
const PER_ADDRESS = 20;

function isHeavy(document: DesignDocument): boolean {
  const letters = collectAssets(document).texts.reduce((sum, { text }) => sum + text.length, 0);
  return letters > MAX_LETTERS || Object.keys(document.records).length > MAX_LAYERS;
}

/** Counts the order of a design that takes long to look over. @throws CallError tooManyRequests */
export async function countHeavy(
  services: Services,
  account: AccountId,
  ip: string,
  document: DesignDocument,
): Promise<void> {
  if (!isHeavy(document)) return;
  await countAttempt(services, [
    { subject: ['heavy-design', account], most: PER_ACCOUNT },
    { subject: ['heavy-design-address', addressOf(ip)], most: PER_ADDRESS, perAddress: true },
  ]);
}
