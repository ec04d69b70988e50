import type { ShopProblem } from '@cpc/contract';
import type { ProblemState } from '@cpc/domain';
import type { MessageKey, Translator } from '@cpc/i18n';
import type { ButtonProps } from '@cpc/ui';

export type Decision = ShopProblem['may'][number];

/** The part of the texts' keys. */
const VERBS = {
  answered: 'answer',
  declined: 'decline',
  refunded: 'refund',
  reprint: 'reprint',
} as const satisfies Record<Decision, string>;

export const LOOKS: Readonly<Record<Decision, Pick<ButtonProps, 'kind' | 'icon'>>> = {
  answered: { kind: 'outline', icon: 'check' },
  declined: { kind: 'outline', icon: 'close' },
  reprint: { kind: 'outline', icon: 'refresh' },
  refunded: { kind: 'danger', icon: 'coins' },
};

type Speaker = Pick<Translator, 't' | 'format'>;

/** The words of the decision's button. */
export const nameOf = (decision: Decision, { refundable }: ShopProblem, { t, format }: Speaker): string =>
  t(`partnerProblem.${VERBS[decision]}`, { amount: format.money(refundable) });

/** What the decision does. */
export const textOf = (decision: Decision, { refundable }: ShopProblem, { t, format }: Speaker): string =>
  t(`partnerProblem.${VERBS[decision]}.text`, { amount: format.money(refundable) });

/** The state in the words of the shop: what waits for it is to decide. */
export const stateKey = (state: ProblemState): MessageKey =>
  state === 'reported' ? 'partnerProblem.open' : `problem.state.${state}`;

export const doneKey = (decision: Decision): MessageKey => `partnerProblem.done.${decision}`;
