/** Accounts of customers, their logins and limits. */
export const ACCOUNTS = `
create table accounts (
  id text primary key,
  phone text unique,
  password_hash text,
  created_at bigint not null,
  phone_proved_at bigint,
  openid_at bigint,
  terms_version text,
  terms_at bigint
);
create index accounts_phone_end on accounts (substr(phone, length(phone) - 3)) where phone is not null;

create table sessions (
  token_hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  started_at bigint not null,
  expires_at bigint not null,
  login text not null,
  browser text not null,
  since bigint not null,
  used_at bigint not null
);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);

create table erased_logins (
  token_hash text primary key,
  until bigint not null
);
create index erased_logins_until on erased_logins (until);

create table known_devices (
  device_hash text not null,
  holder text not null,
  used_at bigint not null,
  constraint known_devices_key primary key (device_hash, holder)
);
create index known_devices_holder on known_devices (holder, used_at);

create table phone_codes (
  challenge_hash text primary key,
  phone text not null,
  password_hash text not null,
  knows text,
  code_hash text not null,
  tries bigint not null,
  expires_at bigint not null
);
create index phone_codes_phone on phone_codes (phone);

create table openid_identities (
  issuer text not null,
  subject text not null,
  account_id text not null references accounts (id),
  created_at bigint not null,
  constraint openid_identities_key primary key (issuer, subject)
);
create index openid_identities_account on openid_identities (account_id);

create table openid_attempts (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  nonce text not null,
  verifier text not null,
  connects text,
  expires_at bigint not null
);
create index openid_attempts_expiry on openid_attempts (expires_at);

create table attempts (
  subject text primary key,
  window_start bigint not null,
  count bigint not null
);

create table byte_counts (
  subject text primary key,
  window_start bigint not null,
  bytes bigint not null
);

create table addresses (
  id text primary key,
  account_id text not null references accounts (id),
  recipient text not null,
  phone text not null,
  country text not null,
  province text not null,
  city text not null,
  detail text not null,
  postal_code text not null,
  email text not null,
  is_default bigint not null,
  saved_at bigint not null,
  constraint addresses_default check (is_default in (0, 1))
);
create index addresses_account on addresses (account_id, saved_at);
create unique index addresses_one_default on addresses (account_id) where is_default = 1;

create table push_subscriptions (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at bigint not null,
  login text,
  ended_at bigint
);
create index push_subscriptions_account on push_subscriptions (account_id, created_at);
create index push_subscriptions_ended on push_subscriptions (ended_at);

create table push_keys (
  name text primary key,
  private_key text not null,
  created_at bigint not null
);
`;
