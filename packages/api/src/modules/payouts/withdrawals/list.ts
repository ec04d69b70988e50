import { type ActionInput, type BankAccount, CallError, type OperatorWithdrawal, type Withdrawal } from '@cpc/contract';
import { money, type PartnerId, type PersonId, type WithdrawalId } from '@cpc/domain';
import type { Reader } from '../../../base/db/database.ts';
import type { Page } from '../../../base/http/page.ts';
import type { ApiConfig, With } from '../../../base/services.ts';
import { deciding, refusalOf } from '../../../records/deciding/deciding.ts';
import { namesOf } from '../../../records/partners/actor.ts';
import { approvableFrom } from '../../../records/withdrawals/changed-account.ts';
import { withdrawalById, type WithdrawalRow } from '../../../records/withdrawals/store.ts';
import { shopSums } from '../../../records/withdrawals/sums.ts';
import { accountViews } from '../bank/store.ts';

type Config = Pick<ApiConfig, 'payouts'>;
type Services = With<'clock' | 'config'>;
/** Bank data that was entered within this time before money was asked for is pointed out, in ms. */
const NEW_MS = 7 * 86_400_000;
/** The steps that people of the shop take; the names of operators are not told to shops. */
const OF_SHOP: readonly string[] = ['asked', 'takenBack'];

interface List<Row> {
  readonly withdrawals: readonly Row[];
  readonly total: number;
}

/** One page of a shop's withdrawals, newest first. */
export async function shopWithdrawals(
  reader: Reader,
  config: Config,
  { partnerId }: { readonly partnerId: PartnerId },
  page: Page,
): Promise<List<Withdrawal>> {
  const { rows, total } = await pageOf(reader, page, { partnerId });
  return { withdrawals: (await viewsOf(reader, config, rows)).map(forShop), total };
}

/** One page of the withdrawals of all shops, newest first. */
export async function operatorWithdrawals(
  reader: Reader,
  services: Services,
  by: PersonId,
  wanted: ActionInput<'Operator.withdrawals'>,
  page: Page,
): Promise<List<OperatorWithdrawal>> {
  const { rows, total } = await pageOf(reader, page, wanted);
  return { withdrawals: await operatorViews(reader, services, by, rows), total };
}

/** @throws CallError notFound, also for a withdrawal of another shop */
export async function withdrawalView(
  reader: Reader,
  config: Config,
  { partnerId }: { readonly partnerId: PartnerId },
  id: WithdrawalId,
): Promise<Withdrawal> {
  const row = await withdrawalById(reader, id);
  const [view] = await viewsOf(reader, config, [row]);
  if (!view || row.partner_id !== partnerId) throw new CallError('notFound');
  return forShop(view);
}

/** @throws CallError notFound */
export async function operatorWithdrawalView(
  reader: Reader,
  services: Services,
  by: PersonId,
  id: WithdrawalId,
): Promise<OperatorWithdrawal> {
  const [view] = await operatorViews(reader, services, by, [await withdrawalById(reader, id)]);
  if (!view) throw new CallError('notFound');
  return view;
}

type Wanted = ActionInput<'Operator.withdrawals'> & { readonly partnerId?: PartnerId };

