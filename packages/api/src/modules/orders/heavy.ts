import type { DesignDocument } from '@cpc/design';
import type { AccountId } from '@cpc/domain';
import { collectAssets } from '@cpc/paint';
import { countAttempt } from '../../records/accounts/attempts.ts';
import { addressOf } from '../../base/http/address.ts';
import type { With } from '../../base/services.ts';

/** A design up to this size is checked in well under a second. Designs drawn by hand are rarely larger. */
const MAX_LAYERS = 300;
const MAX_LETTERS = 5_000;
/** Orders of larger designs per quarter of an hour. Each may block the single thread for seconds. */
const MAX_PER_ACCOUNT = 6;
const MAX_PER_ADDRESS = 20;

function isHeavy(document: DesignDocument): boolean {
  const letters = collectAssets(document).texts.reduce((sum, { text }) => sum + text.length, 0);
  return letters > MAX_LETTERS || Object.keys(document.records).length > MAX_LAYERS;
}

/** Counts the order of a design that takes long to check. @throws CallError tooManyRequests */
export async function countHeavy(
  services: With<'db' | 'clock' | 'config'>,
  account: AccountId,
  ip: string,
  document: DesignDocument,
): Promise<void> {
  if (!isHeavy(document)) return;
  await countAttempt(services, [
    { subject: ['heavy-design', account], most: MAX_PER_ACCOUNT },
    { subject: ['heavy-design-address', addressOf(ip)], most: MAX_PER_ADDRESS, perAddress: true },
  ]);
}
