import { join, sep } from 'node:path';
import { compileTexts, LOCALES_DIRECTORY, readAudience } from './compile.ts';
import { FILLED_LOCALES, type LocaleCode } from './locales.ts';
import { AUDIENCES, type Audience } from './namespaces.ts';

/** The part of Vite's (Rollup's) plugin interface used here, so that this package does not depend on Vite. */
interface CataloguePlugin {
  readonly name: string;
  readonly resolveId: (id: string) => string | undefined;
  readonly load: (this: { addWatchFile(file: string): void }, id: string) => string | undefined;
  readonly hotUpdate: (this: HotEnvironment, update: { readonly file: string }) => void;
}
interface HotEnvironment {
  readonly environment: {
    readonly hot: { send(payload: { type: 'full-reload' }): void };
    readonly moduleGraph: { invalidateAll(): void };
  };
}

const INDEX = /^\0virtual:catalogues\/(customer|partner)$/;
const ONE = /^\0virtual:catalogue\/(customer|partner)\/([a-z-]+)$/;

/**
 * Serves `virtual:catalogues/<audience>`: a loader per offered locale, each a chunk of ICU messages compiled at build
 * time. No message parser reaches the browser.
 */
export function catalogues(directory: string = LOCALES_DIRECTORY): CataloguePlugin {
  return {
    name: 'cpc-catalogues',
    resolveId: (id) => (id.startsWith('virtual:catalogue') ? `\0${id}` : undefined),
    load(id) {
      const index = INDEX.exec(id);
      if (index) return indexModule(index[1] as Audience);
      const one = ONE.exec(id);
      if (!one) return undefined;
      const [locale, audience] = [one[2] as LocaleCode, one[1] as Audience];
      for (const namespace of AUDIENCES[audience]) this.addWatchFile(join(directory, locale, `${namespace}.json`));
      const compiled = compileTexts(readAudience(directory, locale, audience));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
    },
    hotUpdate({ file }) {
      if (!file.startsWith(directory.split(sep).join('/'))) return;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

function indexModule(audience: Audience): string {
  const entries = FILLED_LOCALES.map((code) => `'${code}': () => import('virtual:catalogue/${audience}/${code}')`);
  return `export const catalogues = { ${entries.join(', ')} };`;
}
