/** Prices and coupons of shops, the ledger, bills and payouts. */
export const MONEY = `
create table price_rules (
  id text primary key,
  partner_id text not null references partners (id),
  machine_id text references machines (id),
  category text,
  goods_id text references goods (id),
  shell_id text references shells (id),
  amount bigint not null,
  currency text not null,
  starts_at bigint,
  ends_at bigint,
  reason text not null,
  created_at bigint not null,
  person_id text not null,
  ended_at bigint,
  ended_by text,
  constraint price_rules_amount check (amount > 0),
  constraint price_rules_scope check (goods_id is null or category is null),
  constraint price_rules_ended check ((ended_at is null) = (ended_by is null))
);
create index price_rules_shop on price_rules (partner_id, created_at);
create index price_rules_goods on price_rules (partner_id, goods_id);

create table coupons (
  id text primary key,
  code text not null unique,
  kind text not null,
  permille bigint,
  amount bigint,
  currency text,
  machine_id text,
  category text,
  starts_at bigint,
  ends_at bigint,
  most_uses bigint,
  most_per_account bigint,
  uses bigint not null,
  created_at bigint not null,
  partner_id text,
  person_id text,
  ended_by text,
  ended_at bigint,
  issuer text not null default 'platform',
  search_name text not null default '',
  constraint coupons_uses check (uses >= 0 and (most_uses is null or uses <= most_uses))
);
create index coupons_shop on coupons (partner_id, created_at);

create table coupon_uses (
  order_id text primary key,
  coupon_id text not null references coupons (id),
  account_id text not null,
  released bigint not null,
  at bigint not null,
  as_guest bigint not null default 0
);
create index coupon_uses_account on coupon_uses (coupon_id, account_id);
create index coupon_uses_coupon on coupon_uses (coupon_id, released);

create table promoters (
  id text primary key,
  name text not null,
  permille bigint not null,
  created_at bigint not null,
  search_name text not null default '',
  constraint promoters_share check (permille between 0 and 1000)
);

create table ledger_entries (
  key text primary key,
  kind text not null,
  order_id text,
  payment_id text,
  actor text not null,
  cause text not null,
  at bigint not null
);
create index ledger_entries_order on ledger_entries (order_id) where order_id is not null;
create index ledger_entries_payment on ledger_entries (payment_id);
create index ledger_entries_settlements on ledger_entries (at, key) where kind = 'settlement';

create table ledger_lines (
  id text primary key,
  entry text not null references ledger_entries (key),
  account text not null,
  kind text not null,
  amount bigint not null,
  currency text not null,
  at bigint not null,
  constraint ledger_lines_amount check (amount <> 0)
);
create index ledger_lines_entry on ledger_lines (entry);
-- With all that a balance and a statement add up and filter by.
create index ledger_lines_account on ledger_lines (account, at, id, kind, currency, amount);

-- The journal of the platform.
create index ledger_lines_time on ledger_lines (at, id);

create table reconciliations (
  id text primary key,
  at bigint not null,
  count bigint not null,
  report text not null
);
create index reconciliations_at on reconciliations (at);

create table bills (
  id text primary key,
  kind text not null,
  series text not null,
  number text not null,
  partner_id text not null references partners (id),
  order_id text references orders (id),
  refund_id text references refunds (id),
  month text,
  amount bigint not null,
  currency text not null,
  content text not null,
  issued_at bigint not null,
  constraint bills_number unique (series, number),
  constraint bills_refund unique (refund_id)
);
create unique index bills_receipt on bills (order_id) where kind = 'receipt';
create index bills_order on bills (order_id);
create index bills_issued on bills (issued_at, id);
create index bills_shop_issued on bills (partner_id, issued_at, id);
create index bills_monthly on bills (month, id) where kind = 'monthly';
create unique index bills_month on bills (partner_id, month, currency) where kind = 'monthly';

create table debt_limits (
  partner_id text not null references partners (id),
  currency text not null,
  amount bigint not null,
  at bigint not null,
  constraint debt_limits_key primary key (partner_id, currency),
  constraint debt_limits_amount check (amount >= 0)
);

create table debt_reminders (
  bill_id text not null references bills (id),
  place bigint not null,
  at bigint not null,
  constraint debt_reminders_key primary key (bill_id, place)
);

create table number_series (
  series text primary key,
  last bigint not null
);

create table till_entries (
  partner_id text not null references partners (id),
  place bigint not null,
  key text not null unique,
  kind text not null,
  at bigint not null,
  person_id text,
  currency text not null,
  amount bigint not null,
  counted bigint,
  reason text not null,
  hash text not null,
  constraint till_entries_place primary key (partner_id, place)
);
create index till_entries_at on till_entries (partner_id, at, place);
-- With all that the last count and what moved since are found by.
create index till_entries_sums on till_entries (partner_id, currency, place, counted, amount);

create table bank_accounts (
  id text primary key,
  partner_id text not null references partners (id),
  at bigint not null,
  person_id text not null references partner_people (id),
  country text not null,
  mask text not null,
  sepa bigint not null,
  key_id text not null,
  sealed text not null
);
create index bank_accounts_shop on bank_accounts (partner_id, at, id);

create table payouts (
  id text primary key,
  number text not null unique,
  client_key text not null unique,
  currency text not null,
  format text not null,
  count bigint not null,
  sum bigint not null,
  made_at bigint not null,
  person_id text not null references partner_people (id),
  key_id text not null,
  sealed text not null
);
create index payouts_time on payouts (made_at, id);

create table withdrawals (
  id text primary key,
  number text not null unique,
  partner_id text not null references partners (id),
  bank_account_id text not null references bank_accounts (id),
  client_key text not null,
  amount bigint not null,
  currency text not null,
  state text not null,
  asked_at bigint not null,
  asked_by text not null references partner_people (id),
  approved_by text references partner_people (id),
  payout_id text references payouts (id),
  reference text,
  constraint withdrawals_once unique (partner_id, client_key),
  constraint withdrawals_positive check (amount > 0)
);
create index withdrawals_shop on withdrawals (partner_id, asked_at);
create index withdrawals_state on withdrawals (state, asked_at);
create index withdrawals_payout on withdrawals (payout_id);

create table withdrawal_events (
  withdrawal_id text not null references withdrawals (id),
  seq bigint not null,
  at bigint not null,
  event text not null,
  from_state text,
  to_state text not null,
  person_id text not null references partner_people (id),
  reason text not null,
  constraint withdrawal_events_key primary key (withdrawal_id, seq)
);
`;
