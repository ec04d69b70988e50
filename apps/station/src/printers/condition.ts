import { booleanOf, numberOf, numbersOf, stringsOf } from '../ipp/attributes.ts';
import { type IppAttributes, OPERATION } from '../ipp/message.ts';
import { CANNOT_DO } from './ipp-refusal.ts';
import type { PrinterCondition } from './printer.ts';
import { suppliesOf } from './supplies.ts';

const [IDLE, STOPPED] = [3, 5];

/**
 * Reasons that stop a printer even if they come without a severity. RFC 8011, 5.4.12: the suffixes are `-report`,
 * `-warning` and `-error`; a printer without severities leaves them out.
 */
const BLOCKING = new Set([
  'input-tray-missing',
  'marker-supply-empty',
  'marker-waste-full',
  'media-empty',
  'output-area-full',
  'output-tray-missing',
  'stopped-partly',
  'toner-empty',
]);

/**
 * Reasons that stop a printer whatever their severity. A printer of CUPS waits for media with a warning, and reports that
 * its door is open or that it is off only with `-report`.
 */
const STOPPING = new Set([
  'connecting-to-device',
  'cover-open',
  'deactivated',
  'door-open',
  'hold-new-jobs',
  'interlock-open',
  'media-jam',
  'media-needed',
  'moving-to-paused',
  'offline',
  'paused',
  'power-down',
  'shutdown',
  'spool-area-full',
  'suspend',
  'timed-out',
]);

/** Whether a printer says that it has nothing to do. */
export const isIdle = (printer: IppAttributes | undefined): boolean => numberOf(printer, 'printer-state') === IDLE;

/**
 * Whether a print waits for people. A warning that the paper or the ink is empty may be about one tray of several. If a
 * print does not move meanwhile, it is about this one. `printer-is-accepting-jobs` does not count: a printer that takes a single job
 * refuses others for as long as it prints.
 */
export function needsPeople(printer: IppAttributes | undefined, isPrintStill: boolean): boolean {
  const isBlocking = (reason: string): boolean => {
    const bare = reason.replace(/-(warning|report)$/, '');
    return reason.endsWith('-error') || STOPPING.has(bare) || BLOCKING.has(isPrintStill ? bare : reason);
  };
  return numberOf(printer, 'printer-state') === STOPPED || reasonsOf(printer).some(isBlocking);
}

const reasonsOf = (printer: IppAttributes | undefined): string[] =>
  stringsOf(printer, 'printer-state-reasons').filter((reason) => reason !== 'none');

/**
 * The printer's own state: whether it would print now, and why not.
 * @param isPrintStill whether a print of ours is in the printer and does not move
 */
export function conditionOf(printer: IppAttributes | undefined, isPrintStill = false): PrinterCondition {
  if (printer === undefined || printer.size === 0) return { ready: false, reasons: ['version-not-supported'] };
  const reasons = reasonsOf(printer);
  const operations = numbersOf(printer, 'operations-supported');
  if (operations.length > 0 && !operations.includes(OPERATION.printJob)) reasons.unshift(CANNOT_DO);
  const accepting = booleanOf(printer, 'printer-is-accepting-jobs') ?? true;
  const formats = stringsOf(printer, 'document-format-supported');
  const supplies = suppliesOf(printer);
  const media = stringsOf(printer, 'media-ready');
  const queue = stringsOf(printer, 'cups-version')[0];
  return {
    ready: accepting && !reasons.includes(CANNOT_DO) && !needsPeople(printer, isPrintStill),
    reasons: accepting || reasons.length > 0 ? reasons : ['not-accepting-jobs'],
    ...(formats.length > 0 && { formats }),
    ...(supplies.length > 0 && { supplies }),
    ...(media.length > 0 && { media }),
    ...(queue !== undefined && { queue }),
  };
}
