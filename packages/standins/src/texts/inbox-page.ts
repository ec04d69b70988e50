import { escape, page, translatorByLanguage } from '../paypal/approval-page.ts';
import type { StandinText } from './state.ts';

const MAX_SHOWN = 10;
/** How often the page reloads, in seconds. */
const AGAIN_S = 5;

/**
 * The messages that a demo would have sent, in the reader's language: plain HTML, no script, and clearly labelled as a
 * demo.
 */
export function inboxPage(language: string, texts: readonly StandinText[]): string {
  const translator = translatorByLanguage()(language);
  const { t } = translator;
  const lines = texts
    .toReversed()
    .slice(0, MAX_SHOWN)
    .map(
      ({ to, body }) => `<li>
      <p class="what"><bdi dir="ltr">${escape(to)}</bdi></p>
      <p class="text" dir="auto">${escape(body)}</p>
    </li>`,
    );
  const list =
    lines.length > 0
      ? `<ul class="texts">${lines.join('')}</ul>`
      : `<p class="what">${escape(t('standin.noTexts'))}</p>`;
  return page(
    translator,
    `<h1>${escape(t('standin.texts'))}</h1>
    <p class="what">${escape(t('standin.textsWhat'))}</p>
    ${list}`,
    {
      label: t('standin.textsDemo'),
      title: t('standin.texts'),
      head: `<meta http-equiv="refresh" content="${AGAIN_S}">`,
    },
  );
}
