import { GOODS } from '@cpc/content';
import { FILLED_LOCALES, goodsText } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import { expect, it } from 'vitest';

it('[LG-02.1] goods without a brand have their name in every language, and a phone keeps its own', () => {
  const translators = serverTranslator();
  for (const locale of FILLED_LOCALES) {
    const translator = translators(locale);
    for (const { brand, model, surface } of GOODS)
      expect(goodsText(translator, model)).toBe(brand === '' ? translator.tOr(`goods.${surface.id}`, '') : model);
  }
  expect(goodsText(translators('de'), 'Golf ball')).toBe('Golfball');
});
