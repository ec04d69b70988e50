import type { ShareId, ShareView } from '@cpc/contract';
import { goodsText, type Translator } from '@cpc/i18n';

interface LinkPage {
  readonly shareId: ShareId;
  /** `gone` if the link has ended, `withdrawn` if an operator took the design down. */
  readonly view: ShareView | 'gone' | 'withdrawn';
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly translator: Translator;
}

/**
 * The page behind a link: what a messenger shows of it (https://ogp.me), and a redirect to the app, whose own addresses
 * stand behind a hash that no server sees.
 */
export function linkPage({ shareId, view, publicUrl, translator }: LinkPage): string {
  const { t, locale } = translator;
  const app = `/#/pages/mine/share?share=${encodeURIComponent(shareId)}`;
  const shown = typeof view === 'string' ? undefined : view;
  const { title, text } = wordsOf(view, translator);
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', t('works.link.site')],
    ['og:title', title],
    ['og:description', text],
    ['og:url', `${publicUrl}/s/${shareId}`],
    ...(shown?.painted ? [['og:image', `${publicUrl}/s/${shareId}/case.png`]] : []),
  ] as const;
  return `<!doctype html>
<html lang="${locale.tag}" dir="${locale.rtl ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
${tags.map(([name, content]) => `<meta property="${name}" content="${escaped(content ?? '')}">`).join('\n')}
<meta http-equiv="refresh" content="0;url=${escaped(app)}">
<p><a href="${escaped(app)}">${escaped(title)}</a></p>
</html>
`;
}

function wordsOf(view: LinkPage['view'], { t, tOr }: Translator): { readonly title: string; readonly text: string } {
  if (view === 'gone') return { title: t('works.share.gone'), text: t('works.share.goneWhy') };
  if (view === 'withdrawn') return { title: t('works.share.withdrawn'), text: t('works.share.withdrawnWhy') };
  const { title, model } = view;
  return {
    title: t('works.link.title', { named: title === '' ? 'no' : 'yes', title, model: goodsText({ tOr }, model) }),
    text: t('works.link.text'),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
