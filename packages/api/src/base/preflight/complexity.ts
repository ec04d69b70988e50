import { CallError } from '@cpc/contract';
import { MAX_PICTURE_BYTES } from '../painting/paint-task.ts';
import { type DesignDocument, designCost, MAX_DESIGN_COST, type Surface } from '@cpc/design';

/**
 * Refuses a design that is more work to paint than one customer may ask for (SC-07): by the rule the editor tells
 * while it is made.
 * @throws CallError designTooComplex with how much of the bound it takes, in percent
 */
export function refuseTooComplex(document: DesignDocument, surface: Surface): void {
  refuse(designCost(document, surface).total);
}

/**
 * Refuses a design whose picture files are together larger than what is sent to a painter at once. The time of decoding
 * bounds their number to about forty, so only files of more than 7 MB each reach this.
 * @param bytes as stored
 * @throws CallError as {@link refuseTooComplex}
 */
export const refuseTooManyBytes = (bytes: number): void => refuse((bytes / MAX_PICTURE_BYTES) * MAX_DESIGN_COST);

function refuse(total: number): void {
  if (total > MAX_DESIGN_COST) throw new CallError('designTooComplex', { percent: Math.ceil(total) });
}
