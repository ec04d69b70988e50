/**
 * `npm run vendor -w @cpc/content`: takes the files again that the product uses of the font packages, after an update of one
 * or a change of the typefaces. They are committed, so that the packages, which have every weight in two formats, are not
 * needed where the product is built.
 */
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { vendored } from '../src/directory.ts';
import { cutsOf } from '../src/typefaces/styles.ts';
import { TYPEFACES } from '../src/typefaces/typefaces.ts';
import { parseFontCss } from './font-css.ts';
import { styleSheetOf } from './fonts.ts';
import { FACES } from './stickers/lettering.ts';

const require = createRequire(import.meta.url);

/** What the look of the apps takes beside the typefaces of designs. */
const LOOK = [
  '@fontsource/baloo-da-2/files/baloo-da-2-bengali-400-normal.woff2',
  '@fontsource/mitr/files/mitr-thai-600-normal.woff2',
];

const files = new Set<string>([...LOOK, ...Object.values(FACES)]);
for (const entry of TYPEFACES) {
  for (const cut of cutsOf(entry)) {
    const { path } = styleSheetOf(entry, cut);
    files.add(path);
    for (const slice of parseFontCss(await readFile(require.resolve(path), 'utf8')))
      files.add(join(dirname(path), slice.file));
  }
}
const licences = [...files].map((file) => join(...file.split('/').slice(0, 2), 'LICENSE'));

for (const scope of ['@fontsource', '@fontsource-variable'])
  await rm(vendored(scope), { recursive: true, force: true });
for (const file of new Set([...files, ...licences])) {
  await mkdir(dirname(vendored(file)), { recursive: true });
  await copyFile(require.resolve(file), vendored(file));
}
console.log(`vendor: ${files.size} files, and licences`);
