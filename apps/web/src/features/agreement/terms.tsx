import { PROBLEM_DAYS } from '@cpc/domain';
import type { MessageKey } from '@cpc/i18n';
import { useT } from '@cpc/ui';
import { Section } from './section.tsx';

const SECTIONS: readonly (readonly [title: MessageKey, sentences: readonly MessageKey[]])[] = [
  ['shop.agreement.notice.title', ['shop.agreement.notice.1', 'shop.agreement.notice.2', 'shop.agreement.notice.3']],
  [
    'shop.agreement.service.title',
    ['shop.agreement.service.1', 'shop.agreement.service.2', 'shop.agreement.service.3', 'shop.agreement.service.4'],
  ],
  ['shop.agreement.printer.title', ['shop.agreement.printer.1', 'shop.agreement.printer.2']],
  ['shop.agreement.case.title', ['shop.agreement.case.1', 'shop.agreement.case.2', 'shop.agreement.case.3']],
];

/** Notice and disclaimer, and the terms for the service, the printers and the cases. */
export function Terms() {
  const t = useT();
  return SECTIONS.map(([title, sentences]) => (
    <Section key={title} title={t(title)} sentences={sentences.map((key) => t(key, { days: PROBLEM_DAYS }))} />
  ));
}
