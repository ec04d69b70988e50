/** A module of its own, so that it can be loaded separately. */
export { parseDocument } from '@cpc/design';
