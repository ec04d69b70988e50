/** The `printer_id` under which a station tells the printer that its own settings name. */
export const PRINTER_OF_SETTINGS = 'settings';

/** How many printers a station tells of in one search, with the one of its settings. */
export const MAX_FOUND_PRINTERS = 32;

/** How long a search, or what came of a choice, is shown, and how long a choice may wait for the end of a print, ms. */
export const PRINTER_SEARCH_MS = 30 * 60_000;

/** How long a station may take to say what it found, ms. It hears of the search by its next heartbeat. */
export const MAX_PRINTER_SEARCH_MS = 60_000;

/** What came of a choice. `gone`: the station does not know the printer any more, because it was started again. */
export const PRINTER_CHOICE_OUTCOMES = ['used', 'gone'] as const;
export type PrinterChoiceOutcome = (typeof PRINTER_CHOICE_OUTCOMES)[number];
