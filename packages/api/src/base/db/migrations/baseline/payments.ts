/** What customers pay and get back. */
export const PAYMENTS = `
create table payments (
  id text primary key,
  order_id text not null references orders (id),
  provider text not null,
  reference text unique,
  approve_url text,
  state text not null,
  amount bigint not null,
  currency text not null,
  capture_id text,
  created_at bigint not null,
  changed_at bigint not null,
  captured_amount bigint,
  fee_amount bigint,
  captured_currency text,
  asks bigint not null default 0,
  ask_at bigint not null default 0,
  unanswered bigint not null default 0,
  capture_fence bigint not null default 0,
  capture_until bigint not null default 0,
  late bigint not null default 0,
  doubted_at bigint,
  vouched_by text,
  vouched_capture text,
  constraint payments_positive check (amount > 0)
);
create index payments_order on payments (order_id);
create index payments_capture on payments (capture_id) where capture_id is not null;
create index payments_state on payments (state);
-- An order has one payment that is not over, whoever pays it twice.
create unique index payments_live on payments (order_id) where state not in ('declined', 'cancelled') and late = 0;
create index payments_vouched on payments (changed_at) where vouched_by is not null;
-- Operators name a capture for one payment.
create unique index payments_vouched_capture on payments (vouched_capture) where vouched_capture is not null;
create index payments_doubted on payments (doubted_at) where doubted_at is not null;

create table payment_notices (
  event_id text primary key,
  type text not null,
  at bigint not null
);

create table refunds (
  id text primary key,
  payment_id text not null references payments (id),
  order_id text not null references orders (id),
  item_id text,
  amount bigint not null,
  currency text not null,
  state text not null,
  origin text not null,
  reference text,
  problem text not null,
  attempts bigint not null,
  actor text not null,
  cause text not null,
  asked_at bigint not null,
  changed_at bigint not null,
  given_by text,
  constraint refunds_positive check (amount > 0)
);
create index refunds_payment on refunds (payment_id);
create index refunds_order on refunds (order_id);
create index refunds_state on refunds (state, changed_at);
-- One refund of the provider is one row.
create unique index refunds_reference on refunds (payment_id, reference) where reference is not null;
create index refunds_failed on refunds (changed_at) where state = 'failed';
-- An item may be refunded in parts; how much is left is computed under the lock of the order.
create index refunds_item on refunds (item_id);

create table counter_payments (
  payment_id text primary key references payments (id),
  partner_id text not null,
  code text not null,
  state text not null,
  amount bigint not null,
  currency text not null,
  created_at bigint not null,
  taken_at bigint,
  taken_by text
);
create unique index counter_payments_code on counter_payments (partner_id, code) where state = 'waiting';

create table voucher_offers (
  sku text primary key,
  category text not null,
  amount bigint not null,
  currency text not null
);

create table vouchers (
  id text primary key,
  account_id text not null references accounts (id),
  certificate_id text not null unique,
  platform_order text not null,
  code text not null,
  sku text not null,
  title text not null,
  expires_at bigint not null,
  credit bigint not null,
  claimed_at bigint not null
);
create index vouchers_account on vouchers (account_id);

create table voucher_choices (
  order_id text primary key references orders (id),
  voucher_id text not null references vouchers (id)
);

create table voucher_payments (
  payment_id text primary key references payments (id),
  voucher_id text not null references vouchers (id),
  place text not null,
  state text not null,
  verify_token text,
  encrypted_code text,
  verify_id text,
  changed_at bigint not null
);
-- One voucher pays once, whoever asks and in whichever process.
create unique index voucher_payments_live on voucher_payments (voucher_id)
  where state in ('reserved', 'redeeming', 'redeemed');
`;
