import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FILLED_LOCALES } from './locales.ts';
import { renderMessage } from './message.ts';
import { catalogues } from './vite.ts';

const plugin = catalogues();
const watched: string[] = [];
const load = (id: string) => plugin.load.call({ addWatchFile: (file) => watched.push(file) }, id);

it('[LG-03] an app gets one loader per offered language, each a module of its own', () => {
  const loaders = load(fileURLToPath(new URL('./customer.ts', import.meta.url))) ?? '';
  for (const code of FILLED_LOCALES) expect(loaders).toContain(`import('catalogue:customer/${code}')`);
  expect(plugin.resolveId('catalogue:customer/en-us')).toBe('\0catalogue:customer/en-us');
  expect(load('/somewhere/else.ts')).toBeUndefined();
});

it('no text is loaded twice: no text is in two parts', () => {
  const parts = ['entry', 'studio', 'tools', 'customer'];
  const keys = parts.map((part) => keysIn(load(`\0catalogue:${part}/en-us`)));
  expect(new Set(keys.flat()).size).toBe(keys.flat().length);
  expect(keys[0]).toContain('launch.title');
  expect(keys[1]).toContain('studio.add.text');
  expect(keys[2]).toContain('studio.cutout.title');
  expect(keys[3]).toContain('order.pay.title');
});

it('[LG-02] a catalogue is compiled data: the browser parses no message', () => {
  const source = load('\0catalogue:partner/ar-ar') ?? '';
  const data = /^export default JSON\.parse\((.*)\);$/.exec(source)?.[1] ?? '';
  const messages = JSON.parse(JSON.parse(data)) as Record<string, string>;
  expect(renderMessage('ar', messages['common.minutes'] ?? '', { count: 2 })).toBe('دقيقتان');
  expect(Object.keys(messages).some((key) => key.startsWith('studio.'))).toBe(false);
  expect(watched.some((file) => file.endsWith('partner.json'))).toBe(true);
});

function keysIn(source = ''): readonly string[] {
  const data = /^export default JSON\.parse\((.*)\);$/.exec(source)?.[1] ?? '""';
  return Object.keys(JSON.parse(JSON.parse(data)) as Record<string, unknown>);
}
