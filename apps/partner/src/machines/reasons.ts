import type { Translator } from '@cpc/i18n';

/** A printer's reason in words: what to do about it. IPP keywords carry a severity at their end (RFC 8011, 5.4.12). */
export function reasonText({ tOr, t }: Translator, keyword: string): string {
  const bare = keyword.replace(/-(error|warning|report)$/, '');
  return tOr(`partner.reason.${bare}`, t('partner.reason.other', { reason: keyword }));
}