async function pageOf(reader: Reader, { limit, offset }: Page, { states, payout_id, partnerId }: Wanted) {
  const found = reader
    .selectFrom('withdrawals')
    .$call((query) => (partnerId === undefined ? query : query.where('partner_id', '=', partnerId)))
    .$call((query) => (payout_id === undefined ? query : query.where('payout_id', '=', payout_id)))
    .$call((query) => (states === undefined || states.length === 0 ? query : query.where('state', 'in', states)));
  const [rows, { total }] = await Promise.all([
    found.selectAll().orderBy('asked_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Who approved a withdrawal that waits for the second approval. */
export const firstOf = ({ state, approved_by }: WithdrawalRow): PersonId | null =>
  state === 'checked' ? approved_by : null;

async function operatorViews(reader: Reader, services: Services, by: PersonId, rows: readonly WithdrawalRow[]) {
  const ids = [...new Set(rows.map(({ partner_id }) => partner_id))];
  const [views, shops, dues, { verdict, isAboveLimit }, from] = await Promise.all([
    viewsOf(reader, services.config, rows),
    ids.length === 0
      ? []
      : reader.selectFrom('partners').select(['id', 'name', 'state']).where('id', 'in', ids).execute(),
    Promise.all(ids.map(async (id) => [id, await shopSums(reader, id)] as const)),
    deciding(reader, services, by, ids),
    approvableFrom(reader, rows),
  ]);
  const [shopOf, dueOf] = [new Map(shops.map((shop) => [shop.id, shop])), new Map(dues)];
  return rows.flatMap((row, place): OperatorWithdrawal[] => {
    const view = views[place];
    if (!view) return [];
    const { partner_id, currency } = row;
    const shop = shopOf.get(partner_id);
    const asked = { shop: partner_id, amount: view.amount, askedBy: row.asked_by, first: firstOf(row) };
    const due = dueOf.get(partner_id)?.find((sum) => sum.currency === currency)?.due ?? 0;
    return [
      {
        ...view,
        partner_id,
        shop_name: shop?.name ?? '',
        shop_state: shop?.state ?? 'open',
        // What is decided says how it was decided.
        four_eyes: row.state === 'asked' ? isAboveLimit(asked) : view.steps.some(({ event }) => event === 'checked'),
        refusal: refusalOf(verdict('decideWithdrawal', asked)),
        due: money(due, currency),
        account_is_new: row.asked_at - view.account.at < NEW_MS,
        waits_until: laterThan(services.clock.now(), from.get(row.bank_account_id)),
      },
    ];
  });
}

const laterThan = (now: number, at = 0): number | null => (at > now ? at : null);

/** @returns the views in the order of the rows */
async function viewsOf(reader: Reader, config: Config, rows: readonly WithdrawalRow[]): Promise<Withdrawal[]> {
  if (rows.length === 0) return [];
  const [steps, accounts] = await Promise.all([stepsOf(reader, rows), accountsOf(reader, config, rows)]);
  return rows.flatMap((row) => {
    const account = accounts.get(row.bank_account_id);
    if (!account) return [];
    const { id, number, state, asked_at, reference } = row;
    const amount = money(row.amount, row.currency);
    return [{ withdrawal_id: id, number, amount, state, asked_at, account, reference, steps: steps.get(id) ?? [] }];
  });
}

async function stepsOf(reader: Reader, rows: readonly WithdrawalRow[]) {
  const events = await reader
    .selectFrom('withdrawal_events')
    .select(['withdrawal_id', 'at', 'event', 'person_id', 'reason'])
    .where(
      'withdrawal_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('seq')
    .execute();
  const nameOf = await namesOf(
    reader,
    events.map(({ person_id }) => person_id),
  );
  const steps = new Map<WithdrawalId, Withdrawal['steps']>();
  for (const { withdrawal_id, person_id, ...step } of events)
    steps.set(withdrawal_id, [...(steps.get(withdrawal_id) ?? []), { ...step, by: nameOf(person_id) }]);
  return steps;
}

async function accountsOf(
  reader: Reader,
  config: Config,
  rows: readonly WithdrawalRow[],
): Promise<ReadonlyMap<string, BankAccount>> {
  const ids = [...new Set(rows.map(({ bank_account_id }) => bank_account_id))];
  const accounts = await reader.selectFrom('bank_accounts').selectAll().where('id', 'in', ids).execute();
  return accountViews(reader, config, accounts);
}

const forShop = (view: Withdrawal): Withdrawal => ({
  ...view,
  steps: view.steps.map((step) => (OF_SHOP.includes(step.event) ? step : { ...step, by: null })),
});
