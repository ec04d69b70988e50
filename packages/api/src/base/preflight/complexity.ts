import { CallError } from '@cpc/contract';
import { MAX_PICTURE_BYTES } from '../painting/paint-task.ts';
import { type DesignDocument, designCost, MAX_DESIGN_COST, type Surface } from '@cpc/design';

/**
 * Refuses a design that takes more work to paint than one customer may cause (SC-07), by the same rule that the editor
 * shows.
 * @throws CallError designTooComplex with the used percentage of the limit
 */
export function refuseTooComplex(document: DesignDocument, surface: Surface): void {
  refuse(designCost(document, surface).total);
}

/**
 * Refuses a design whose picture files together are larger than one message to a painter may be. The decoding time
 * limits their number to about forty, so only files of more than 7 MB each reach this limit.
 * @param bytes as stored
 * @throws CallError as {@link refuseTooComplex}
 */
export const refuseTooManyBytes = (bytes: number): void => refuse((bytes / MAX_PICTURE_BYTES) * MAX_DESIGN_COST);

function refuse(total: number): void {
  if (total > MAX_DESIGN_COST) throw new CallError('designTooComplex', { percent: Math.ceil(total) });
}
