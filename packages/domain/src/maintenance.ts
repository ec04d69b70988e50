export const WINDOW_STATES = ['planned', 'open', 'ended', 'cancelled'] as const;
/** A maintenance window: `ended` when its time is over or the station was opened, `cancelled` before it began. */
export type WindowState = (typeof WINDOW_STATES)[number];

/** The longest maintenance window. A station that is away for longer is put into maintenance without an end. */
export const MAX_WINDOW_MS = 30 * 24 * 3_600_000;
