import { serverTranslator } from '@cpc/i18n/server';
import { writePdf } from '../pdf/write.ts';
import type { BillFolders } from '../render.ts';
import { createTypesetter } from '../typesetter.ts';
import { layOutPoster, type Words } from './layout.ts';
import type { Poster } from './poster.ts';

/** A poster as one A4 page. The same poster is always the same file. It takes time and memory as a bill does. */
export async function renderPoster(poster: Poster, { content, locales }: BillFolders): Promise<Uint8Array> {
  const { shop, station, address, url, languages, at } = poster;
  const place = [station, address].filter(Boolean).join(' · ');
  const translator = serverTranslator(locales);
  const all = await Promise.all(
    languages.map((language) => wordsIn(translator(language), content, `${shop} ${place}`)),
  );
  const [first, ...others] = all;
  if (!first) throw new Error('poster: expected a language');
  const page = layOutPoster({ url, first, others, shop, place });
  const { locale } = translator(languages[0]);
  const properties = { title: `${shop} · ${station}`, author: shop, language: locale.tag, rightToLeft: locale.rtl, at };
  return writePdf([page], properties, first.plain.file);
}

/** The words of the display, set by the typefaces of the language. @param names what is set beside them */
async function wordsIn(
  { t, locale }: ReturnType<ReturnType<typeof serverTranslator>>,
  content: string,
  names: string,
): Promise<Words> {
  const [bold, plain] = [
    await createTypesetter(locale.tag, content, 'bold'),
    await createTypesetter(locale.tag, content),
  ];
  const words = {
    headline: t('screen.headline').split('\n'),
    steps: [t('screen.step.scan'), t('screen.step.design'), t('screen.step.collect')],
    how: t('screen.how'),
  };
  const text = [...words.headline, ...words.steps, words.how, names, '123\u00a0\u2003'].join('\n');
  await bold.load(text);
  await plain.load(text);
  return { ...words, rightToLeft: locale.rtl, bold, plain };
}
