/** The assumed duration of a print, in ms, on a station without measured prints. */
export const USUAL_PRINT_MS = 180_000;
/** Nobody is asked earlier than this, no matter how short a station's prints are. */
const MIN_MS = 600_000;
/**
 * Many printers report nothing between the start and the end of a print, so the limit must be longer than a whole
 * print.
 */
const TIMES = 3;
/** The upper limit, whatever was measured, because a customer waits for the print. */
const MAX_MS = 3_600_000;

/**
 * How long a print may run without a report before a person is asked (SA-03), in ms.
 * @param printMs the measured duration of one print on its station
 */
export const patienceMs = (printMs: number): number => Math.min(MAX_MS, Math.max(MIN_MS, TIMES * printMs));
