import type { Translator } from '@cpc/i18n';
import { htmlOf } from './html.ts';
import { oneLine } from './one-line.ts';
import type { Letter } from './parts.ts';
import { textOf } from './text.ts';

/** The subject, the plain text and the HTML of an e-mail, from the same parts. */
export function written(letter: Letter, { locale }: Pick<Translator, 'locale'>) {
  return { subject: oneLine(letter.subject), text: textOf(letter), html: htmlOf(letter, locale) };
}
