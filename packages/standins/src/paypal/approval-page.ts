import { type Translator, matchLocale } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import type { CheckoutOrder } from './state.ts';

/** The page on which a payer approves: plain HTML, no script, and clearly labelled as a demo. */
export interface ApprovalPages {
  approval(order: CheckoutOrder): string;
  missing(language: string): string;
}

export function approvalPages(): ApprovalPages {
  const translatorFor = translatorByLanguage();
  return {
    approval: (order) => approval(order, translatorFor(order.locale)),
    missing(language) {
      const translator = translatorFor(language);
      return page(translator, `<h1>${escape(translator.t('standin.missing'))}</h1>`);
    },
  };
}

/** @returns a translator for an Accept-Language header's first language, or a BCP 47 tag */
export function translatorByLanguage(): (language: string) => Translator {
  const translators = serverTranslator();
  return (language) => translators(matchLocale(language.split(/[,;]/)[0] ?? '') ?? 'en-US');
}

function approval(order: CheckoutOrder, translator: Translator): string {
  const { t } = translator;
  const { amount, invoice_id } = order.unit;
  const button = (choice: 'pay' | 'decline' | 'cancel', look: string) =>
    `<button class="${look}" name="choice" value="${choice}">${escape(t(`standin.${choice}`))}</button>`;
  return page(
    translator,
    `<h1>${escape(order.brandName || t('standin.title'))}</h1>
    <p class="what">${escape(t('standin.order', { number: invoice_id ?? order.id }))}</p>
    <p class="price" dir="ltr">${escape(amount.value)} <span>${escape(amount.currency_code)}</span></p>
    <form method="post" action="checkoutnow?token=${escape(order.id)}">
      ${button('pay', 'main')}
      ${button('decline', 'plain')}
      ${button('cancel', 'plain')}
    </form>`,
  );
}

interface PageParts {
  readonly title?: string;
  /** The label that says that it is a stand-in. */
  readonly label?: string;
  readonly head?: string;
}

/** A whole page of the stand-ins: labelled as a demo, with its own style sheet. */
export function page(
  { t, locale }: Translator,
  body: string,
  { title = t('standin.title'), label = t('standin.demo'), head = '' }: PageParts = {},
): string {
  return `<!doctype html>
<html lang="${locale.tag}" dir="${locale.rtl ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="checkoutnow.css">
</head>
<body><main><p class="demo">${escape(label)}</p>${body}</main></body>
</html>`;
}

export const APPROVAL_STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef0f4; color: #16181d; padding: 16px; }
main { width: 100%; max-width: 400px; background: #fff; border-radius: 24px; padding: 28px 24px; box-shadow: 0 12px 40px rgb(22 24 29 / .12); text-align: center; }
h1 { font-size: 20px; margin: 20px 0 0; }
p { margin: 0; }
.demo { display: inline-block; background: #fff3c4; color: #5c4300; border-radius: 999px; padding: 4px 14px; font-size: 13px; font-weight: 600; }
.what { color: #5a6070; }
.price { font-size: 44px; font-weight: 700; margin: 16px 0 24px; font-variant-numeric: tabular-nums; }
.price span { font-size: 18px; color: #5a6070; }
form { display: grid; gap: 10px; }
.texts { list-style: none; margin: 20px 0 0; padding: 0; display: grid; gap: 10px; text-align: start; }
.texts li { background: #f4f5f8; border-radius: 16px; padding: 12px 16px; }
.texts .what { font-size: 13px; }
.text { overflow-wrap: anywhere; }
button { font: inherit; min-height: 52px; border-radius: 16px; border: 1px solid #cfd4de; background: #fff; color: inherit; cursor: pointer; }
button.main { background: #16181d; border-color: #16181d; color: #fff; font-weight: 600; font-size: 18px; }
button:focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px; }
`;

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
