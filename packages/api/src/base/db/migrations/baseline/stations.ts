/** Stations, what they report, and what people do at them. */
export const STATIONS = `
create table machines (
  id text primary key,
  partner_id text not null,
  name text not null,
  address text not null,
  language text not null,
  currency text not null,
  created_at bigint not null,
  bed_width double precision not null default 320,
  bed_height double precision not null default 420,
  print_settings text,
  delivery_fee bigint,
  voucher_place text,
  colour_profile text,
  latitude double precision,
  longitude double precision,
  phone text not null default '',
  email text not null default '',
  time_zone text,
  schedule text,
  poster_at bigint,
  search_name text not null default ''
);
create index machines_partner on machines (partner_id);

create table station_enrolments (
  code_hash text primary key,
  machine_id text not null references machines (id),
  expires_at bigint not null,
  used_at bigint
);

create table station_keys (
  key_hash text primary key,
  machine_id text not null references machines (id),
  kind text not null,
  display_id text unique,
  created_at bigint not null,
  revoked_at bigint
);
create index station_keys_machine on station_keys (machine_id);

create table display_pairings (
  code_hash text primary key,
  key_hash text not null unique,
  expires_at bigint not null
);
create index display_pairings_expired on display_pairings (expires_at);

create table station_reports (
  machine_id text primary key references machines (id),
  state text not null,
  reasons text not null,
  version text not null,
  heard_at bigint not null,
  formats text,
  supplies text,
  media text,
  temperature double precision,
  printer_at bigint
);

create table station_states (
  machine_id text primary key references machines (id),
  state text not null,
  wish text not null,
  since bigint not null,
  version bigint not null,
  maintained_until bigint
);

create table station_events (
  machine_id text not null references machines (id),
  seq bigint not null,
  at bigint not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  actor text not null,
  cause text not null,
  constraint station_events_key primary key (machine_id, seq)
);
-- The events by which a station begins or ends to take orders, without the many between two prints.
create index station_events_switch on station_events (machine_id, at)
  where (from_state in ('ready', 'printing')) <> (to_state in ('ready', 'printing'));

create table station_moves (
  machine_id text not null references machines (id),
  at bigint not null,
  since bigint not null,
  from_partner text not null references partners (id),
  to_partner text not null references partners (id),
  person_id text not null references partner_people (id),
  reason text not null,
  constraint station_moves_key primary key (machine_id, at)
);
create index station_moves_from on station_moves (from_partner);
create index station_moves_to on station_moves (to_partner);

create table station_bays (
  machine_id text primary key references machines (id),
  bays text,
  version bigint not null
);

create table station_windows (
  id text primary key,
  machine_id text not null references machines (id),
  from_at bigint not null,
  until_at bigint not null,
  reason text not null,
  actor text not null,
  state text not null,
  wish_before text
);
create index station_windows_machine on station_windows (machine_id, state, from_at);
create index station_windows_due on station_windows (from_at) where state in ('planned', 'open');

create table station_pickup_keys (
  machine_id text primary key references machines (id),
  public_key text not null,
  private_key text not null,
  created_at bigint not null
);

create table pickup_guesses (
  machine_id text primary key,
  misses bigint not null,
  missed_at bigint not null,
  told_misses bigint not null,
  told_since bigint not null,
  told_at bigint not null
);

create table machine_calibrations (
  machine_id text not null references machines (id),
  version bigint not null,
  calibration text not null,
  actor text not null,
  at bigint not null,
  constraint machine_calibrations_key primary key (machine_id, version)
);

create table machine_profiles (
  machine_id text not null references machines (id),
  version bigint not null,
  asset text not null,
  name text not null,
  facts text not null,
  person_id text not null references partner_people (id),
  at bigint not null,
  ended_at bigint,
  dropped_at bigint,
  constraint machine_profiles_key primary key (machine_id, version)
);

create table test_prints (
  id text primary key,
  machine_id text not null references machines (id),
  state text not null,
  settings text not null,
  slot text,
  file text,
  fence bigint not null,
  lease_until bigint not null,
  seq bigint not null,
  percent bigint not null,
  reason text not null,
  created_at bigint not null,
  chart text,
  seen text
);
create index test_prints_machine on test_prints (machine_id, created_at);

create table station_printer_searches (
  machine_id text primary key references machines (id),
  search_id text not null,
  asked_at bigint not null,
  found text,
  chosen text,
  chosen_at bigint,
  outcome text
);

create table incident_snoozes (
  partner_id text not null references partners (id),
  machine_id text not null references machines (id),
  kind text not null,
  at bigint not null,
  until_at bigint not null,
  person_id text not null references partner_people (id),
  constraint incident_snoozes_key primary key (partner_id, machine_id, kind)
);

create table told_incidents (
  partner_id text not null references partners (id),
  machine_id text not null references machines (id),
  kind text not null,
  told bigint not null,
  found bigint not null,
  less_at bigint,
  detail text not null,
  constraint told_incidents_key primary key (partner_id, kind, machine_id)
);
`;
