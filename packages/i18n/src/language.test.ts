import { expect, it } from 'vitest';
import { createLanguage } from './language.ts';

const catalogue = (text: string) => ({ default: { 'common.back': text } });

it('[LG-03] switching loads only one catalogue, notifies at once, and saves the choice', async () => {
  const loaded: string[] = [];
  const loader = (code: string, text: string) => () => {
    loaded.push(code);
    return Promise.resolve(catalogue(text));
  };
  const saved: string[] = [];
  const language = await createLanguage({
    catalogues: {
      'en-us': loader('en-us', 'Back'),
      'ar-ar': loader('ar-ar', 'رجوع'),
      'zh-cn': loader('zh-cn', '返回'),
    },
    initial: 'en-us',
    onChosen: (code) => saved.push(code),
  });
  const notified: string[] = [];
  language.subscribe(() => notified.push(language.current().t('common.back')));
  expect(loaded).toEqual(['en-us']);

  await language.choose('ar-ar');
  expect(loaded).toEqual(['en-us', 'ar-ar']);
  expect(notified).toEqual(['رجوع']);
  expect(saved).toEqual(['ar-ar']);
  expect(language.current().locale).toMatchObject({ tag: 'ar', rtl: true });
});

it('[LG-03] the last choice wins if an earlier catalogue arrives later', async () => {
  let arrive: (arrived: ReturnType<typeof catalogue>) => void = () => {};
  const slow = new Promise<ReturnType<typeof catalogue>>((resolve) => {
    arrive = resolve;
  });
  const language = await createLanguage({
    catalogues: {
      'en-us': () => Promise.resolve(catalogue('Back')),
      'ar-ar': () => slow,
      'zh-cn': () => Promise.resolve(catalogue('返回')),
    },
    initial: 'en-us',
  });
  const early = language.choose('ar-ar');
  await language.choose('zh-cn');
  arrive(catalogue('رجوع'));
  await early;
  expect(language.current().locale.code).toBe('zh-cn');
});

it('[LG-03] fuller catalogues replace the first, also after a change of language', async () => {
  const texts = (text: string, more: Record<string, string> = {}) => ({ default: { 'common.back': text, ...more } });
  const waiting: (() => void)[] = [];
  const later = (catalogue: ReturnType<typeof texts>) => () =>
    new Promise<typeof catalogue>((resolve) => waiting.push(() => resolve(catalogue)));
  const entry = {
    'en-us': () => Promise.resolve(texts('Back')),
    'zh-cn': () => Promise.resolve(texts('返回')),
  };
  const all = {
    'en-us': later(texts('Back', { 'studio.undo': 'Undo' })),
    'zh-cn': later(texts('返回', { 'studio.undo': '撤销' })),
  };
  const language = await createLanguage({ catalogues: entry, initial: 'en-us' });
  const widened = language.widen(all);
  const chosen = language.choose('zh-cn');
  for (const arrive of waiting.toReversed()) arrive();
  await Promise.all([widened, chosen]);
  expect(language.current().t('studio.undo')).toBe('撤销');
  expect(language.current().locale.code).toBe('zh-cn');
  await language.widen(all);
  expect(waiting).toHaveLength(2);
});

it('[LG-03] fuller catalogues that fail to load are requested again the next time', async () => {
  let online = false;
  const entry = { 'en-us': () => Promise.resolve(catalogue('Back')) };
  const all = {
    'en-us': () => (online ? Promise.resolve(catalogue('Go back')) : Promise.reject(new Error('offline'))),
  };
  const language = await createLanguage({ catalogues: entry, initial: 'en-us' });
  await expect(language.widen(all)).rejects.toThrow('offline');
  expect(language.current().t('common.back')).toBe('Back');
  online = true;
  await language.widen(all);
  expect(language.current().t('common.back')).toBe('Go back');
});

it('[LG-03] a catalogue that fails to load leaves the language unchanged', async () => {
  const language = await createLanguage({
    catalogues: {
      'en-us': () => Promise.resolve(catalogue('Back')),
      'zh-cn': () => Promise.reject(new Error('offline')),
    },
    initial: 'en-us',
  });
  await expect(language.choose('zh-cn')).rejects.toThrow('offline');
  expect(language.current().t('common.back')).toBe('Back');
});
