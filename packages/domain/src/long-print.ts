/** What a machine without measured prints is taken to need for one. */
export const USUAL_PRINT_MS = 180_000;
/** Before this nobody is asked, however short a machine's prints are. */
const MIN_MS = 600_000;
/** Many printers say nothing between the beginning and the end of a print: it takes more than one whole print's time. */
const TIMES = 3;
/** No longer than this, whatever was measured: a customer waits for it. */
const MAX_MS = 3_600_000;

/**
 * For how long a print may go on without a sign of life before a person is asked (SA-03), in ms.
 * @param printMs how long one print takes on its machine, as measured
 */
export const patienceMs = (printMs: number): number => Math.min(MAX_MS, Math.max(MIN_MS, TIMES * printMs));
