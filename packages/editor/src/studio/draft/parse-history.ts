/** A module of its own, so that it is fetched separately. */
export { parseHistory } from '@cpc/design';
