import { expect, it } from 'vitest';
import { createLanguage, type LoadTexts } from './language.ts';
import type { CompiledMessages } from './message.ts';

const BACK: Readonly<Record<string, string>> = { 'en-US': 'Back', ar: 'رجوع', 'zh-Hans': '返回' };
const UNDO: Readonly<Record<string, string>> = { 'en-US': 'Undo', 'zh-Hans': '撤销' };
const textsOf: LoadTexts = async (part, code): Promise<CompiledMessages> => {
  if (part === 'tools') return { 'studio.cutout.title': 'Cut out' };
  return part === 'entry' ? { 'common.back': BACK[code] ?? '' } : { 'studio.undo': UNDO[code] ?? '' };
};

it('[LG-03.1] [LG-03.3] switching loads only one catalogue, notifies at once, and saves the choice', async () => {
  const loaded: string[] = [];
  const saved: string[] = [];
  const language = await createLanguage({
    load: (part, code) => {
      loaded.push(code);
      return textsOf(part, code);
    },
    parts: ['entry'],
    initial: 'en-US',
    onChosen: (code) => saved.push(code),
  });
  const notified: string[] = [];
  language.subscribe(() => notified.push(language.current().t('common.back')));
  expect(loaded).toEqual(['en-US']);

  await language.choose('ar');
  expect(loaded).toEqual(['en-US', 'ar']);
  expect(notified).toEqual(['رجوع']);
  expect(saved).toEqual(['ar']);
  expect(language.current().locale).toMatchObject({ tag: 'ar', rtl: true });
});

it('[LG-03.3] the last choice wins if an earlier catalogue arrives later', async () => {
  let arrive: (arrived: CompiledMessages) => void = () => {};
  const slow = new Promise<CompiledMessages>((resolve) => {
    arrive = resolve;
  });
  const load: LoadTexts = (part, code) => (code === 'ar' ? slow : textsOf(part, code));
  const language = await createLanguage({ load, parts: ['entry'], initial: 'en-US' });
  const early = language.choose('ar');
  await language.choose('zh-Hans');
  arrive({ 'common.back': 'رجوع' });
  await early;
  expect(language.current().locale.tag).toBe('zh-Hans');
});

it('[LG-03.3] more parts join the first, also after a change of language', async () => {
  const waiting: (() => void)[] = [];
  const load: LoadTexts = (part, code) =>
    part === 'entry'
      ? textsOf(part, code)
      : new Promise((resolve) => waiting.push(() => resolve({ 'studio.undo': UNDO[code] ?? '' })));
  const language = await createLanguage({ load, parts: ['entry'], initial: 'en-US' });
  const widened = language.widen(['entry', 'studio']);
  const chosen = language.choose('zh-Hans');
  for (const arrive of waiting.toReversed()) arrive();
  await Promise.all([widened, chosen]);
  expect(language.current().t('studio.undo')).toBe('撤销');
  expect(language.current().t('common.back')).toBe('返回');
  expect(language.current().locale.tag).toBe('zh-Hans');
  await language.widen(['studio']);
  expect(waiting).toHaveLength(2);
});

it('[LG-03.3] two parts that are asked for at once are both there', async () => {
  const language = await createLanguage({ load: textsOf, parts: ['entry'], initial: 'en-US' });
  await Promise.all([language.widen(['studio']), language.widen(['tools'])]);
  const keys = ['common.back', 'studio.undo', 'studio.cutout.title'] as const;
  expect(keys.map((key) => language.current().tOr(key, 'missing'))).toEqual(['Back', 'Undo', 'Cut out']);
});

it('[LG-03.3] parts that fail to load are requested again the next time', async () => {
  let online = false;
  const load: LoadTexts = (part, code) =>
    part === 'entry' || online ? textsOf(part, code) : Promise.reject(new Error('offline'));
  const language = await createLanguage({ load, parts: ['entry'], initial: 'en-US' });
  await expect(language.widen(['studio'])).rejects.toThrow('offline');
  expect(language.current().tOr('studio.undo', 'missing')).toBe('missing');
  online = true;
  await language.widen(['studio']);
  expect(language.current().t('studio.undo')).toBe('Undo');
});

it('[LG-03.3] a catalogue that fails to load leaves the language unchanged', async () => {
  const load: LoadTexts = (part, code) =>
    code === 'zh-Hans' ? Promise.reject(new Error('offline')) : textsOf(part, code);
  const language = await createLanguage({ load, parts: ['entry'], initial: 'en-US' });
  await expect(language.choose('zh-Hans')).rejects.toThrow('offline');
  expect(language.current().t('common.back')).toBe('Back');
});
