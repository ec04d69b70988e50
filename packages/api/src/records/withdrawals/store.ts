import { CallError } from '@cpc/contract';
import {
  nextState,
  type PayoutId,
  type PersonId,
  WITHDRAWAL_TABLE,
  type WithdrawalEvent,
  type WithdrawalId,
} from '@cpc/domain';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { PayoutsTables } from '../../base/db/tables/payouts.ts';
import type { With } from '../../base/services.ts';
import { mailOwners } from '../notifications/mail.ts';

export type WithdrawalRow = Selectable<PayoutsTables['withdrawals']>;

/** One step of a withdrawal, and the columns that change with the state. */
interface Step {
  readonly event: WithdrawalEvent;
  readonly by: PersonId;
  readonly reason?: string;
  readonly facts?: {
    readonly approved_by?: PersonId;
    readonly payout_id?: PayoutId;
    readonly reference?: string;
  };
}

/** @throws CallError notFound */
export async function withdrawalById(reader: Reader, id: WithdrawalId): Promise<WithdrawalRow> {
  const row = await reader.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new CallError('notFound');
  return row;
}

/** Locks a withdrawal for the rest of the transaction. @throws CallError notFound */
export async function lockedWithdrawal(tx: Tx, id: WithdrawalId): Promise<WithdrawalRow> {
  const row = await tx
    .updateTable('withdrawals')
    .set((own) => ({ state: own.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new CallError('notFound');
  return row;
}

/**
 * Moves a withdrawal to the next state and records the step.
 * @throws CallError conflict if the state does not allow it, or has changed meanwhile
 */
export async function moveWithdrawal(
  tx: Tx,
  ports: With<'clock' | 'random'>,
  row: WithdrawalRow,
  { event, by, reason = '', facts = {} }: Step,
): Promise<WithdrawalRow> {
  const state = nextState(WITHDRAWAL_TABLE, row.state, event);
  if (state === undefined) throw new CallError('conflict');
  const moved = await tx
    .updateTable('withdrawals')
    .set({ ...facts, state })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new CallError('conflict');
  await recordStep(tx, ports, moved, { event, by, reason, from: row.state });
  return moved;
}

interface RecordedStep extends Required<Pick<Step, 'event' | 'by' | 'reason'>> {
  /** Null for the first step. */
  readonly from: WithdrawalRow['state'] | null;
}

/** The steps that owners are told by e-mail: the others are on the way between them. */
const TOLD: readonly WithdrawalEvent[] = ['asked', 'takenBack', 'refused', 'paid', 'failed'];

/** Writes one step of a withdrawal's history. The withdrawal must be locked, so that the steps are numbered. */
export async function recordStep(
  tx: Tx,
  ports: With<'clock' | 'random'>,
  { id, partner_id, state }: WithdrawalRow,
  { event, by, reason, from }: RecordedStep,
): Promise<void> {
  const at = ports.clock.now();
  if (TOLD.includes(event)) await mailOwners(tx, ports, { about: 'withdrawal', partner_id, withdrawal_id: id });
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from withdrawal_events where withdrawal_id = ${id})`;
  await tx
    .insertInto('withdrawal_events')
    .values({ withdrawal_id: id, seq, at, event, from_state: from, to_state: state, person_id: by, reason })
    .execute();
}
