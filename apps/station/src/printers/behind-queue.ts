import { stringsOf } from '../ipp/attributes.ts';
import { IppConnection } from '../ipp/connection.ts';
import { IppClient } from './ipp-client.ts';
import { reasonOrRethrow } from './ipp-refusal.ts';

/** Shorter than for the printer in use: this one is asked in addition to the queue. */
const TIMEOUTS = { connectMs: 2_000, silenceMs: 10_000 };
/** A queue may lead to another queue. */
const MAX_DEPTH = 3;

/**
 * The printer that a CUPS queue sends to, if it can be asked. CUPS reports a job as `completed` that the printer has
 * aborted, if it looks a moment too late; its answer is then the same as for a good job (decision 122).
 * @returns undefined if this is no queue; `hidden` if it leads to a printer that cannot be asked
 */
export async function behindQueue(queue: IppClient, depth = 0): Promise<IppClient | 'hidden' | undefined> {
  const printer = await queue.printer('cups-version', 'device-uri');
  if (stringsOf(printer, 'cups-version').length === 0) return undefined;
  // CUPS removes a password from the address; the query part holds options of the CUPS backend.
  const [address] = (stringsOf(printer, 'device-uri')[0] ?? '').split('?');
  if (!address || !/^ipps?:\/\//.test(address) || !URL.canParse(address) || depth >= MAX_DEPTH) return 'hidden';
  const behind = new IppClient(new IppConnection(address, TIMEOUTS));
  try {
    return (await behindQueue(behind, depth + 1)) ?? behind;
  } catch (error) {
    reasonOrRethrow(error);
    return 'hidden';
  }
}
