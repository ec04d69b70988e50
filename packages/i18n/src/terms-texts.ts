import type { MessageKey } from './namespaces.ts';

/**
 * The terms that a customer agrees to, in parts: notice and disclaimer, the service, the printers, the cases. The page shows them,
 * and the confirmation repeats them word by word (RT-09, LW-03). Some sentences say `days`.
 */
export const TERMS_TEXTS: readonly (readonly [title: MessageKey, sentences: readonly MessageKey[]])[] = [
  ['shop.agreement.notice.title', ['shop.agreement.notice.1', 'shop.agreement.notice.2', 'shop.agreement.notice.3']],
  [
    'shop.agreement.service.title',
    ['shop.agreement.service.1', 'shop.agreement.service.2', 'shop.agreement.service.3', 'shop.agreement.service.4'],
  ],
  ['shop.agreement.printer.title', ['shop.agreement.printer.1', 'shop.agreement.printer.2']],
  ['shop.agreement.case.title', ['shop.agreement.case.1', 'shop.agreement.case.2', 'shop.agreement.case.3']],
];
