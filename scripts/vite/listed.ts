import type { ResolveModulePreloadDependenciesFn } from 'vite';

/**
 * What is asked for before the script that needs it. Of what is loaded later these are styles, which come in no other way,
 * and no scripts: WebKit keeps a listed script that it could not fetch as failed, also when the page is loaded anew
 * (https://github.com/WebKit/WebKit/pull/71726).
 */
export const listed: ResolveModulePreloadDependenciesFn = (_, parts, { hostType }) =>
  hostType === 'html' ? parts : parts.filter((part) => part.endsWith('.css'));
