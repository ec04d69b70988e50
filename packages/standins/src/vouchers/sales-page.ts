import { escape, page, translatorByLanguage } from '../paypal/approval-page.ts';

/**
 * The page that sells a demo voucher, in the reader's language: plain HTML, no script, and clearly labelled as a demo.
 */
export function salesPage(language: string, code?: string): string {
  const translator = translatorByLanguage()(language);
  const { t } = translator;
  const bought = code === undefined ? '' : `<p class="price" dir="ltr">${code}</p>`;
  return page(
    translator,
    `<h1>${escape(t('standin.voucher'))}</h1>
    <p class="what">${escape(t(code === undefined ? 'standin.voucherWhat' : 'standin.voucherCode'))}</p>
    ${bought}
    <form method="post" action="shop"><button class="main">${escape(t('standin.voucherBuy'))}</button></form>`,
  );
}
