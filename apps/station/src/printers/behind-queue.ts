import { stringsOf } from '../ipp/attributes.ts';
import { IppConnection } from '../ipp/connection.ts';
import { IppClient } from './ipp-client.ts';
import { reasonOfBreak } from './ipp-refusal.ts';

/** Shorter than for a printer in use: it is asked beside the queue. */
const TIMEOUTS = { connectMs: 2_000, silenceMs: 10_000 };
/** A queue may lead to a queue. */
const MAX_DEPTH = 3;

/**
 * The printer that a CUPS queue sends to, where it can be asked. CUPS calls a job `completed` that the printer has
 * aborted, when it looks a moment too late, and nothing it says of the job differs from a good one (decision 122).
 * @returns undefined where this is no queue; `hidden` where it leads to a printer that cannot be asked
 */
export async function behindQueue(queue: IppClient, depth = 0): Promise<IppClient | 'hidden' | undefined> {
  const printer = await queue.printer('cups-version', 'device-uri');
  if (stringsOf(printer, 'cups-version').length === 0) return undefined;
  // CUPS takes a password out of the address, and the query says how its own program behaves.
  const [address] = (stringsOf(printer, 'device-uri')[0] ?? '').split('?');
  if (!address || !/^ipps?:\/\//.test(address) || !URL.canParse(address) || depth >= MAX_DEPTH) return 'hidden';
  const behind = new IppClient(new IppConnection(address, TIMEOUTS));
  try {
    return (await behindQueue(behind, depth + 1)) ?? behind;
  } catch (error) {
    reasonOfBreak(error);
    return 'hidden';
  }
}
