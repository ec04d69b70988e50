export { contentHash } from '@cpc/design';
