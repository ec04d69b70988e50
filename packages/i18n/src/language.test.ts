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
    parts: [
      {
        'en-us': loader('en-us', 'Back'),
        'ar-ar': loader('ar-ar', 'رجوع'),
        'zh-cn': loader('zh-cn', '返回'),
      },
    ],
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
    parts: [
      {
        'en-us': () => Promise.resolve(catalogue('Back')),
        'ar-ar': () => slow,
        'zh-cn': () => Promise.resolve(catalogue('返回')),
      },
    ],
    initial: 'en-us',
  });
  const early = language.choose('ar-ar');
  await language.choose('zh-cn');
  arrive(catalogue('رجوع'));
  await early;
  expect(language.current().locale.code).toBe('zh-cn');
});

it('[LG-03] more parts join the first, also after a change of language', async () => {
  const texts = (key: string, text: string) => ({ default: { [key]: text } });
  const waiting: (() => void)[] = [];
  const later = (catalogue: ReturnType<typeof texts>) => () =>
    new Promise<typeof catalogue>((resolve) => waiting.push(() => resolve(catalogue)));
  const entry = {
    'en-us': () => Promise.resolve(texts('common.back', 'Back')),
    'zh-cn': () => Promise.resolve(texts('common.back', '返回')),
  };
  const studio = {
    'en-us': later(texts('studio.undo', 'Undo')),
    'zh-cn': later(texts('studio.undo', '撤销')),
  };
  const language = await createLanguage({ parts: [entry], initial: 'en-us' });
  const widened = language.widen([entry, studio]);
  const chosen = language.choose('zh-cn');
  for (const arrive of waiting.toReversed()) arrive();
  await Promise.all([widened, chosen]);
  expect(language.current().t('studio.undo')).toBe('撤销');
  expect(language.current().t('common.back')).toBe('返回');
  expect(language.current().locale.code).toBe('zh-cn');
  await language.widen([studio]);
  expect(waiting).toHaveLength(2);
});

it('[LG-03] two parts that are asked for at once are both there', async () => {
  const part = (key: string) => ({ 'en-us': () => Promise.resolve({ default: { [key]: key } }) });
  const language = await createLanguage({ parts: [part('common.back')], initial: 'en-us' });
  await Promise.all([language.widen([part('studio.undo')]), language.widen([part('studio.cutout.title')])]);
  const keys = ['common.back', 'studio.undo', 'studio.cutout.title'] as const;
  expect(keys.map((key) => language.current().tOr(key, 'missing'))).toEqual(keys);
});

it('[LG-03] parts that fail to load are requested again the next time', async () => {
  let online = false;
  const entry = { 'en-us': () => Promise.resolve(catalogue('Back')) };
  const studio = {
    'en-us': () =>
      online ? Promise.resolve({ default: { 'studio.undo': 'Undo' } }) : Promise.reject(new Error('offline')),
  };
  const language = await createLanguage({ parts: [entry], initial: 'en-us' });
  await expect(language.widen([studio])).rejects.toThrow('offline');
  expect(language.current().tOr('studio.undo', 'missing')).toBe('missing');
  online = true;
  await language.widen([studio]);
  expect(language.current().t('studio.undo')).toBe('Undo');
});

it('[LG-03] a catalogue that fails to load leaves the language unchanged', async () => {
  const language = await createLanguage({
    parts: [
      {
        'en-us': () => Promise.resolve(catalogue('Back')),
        'zh-cn': () => Promise.reject(new Error('offline')),
      },
    ],
    initial: 'en-us',
  });
  await expect(language.choose('zh-cn')).rejects.toThrow('offline');
  expect(language.current().t('common.back')).toBe('Back');
});
