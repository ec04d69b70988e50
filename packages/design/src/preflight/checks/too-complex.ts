import { designCost, MAX_DESIGN_COST, NEAR_DESIGN_COST } from '../../cost/design-cost.ts';
import type { Check } from './check.ts';

/** A design that is too much work to print; a warning comes some way before the limit. */
export const tooComplex: Check = {
  kind: 'tooComplex',
  find({ document, surface }) {
    const { total } = designCost(document, surface);
    if (total < NEAR_DESIGN_COST) return [];
    const isOver = total > MAX_DESIGN_COST;
    // Rounded so that 100 always means within the limit.
    const percent = isOver ? Math.ceil(total) : Math.floor(total);
    const values = { over: isOver ? 'yes' : 'no', percent };
    return [{ kind: 'tooComplex', severity: isOver ? 'blocks' : 'warn', layer: null, values, fix: null }];
  },
};
