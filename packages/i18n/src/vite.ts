import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileTexts, LOCALES_DIRECTORY, readNamespaces, readTexts } from './compile.ts';
import { FILLED_LOCALES, type LocaleInfo, localeInfo } from './locales.ts';
import { APP_PARTS, type Namespace, type TextApp } from './namespaces.ts';

/** The part of Vite's (Rollup's) plugin interface used here, so that this package does not depend on Vite. */
interface CataloguePlugin {
  readonly name: string;
  readonly configResolved: (config: { readonly base: string; readonly command: 'build' | 'serve' }) => void;
  readonly buildStart: (this: { addWatchFile(file: string): void }) => void;
  readonly load: (id: string) => string | undefined;
  readonly configureServer: (server: DevServer) => void;
  readonly generateBundle: (this: Emitter) => void;
  readonly hotUpdate: (this: HotEnvironment, update: { readonly file: string }) => void;
}
interface Emitter {
  emitFile(file: { readonly type: 'asset'; readonly fileName: string; readonly source: string }): unknown;
}
interface DevServer {
  readonly watcher: { add(folder: string): unknown };
  readonly middlewares: {
    use(path: string, answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): unknown;
  };
}
interface HotEnvironment {
  readonly environment: {
    readonly hot: { send(payload: { type: 'full-reload' }): void };
  };
}

/** The module whose address the plugin fills in. */
const ADDRESS_MODULE = forwardSlashes(fileURLToPath(new URL('./texts-address.ts', import.meta.url)));
/** The folder of the texts in an app. */
const FOLDER = 'assets/texts';

/**
 * Writes an app's texts beside its chunks, as ICU messages compiled at build time: the browser loads no message parser.
 * A file is `assets/texts/<version>/<locale>/<part>.json`. The version is a hash of all texts, so a page knows every
 * address from one word, however many languages there are. A development server compiles a file when it is asked for.
 */
export function catalogues(app: TextApp = 'customer', directory: string = LOCALES_DIRECTORY): CataloguePlugin {
  let base = '/';
  let built: TextFiles | undefined;
  return {
    name: 'cpc-catalogues',
    configResolved(config) {
      base = config.base;
      built = config.command === 'build' ? textFiles(app, directory) : undefined;
    },
    buildStart() {
      for (const locale of FILLED_LOCALES) this.addWatchFile(join(directory, locale));
    },
    load(id) {
      if (id.replace(/\?.*$/, '') !== ADDRESS_MODULE) return undefined;
      return `export const TEXTS_ADDRESS = ${JSON.stringify(`${base}${FOLDER}/${built?.version ?? 'now'}`)};`;
    },
    configureServer(server) {
      server.watcher.add(directory);
      server.middlewares.use(`${base}${FOLDER}/now`, (request, response, next) => {
        const [, locale = '', part = ''] = /^\/([\w-]+)\/([a-z]+)\.json$/.exec(request.url ?? '') ?? [];
        const namespaces = partsOf(app)[part];
        if (namespaces === undefined || !isOffered(locale)) return next();
        response.setHeader('content-type', 'application/json').end(fileOf(directory, locale, namespaces));
      });
    },
    generateBundle() {
      for (const [name, source] of built?.files ?? [])
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${built?.version}/${name}`, source });
    },
    hotUpdate({ file }) {
      if (file.startsWith(forwardSlashes(directory))) this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

interface TextFiles {
  /** Eight letters and digits, which change when any text does. */
  readonly version: string;
  /** `<locale>/<part>.json` and what it contains. */
  readonly files: ReadonlyMap<string, string>;
}

function textFiles(app: TextApp, directory: string): TextFiles {
  const files = new Map(
    FILLED_LOCALES.flatMap((locale) =>
      Object.entries(partsOf(app)).map(([part, namespaces]): [string, string] => [
        `${locale}/${part}.json`,
        fileOf(directory, locale, namespaces),
      ]),
    ),
  );
  const hash = createHash('sha256');
  for (const [name, source] of files) hash.update(`${name}\n${source}\n`);
  return { version: hash.digest('hex').slice(0, 8), files };
}

const partsOf = (app: TextApp): Readonly<Record<string, readonly Namespace[]>> => APP_PARTS[app];

const fileOf = (directory: string, locale: string, namespaces: readonly Namespace[]): string =>
  JSON.stringify(compileTexts(readNamespaces(directory, locale, namespaces), locale));

const isOffered = (locale: string): boolean => (FILLED_LOCALES as readonly string[]).includes(locale);

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
  return FILLED_LOCALES.map((locale) => {
    const name = readTexts(LOCALES_DIRECTORY, locale, long)[longKey];
    const short = readTexts(LOCALES_DIRECTORY, locale, brief)[briefKey];
    if (name === undefined || short === undefined) throw new Error(`appNames: ${locale} has no name for ${app}`);
    return { locale: localeInfo(locale), name, short };
  });
}

/** Vite names files with forward slashes on every system. */
function forwardSlashes(path: string): string {
  return path.split(sep).join('/');
}
