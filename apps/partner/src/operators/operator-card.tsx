import type { Invitation, OperatorPerson } from '@cpc/contract';
import { Card, Checkbox, Chip, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { Moment } from '../core/history.tsx';
import { ActButton } from '../core/act-button.tsx';
import { Initial } from '../people/person-line.tsx';
import { useBlockOperator, useConfirmOperator, useOperators } from './use-operators.ts';

interface OperatorCardProps {
  readonly person: OperatorPerson;
  /** Nobody else can log in: the server would refuse to block this one. */
  readonly isLast: boolean;
  readonly onConfirmed: (invitation: Invitation) => void;
}

/** One operator: who, since when, what was done, and the way out. */
export function OperatorCard({ person, isLast, onConfirmed }: OperatorCardProps) {
  const t = useT();
  const { name, username, state, is_you, refusal } = person;
  const waits = useWaits(person);
  return (
    <Card className="flex h-full flex-col gap-4 p-4">
      <div className="flex items-start gap-3.5">
        <Initial name={name} faint={state !== 'active'} />
        <div className="flex min-w-0 grow flex-col gap-1">
          <h2 className="text-body font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-small text-ink-soft wrap-anywhere">
            <bdi>{username}</bdi>
          </p>
          <p className="text-small text-ink-faint">
            <StateLine person={person} />
          </p>
        </div>
        {is_you && <Chip tone="cool">{t('platform.operators.you')}</Chip>}
        {state === 'blocked' && <Chip icon="lock">{t('platform.operators.blocked')}</Chip>}
      </div>
      <History person={person} />
      {waits && refusal && <p className="text-small text-ink-soft">{t(`error.${refusal}`)}</p>}
      <div className="mt-auto flex flex-wrap gap-2">
        {waits && !refusal && <ConfirmOperatorButton person={person} onConfirmed={onConfirmed} />}
        {state !== 'blocked' && !isLast && <BlockButton person={person} />}
      </div>
    </Card>
  );
}

/** Another operator can still confirm that the person is invited. */
function useWaits({ proposed_by, invited_until }: OperatorPerson): boolean {
  const { dataUpdatedAt } = useOperators();
  return proposed_by !== null && invited_until !== null && invited_until > dataUpdatedAt;
}

function StateLine({ person }: { readonly person: OperatorPerson }) {
  const { t, format } = useTranslator();
  const { dataUpdatedAt } = useOperators();
  const waits = useWaits(person);
  const { state, proposed_by, invited_until, last_login_at } = person;
  if (waits && invited_until !== null)
    return t('platform.operators.waits', { by: proposed_by ?? '', time: format.dateTime(invited_until) });
  if (state === 'invited')
    return invited_until !== null && invited_until > dataUpdatedAt
      ? t('platform.operators.until', { time: format.dateTime(invited_until) })
      : t('platform.operators.expired');
  return last_login_at === null
    ? t('platform.operators.never')
    : t('platform.operators.last', { time: format.dateTime(last_login_at) });
}

function History({ person: { history } }: { readonly person: OperatorPerson }) {
  const { t } = useTranslator();
  if (history.length === 0) return null;
  return (
    <ol aria-label={t('platform.operators.history')} className="text-small flex flex-col gap-1">
      {history.map(({ at, event, by, reason }) => (
        <li key={`${at} ${event}`} className="wrap-anywhere">
          {t(`platform.operators.event.${event}`)}
          {' · '}
          <bdi className="text-ink-soft">{by}</bdi>
          {' · '}
          <Moment at={at} />
          {reason !== '' && <bdi className="text-ink-soft block">{reason}</bdi>}
        </li>
      ))}
    </ol>
  );
}

interface ConfirmProps {
  readonly person: OperatorPerson;
  readonly onConfirmed: (invitation: Invitation) => void;
}

function ConfirmOperatorButton({ person: { person_id, name }, onConfirmed }: ConfirmProps) {
  const t = useT();
  return (
    <ActButton
      kind="primary"
      icon="check"
      label={t('platform.operators.confirm')}
      ask={t('platform.operators.confirm.title', { name })}
      why={t('platform.operators.confirm.text', { name })}
      act={useConfirmOperator()}
      input={() => ({ person_id })}
      onDone={onConfirmed}
      always
    />
  );
}

function BlockButton({ person: { person_id, name } }: { readonly person: OperatorPerson }) {
  const t = useT();
  const [stolen, setStolen] = useState(false);
  return (
    <ActButton
      kind="outline"
      icon="lock"
      label={t('platform.operators.block')}
      ask={t('platform.operators.block.title', { name })}
      why={t('platform.operators.block.text')}
      danger
      act={useBlockOperator()}
      typed={{ name: 'reason', label: 'platform.operators.reason' }}
      input={(reason) => ({ person_id, reason, password_stolen: stolen })}
      said={() => t('platform.operators.block.done', { name })}
    >
      <Checkbox checked={stolen} onChange={setStolen}>
        {t('platform.operators.block.stolen')}
      </Checkbox>
    </ActButton>
  );
}
