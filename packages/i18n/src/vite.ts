import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileTexts, LOCALES_DIRECTORY, readNamespaces, readTexts } from './compile.ts';
import { FILLED_LOCALES, type LocaleInfo, localeInfo } from './locales.ts';
import { type Chunk, CHUNKS } from './namespaces.ts';

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
const FILLED: ReadonlyMap<string, Chunk> = new Map(
  Object.keys(CHUNKS)
    .filter(isChunk)
    .map((chunk) => [modulePath(`./${chunk}.ts`), chunk]),
);
const CATALOGUE = /^\0catalogue:([a-z]+)\/([a-z-]+)$/;

/**
 * Gives `@cpc/i18n/entry`, `@cpc/i18n/studio`, `@cpc/i18n/tools`, `@cpc/i18n/drawing`, `@cpc/i18n/keepsake`,
 * `@cpc/i18n/customer` and `@cpc/i18n/partner` a loader per offered locale, each a chunk of ICU messages compiled at build time. The browser loads no message parser.
 */
export function catalogues(directory: string = LOCALES_DIRECTORY): CataloguePlugin {
  return {
    name: 'cpc-catalogues',
    resolveId: (id) => (id.startsWith('catalogue:') ? `\0${id}` : undefined),
    load(id) {
      const filled = FILLED.get(id.replace(/\?.*$/, ''));
      if (filled !== undefined) return loadersModule(filled);
      const [, chunk, locale] = CATALOGUE.exec(id) ?? [];
      if (locale === undefined || !isChunk(chunk)) return undefined;
      for (const namespace of CHUNKS[chunk]) this.addWatchFile(join(directory, locale, `${namespace}.json`));
      const compiled = compileTexts(readNamespaces(directory, locale, CHUNKS[chunk]), locale);
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

/** Where an app's name and its short name are among the texts. */
const NAMES = {
  customer: ['common', 'common.app.title', 'notice', 'notice.app.short'],
  partner: ['partnerMessages', 'partnerMessages.app', 'partnerMessages', 'partnerMessages.app.short'],
} as const;

/** An app's name on a device's home screen, in every offered language. */
export function appNames(app: keyof typeof NAMES): readonly AppName[] {
  const [long, longKey, brief, briefKey] = NAMES[app];
  return FILLED_LOCALES.map((code) => {
    const name = readTexts(LOCALES_DIRECTORY, code, long)[longKey];
    const short = readTexts(LOCALES_DIRECTORY, code, brief)[briefKey];
    if (name === undefined || short === undefined) throw new Error(`appNames: ${code} has no name for ${app}`);
    return { locale: localeInfo(code), name, short };
  });
}

function loadersModule(chunk: Chunk): string {
  const entries = FILLED_LOCALES.map((code) => `'${code}': () => import('catalogue:${chunk}/${code}')`);
  return `export const ${chunk}Catalogues = { ${entries.join(', ')} };`;
}

function isChunk(name: string | undefined): name is Chunk {
  return name !== undefined && Object.hasOwn(CHUNKS, name);
}

function modulePath(name: string): string {
  return forwardSlashes(fileURLToPath(new URL(name, import.meta.url)));
}

/** Vite names files with forward slashes on every system. */
function forwardSlashes(path: string): string {
  return path.split(sep).join('/');
}
