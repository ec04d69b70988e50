import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileTexts, LOCALES_DIRECTORY, readAudience, readTexts } from './compile.ts';
import { FILLED_LOCALES, type LocaleCode, type LocaleInfo, localeInfo } from './locales.ts';
import { AUDIENCES, type Audience, CUSTOMER_PARTS, type CustomerPart, customerPartOf } from './namespaces.ts';

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

/** The content of a chunk: a part of the customer's texts, or all of the partner's. */
type Owner = CustomerPart | 'partner';
const PARTS = Object.keys(CUSTOMER_PARTS) as CustomerPart[];

/** The modules of this package whose loaders the plugin fills in, by path. */
const FILLED: ReadonlyMap<string, Owner> = new Map(
  [...PARTS, 'partner' as const].map((owner) => [modulePath(`./${owner}.ts`), owner]),
);
const CATALOGUE = /^\0catalogue:(entry|studio|customer|partner)\/([a-z-]+)$/;

/**
 * Gives `@cpc/i18n/entry`, `@cpc/i18n/studio`, `@cpc/i18n/customer` and `@cpc/i18n/partner` a loader per offered
 * locale, each a chunk of ICU messages compiled at build time. The browser loads no message parser.
 */
export function catalogues(directory: string = LOCALES_DIRECTORY): CataloguePlugin {
  return {
    name: 'cpc-catalogues',
    resolveId: (id) => (id.startsWith('catalogue:') ? `\0${id}` : undefined),
    load(id) {
      const filled = FILLED.get(id.replace(/\?.*$/, ''));
      if (filled !== undefined) return loadersModule(filled);
      const [, owner, locale] = CATALOGUE.exec(id) ?? [];
      if (owner === undefined || locale === undefined) return undefined;
      for (const file of filesOf(directory, owner as Owner, locale)) this.addWatchFile(file);
      const compiled = compileTexts(textsOf(directory, owner as Owner, locale as LocaleCode));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
    },
    hotUpdate({ file }) {
      if (!file.startsWith(forwardSlashes(directory))) return;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

interface AppName {
  readonly locale: LocaleInfo;
  readonly name: string;
  /** A name that fits below an icon on a home screen. */
  readonly short: string;
}

/** The product's name on a device's home screen, in every offered language. */
export function appNames(directory: string = LOCALES_DIRECTORY): readonly AppName[] {
  return FILLED_LOCALES.map((code) => {
    const name = readTexts(directory, code, 'common')['common.app.title'];
    const short = readTexts(directory, code, 'notice')['notice.app.short'];
    if (name === undefined || short === undefined) throw new Error(`appNames: ${code} has no product name`);
    return { locale: localeInfo(code), name, short };
  });
}

function loadersModule(owner: Owner): string {
  const entries = FILLED_LOCALES.map((code) => `'${code}': ${loaderOf(owner, code)}`);
  return `export const ${owner}Catalogues = { ${entries.join(', ')} };`;
}

/** A part builds on the parts before it, which are mostly loaded by then: no text is loaded twice. */
function loaderOf(owner: Owner, code: LocaleCode): string {
  const chunks = partsUpTo(owner).map((part) => `import('catalogue:${part}/${code}')`);
  if (chunks.length === 1) return `() => ${chunks[0]}`;
  const merged = '(parts) => ({ default: Object.assign({}, ...parts.map((part) => part.default)) })';
  return `() => Promise.all([${chunks.join(', ')}]).then(${merged})`;
}

const partsUpTo = (owner: Owner): readonly Owner[] =>
  owner === 'partner' ? [owner] : PARTS.slice(0, PARTS.indexOf(owner) + 1);

/** The texts of a chunk: for the customer, those of its part. */
function textsOf(directory: string, owner: Owner, locale: LocaleCode): ReturnType<typeof readAudience> {
  const texts = readAudience(directory, locale, audienceOf(owner));
  if (owner === 'partner') return texts;
  return Object.fromEntries(Object.entries(texts).filter(([key]) => customerPartOf(key) === owner));
}

const audienceOf = (owner: Owner): Audience => (owner === 'partner' ? owner : 'customer');

function filesOf(directory: string, owner: Owner, locale: string): string[] {
  return AUDIENCES[audienceOf(owner)].map((namespace) => join(directory, locale, `${namespace}.json`));
}

function modulePath(name: string): string {
  return forwardSlashes(fileURLToPath(new URL(name, import.meta.url)));
}

/** Vite names files with forward slashes on every system. */
function forwardSlashes(path: string): string {
  return path.split(sep).join('/');
}
