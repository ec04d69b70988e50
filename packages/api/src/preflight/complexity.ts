import { CallError } from '@cpc/contract';
import { type DesignDocument, designCost, MAX_DESIGN_COST, type Surface } from '@cpc/design';

/**
 * Refuses a design that is more work to paint than one customer may ask for (SC-07): by the rule the editor tells
 * while it is made.
 * @throws CallError designTooComplex with how much of the bound it takes, in percent
 */
export function refuseTooComplex(document: DesignDocument, surface: Surface): void {
  const { total } = designCost(document, surface);
  if (total > MAX_DESIGN_COST) throw new CallError('designTooComplex', { percent: Math.ceil(total) });
}
