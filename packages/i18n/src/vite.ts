import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** The modules of this package whose loaders the plugin fills in, by path. */
const FILLED: ReadonlyMap<string, Audience> = new Map([
  [modulePath('./entry.ts'), 'entry'],
  [modulePath('./customer.ts'), 'customer'],
  [modulePath('./partner.ts'), 'partner'],
]);
const CATALOGUE = /^\0catalogue:(entry|customer|partner)\/([a-z-]+)$/;

/**
 * Gives `@cpc/i18n/entry`, `@cpc/i18n/customer` and `@cpc/i18n/partner` a loader per offered locale, each a chunk of ICU messages compiled
 * at build time. No message parser reaches the browser.
 */
export function catalogues(directory: string = LOCALES_DIRECTORY): CataloguePlugin {
  return {
    name: 'cpc-catalogues',
    resolveId: (id) => (id.startsWith('catalogue:') ? `\0${id}` : undefined),
    load(id) {
      const audience = FILLED.get(id.replace(/\?.*$/, ''));
      if (audience !== undefined) return loadersModule(audience);
      const [, owner, locale] = CATALOGUE.exec(id) ?? [];
      if (owner === undefined || locale === undefined) return undefined;
      for (const file of filesOf(directory, owner as Audience, locale)) this.addWatchFile(file);
      const compiled = compileTexts(textsOf(directory, owner as Audience, locale as LocaleCode));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
    },
    hotUpdate({ file }) {
      if (!file.startsWith(forwardSlashes(directory))) return;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

function loadersModule(audience: Audience): string {
  const entries = FILLED_LOCALES.map((code) => `'${code}': ${loaderOf(audience, code)}`);
  return `export const ${audience}Catalogues = { ${entries.join(', ')} };`;
}

/** The customer's catalogue stands on that of the first page, which is there by then: no text travels twice. */
function loaderOf(audience: Audience, code: LocaleCode): string {
  const own = `import('catalogue:${audience}/${code}')`;
  if (audience !== 'customer') return `() => ${own}`;
  const merged = '([first, rest]) => ({ default: { ...first.default, ...rest.default } })';
  return `() => Promise.all([import('catalogue:entry/${code}'), ${own}]).then(${merged})`;
}

/** What a chunk holds: for the customer, only what the first page's does not. */
function textsOf(directory: string, audience: Audience, locale: LocaleCode): ReturnType<typeof readAudience> {
  const texts = readAudience(directory, locale, audience);
  if (audience !== 'customer') return texts;
  const first = readAudience(directory, locale, 'entry');
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !(key in first)));
}

function filesOf(directory: string, audience: Audience, locale: string): string[] {
  return AUDIENCES[audience].map((namespace) => join(directory, locale, `${namespace}.json`));
}

function modulePath(name: string): string {
  return forwardSlashes(fileURLToPath(new URL(name, import.meta.url)));
}

/** Vite names files with forward slashes on every system. */
function forwardSlashes(path: string): string {
  return path.split(sep).join('/');
}
