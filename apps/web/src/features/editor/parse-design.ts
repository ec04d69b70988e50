/** In a module of its own, so that it can be fetched by itself. */
export { parseDocument } from '@cpc/design';
