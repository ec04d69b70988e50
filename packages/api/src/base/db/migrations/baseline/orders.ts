/** Orders, their items and histories, and what is sent. */
export const ORDERS = `
create table orders (
  id text primary key,
  number text not null unique,
  account_id text not null,
  client_key text not null,
  request_hash text not null,
  machine_id text not null references machines (id),
  status bigint not null,
  price_amount bigint not null,
  price_currency text not null,
  created_at bigint not null,
  hold_until bigint not null,
  version bigint not null,
  coupon_code text,
  promoter_id text,
  discount_amount bigint not null default 0,
  placed_from text,
  language text not null,
  terms_version text,
  constraint orders_client_key unique (account_id, client_key),
  constraint orders_status check (status between 0 and 5)
);
create index orders_account on orders (account_id, created_at);
create index orders_machine on orders (machine_id, status);
create index orders_placed on orders (placed_from, status, created_at);
-- Orders that cost nothing are bounded by customer and by address; they are few.
create index orders_free_account_id on orders (account_id, created_at) where price_amount = 0;
create index orders_free_placed_from on orders (placed_from, created_at) where price_amount = 0;
-- 4 is closed, see ORDER_STATUS.
create index orders_closed on orders (id) where status = 4;
-- The search for a part of the number reads this index alone.
create index orders_machine_time on orders (machine_id, created_at, id, number);

create table order_items (
  id text primary key,
  order_id text not null references orders (id),
  line bigint not null,
  goods_id text not null,
  shell_id text not null,
  colour_id text not null,
  goods text not null,
  price_amount bigint not null,
  findings text not null,
  thumbnail text,
  discount_amount bigint not null default 0,
  document_hash text references documents (hash),
  drawings bigint not null default 0,
  drawings_amount bigint not null default 0,
  model_made bigint not null default 0,
  constraint order_items_line unique (order_id, line),
  constraint order_items_sound check (line >= 1 and price_amount >= 0)
);
create index order_items_thumbnail on order_items (thumbnail);
create index order_items_document on order_items (document_hash);

create table order_events (
  order_id text not null references orders (id),
  seq bigint not null,
  at bigint not null,
  machine text not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  actor text not null,
  cause text not null,
  item_id text,
  constraint order_events_key primary key (order_id, seq)
);

create table nicknames (
  order_id text primary key references orders (id),
  name text not null,
  set_at bigint not null
);

create table deliveries (
  order_id text primary key references orders (id),
  address text not null,
  fee_amount bigint not null,
  company text,
  express_number text,
  packed_at bigint,
  shipped_at bigint,
  received_at bigint,
  returned_at bigint,
  return_reason text,
  constraint deliveries_sound check (
    fee_amount >= 0 and (shipped_at is null) = (company is null) and (shipped_at is null) = (express_number is null)
    and (received_at is null or shipped_at is not null)
  )
);

create table mail_addresses (
  id text primary key,
  account_id text unique references accounts (id) on delete cascade,
  order_id text unique references orders (id),
  person_id text unique references partner_people (id),
  address text not null,
  language text not null,
  news bigint not null,
  state text not null,
  off_key text not null unique,
  created_at bigint not null,
  constraint mail_addresses_state check (state in ('open', 'bounced')),
  constraint mail_addresses_owner check (
    case when account_id is null then 0 else 1 end + case when order_id is null then 0 else 1 end
      + case when person_id is null then 0 else 1 end = 1)
);
create index mail_addresses_address on mail_addresses (address);
create index mail_addresses_order_age on mail_addresses (created_at) where order_id is not null;

create table asked_mail_addresses (
  id text primary key,
  account_id text unique references accounts (id) on delete cascade,
  person_id text unique references partner_people (id),
  address text not null,
  language text not null,
  news bigint not null,
  key text not null unique,
  asked_at bigint not null,
  constraint asked_mail_addresses_owner check ((account_id is null) <> (person_id is null))
);
create index asked_mail_addresses_age on asked_mail_addresses (asked_at);

create table former_mail_addresses (
  id text primary key,
  account_id text references accounts (id) on delete cascade,
  person_id text references partner_people (id),
  address text not null,
  language text not null,
  news bigint not null,
  undo_key text unique,
  replaced_by text,
  replaced_at bigint not null,
  constraint former_mail_addresses_owner check ((account_id is null) <> (person_id is null))
);
create unique index former_mail_addresses_account on former_mail_addresses (account_id, address) where account_id is not null;
create unique index former_mail_addresses_person on former_mail_addresses (person_id, address) where person_id is not null;
create index former_mail_addresses_age on former_mail_addresses (replaced_at);

create table former_parcels (
  id text primary key,
  order_id text not null references orders (id),
  company text not null,
  express_number text not null,
  shipped_at bigint not null,
  received_at bigint,
  replaced_at bigint not null
);
create index former_parcels_order on former_parcels (order_id);
`;
