/** In a module of its own, so that it can be fetched by itself. */
export { parseHistory } from '@cpc/design';
