/** Shops, the people who work in them, and what both changed. */
export const PARTNERS = `
create table partners (
  id text primary key,
  name text not null,
  created_at bigint not null,
  commission_permille bigint,
  max_stations bigint,
  version bigint not null default 0,
  state text not null default 'open',
  phone text not null default '',
  email text not null default '',
  address text not null default '',
  legal_name text not null default '',
  country text not null default '',
  vat_id text not null default '',
  registration text not null default '',
  time_zone text,
  language text,
  prices_version bigint not null default 0,
  vat_permille bigint,
  search_name text not null default '',
  design_review text not null default 'off'
);

create table partner_people (
  id text primary key,
  username text not null unique,
  name text not null,
  password_hash text,
  created_at bigint not null,
  last_login_at bigint
);

create table memberships (
  person_id text not null references partner_people (id),
  partner_id text not null references partners (id),
  role text not null,
  state text not null,
  stations text,
  invite_hash text unique,
  invited_until bigint,
  created_at bigint not null,
  used_at bigint not null,
  constraint memberships_key primary key (person_id, partner_id),
  constraint memberships_role check (role in ('owner', 'manager', 'counter', 'technician', 'accountant')),
  constraint memberships_stations check (role <> 'owner' or stations is null),
  constraint memberships_invitation
    check ((state = 'invited') = (invite_hash is not null) and (invite_hash is null) = (invited_until is null))
);
create index memberships_partner on memberships (partner_id);

create table partner_person_events (
  person_id text not null references partner_people (id),
  seq bigint not null,
  partner_id text not null references partners (id),
  at bigint not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  role text not null,
  by_person text,
  constraint partner_person_events_key primary key (person_id, partner_id, seq)
);

create table partner_sessions (
  token_hash text primary key,
  person_id text not null references partner_people (id),
  partner_id text references partners (id),
  started_at bigint not null,
  expires_at bigint not null
);
create index partner_sessions_person on partner_sessions (person_id);

create table operators (
  person_id text primary key references partner_people (id),
  created_at bigint not null,
  used_at bigint not null,
  state text not null default 'active',
  proposed_by text references partner_people (id),
  invite_hash text,
  invited_until bigint
);
create unique index operators_invite on operators (invite_hash) where invite_hash is not null;

create table operator_events (
  id text primary key,
  at bigint not null,
  person_id text not null references partner_people (id),
  event text not null,
  subject text not null,
  reason text not null
);
create index operator_events_by_subject on operator_events (subject, id);

create table shop_changes (
  id text primary key,
  partner_id text not null references partners (id),
  at bigint not null,
  person_id text not null references partner_people (id),
  changes text not null
);
create index shop_changes_partner on shop_changes (partner_id, at, id);

create table shop_vat_rates (
  partner_id text not null references partners (id),
  since bigint not null,
  permille bigint,
  person_id text not null references partner_people (id),
  constraint shop_vat_rates_key primary key (partner_id, since)
);

create table shop_push_subscriptions (
  id text primary key,
  partner_id text not null references partners (id),
  person_id text not null references partner_people (id),
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at bigint not null
);
create index shop_push_shop on shop_push_subscriptions (partner_id);
create index shop_push_person on shop_push_subscriptions (person_id);
`;
