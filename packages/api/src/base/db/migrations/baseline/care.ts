/** What shops and customers do about an order after it was placed. */
export const CARE = `
create table shop_acts (
  order_id text not null references orders (id),
  client_key text not null,
  request_hash text not null,
  kind text not null,
  item_id text,
  person_id text not null,
  reason text not null,
  at bigint not null,
  constraint shop_acts_key primary key (order_id, client_key)
);

create table reprints (
  id text primary key,
  order_id text not null references orders (id),
  item_id text not null references order_items (id),
  job_id text not null references print_jobs (id),
  partner_id text not null,
  person_id text not null,
  reason text not null,
  bearer text not null,
  at bigint not null,
  claim text,
  price_amount bigint not null,
  currency text not null,
  checked_by text,
  checked_amount bigint,
  paid_amount bigint,
  decided_by text,
  decided_reason text,
  decided_at bigint,
  before text,
  before_file text,
  problem_id text,
  called_off_by text,
  called_off_reason text,
  called_off_at bigint,
  constraint reprints_claim check ((bearer = 'platform') = (claim is not null)),
  constraint reprints_checked check (claim is null or claim <> 'checked' or (checked_by is not null and checked_amount is not null)),
  constraint reprints_paid check ((paid_amount is not null) = (claim is not null and claim = 'approved'))
);
create index reprints_order on reprints (order_id);
create index reprints_claims on reprints (claim, at, id) where claim is not null;
create index reprints_before_file on reprints (before_file);

create table problems (
  id text primary key,
  order_id text not null references orders (id),
  item_id text not null references order_items (id),
  client_key text not null,
  kind text not null,
  state text not null,
  created_at bigint not null,
  changed_at bigint not null,
  reopened_at bigint,
  constraint problems_key unique (order_id, client_key)
);
-- A new print of an item may be faulty too; until then, there is one problem.
create unique index problems_one on problems (item_id) where state <> 'reprint';
create index problems_open on problems (changed_at) where state = 'reported';
create index problems_changed on problems (changed_at, id);

create table problem_messages (
  problem_id text not null references problems (id),
  seq bigint not null,
  at bigint not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  person_id text references partner_people (id),
  words text not null,
  constraint problem_messages_key primary key (problem_id, seq)
);

create table problem_photos (
  problem_id text not null references problems (id),
  seq bigint not null,
  place bigint not null,
  asset text not null,
  media_type text not null,
  constraint problem_photos_key primary key (problem_id, seq, place)
);
create index problem_photos_asset on problem_photos (asset);
`;
