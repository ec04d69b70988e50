import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { LOCALES_DIRECTORY } from './compile.ts';
import { FILLED_LOCALES } from './locales.ts';
import { renderMessage } from './message.ts';
import { CUSTOMER_PARTS, type TextApp } from './namespaces.ts';
import { catalogues } from './vite.ts';

const ADDRESS_MODULE = fileURLToPath(new URL('./texts-address.ts', import.meta.url));

/** What a build of an app writes, and where the app looks for it. */
function built(app: TextApp, directory?: string) {
  const plugin = catalogues(app, directory);
  plugin.configResolved({ base: app === 'partner' ? '/partner/' : '/', command: 'build' });
  const files = new Map<string, Readonly<Record<string, string>>>();
  plugin.generateBundle.call({
    emitFile: ({ fileName, source }) => files.set(fileName, JSON.parse(source) as Record<string, string>),
  });
  const address = /"(.*)"/.exec(plugin.load(ADDRESS_MODULE) ?? '')?.[1] ?? '';
  return { files, address };
}

it('[LG-03.3] [LG-08.1] an app has one file for each offered language and part, at an address made of one word', () => {
  const { files, address } = built('customer');
  expect(address).toMatch(/^\/assets\/texts\/[0-9a-f]{8}$/);
  const expected = FILLED_LOCALES.flatMap((locale) =>
    Object.keys(CUSTOMER_PARTS).map((part) => `${address.slice(1)}/${locale}/${part}.json`),
  );
  expect([...files.keys()]).toEqual(expected);
  expect(built('partner').address).toMatch(/^\/partner\/assets\/texts\//);
  expect([...built('partner').files.keys()].every((file) => file.endsWith('/partner.json'))).toBe(true);
});

it('[LG-08.1] the address changes with any text: a page never shows texts of another version', () => {
  const root = mkdtempSync(join(tmpdir(), 'catalogues-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(LOCALES_DIRECTORY, root, { recursive: true });
  const before = built('customer', root).address;
  expect(built('customer', root).address).toBe(before);
  const file = join(root, 'ar/common.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('رجوع', 'عودة'));
  expect(built('customer', root).address).not.toBe(before);
});

it('no text is loaded twice: no text is in two parts', () => {
  const { files, address } = built('customer');
  const keysOf = (part: string) => Object.keys(files.get(`${address.slice(1)}/en-US/${part}.json`) ?? {});
  const parts = ['entry', 'studio', 'tools', 'customer'];
  const keys = parts.map(keysOf);
  expect(new Set(keys.flat()).size).toBe(keys.flat().length);
  expect(keys[0]).toContain('launch.title');
  expect(keys[1]).toContain('studio.add.text');
  expect(keys[2]).toContain('studio.cutout.title');
  expect(keys[3]).toContain('order.pay.title');
});

it('[LG-02.2] a catalogue is compiled data: the browser parses no message', () => {
  const { files, address } = built('partner');
  const messages = files.get(`${address.slice('/partner/'.length)}/ar/partner.json`) ?? {};
  expect(renderMessage('ar', messages['common.minutes'] ?? '', { count: 2 })).toBe('دقيقتان');
  expect(Object.keys(messages).some((key) => key.startsWith('studio.'))).toBe(false);
});
