/** Versions of the station agent, and what stations run. */
export const FLEET = `
create table agent_releases (
  version text primary key,
  sha256 text not null,
  bytes bigint not null,
  signature text not null,
  file text not null,
  notes text not null,
  state text not null,
  share bigint not null,
  rolled bigint not null,
  judged_from bigint not null,
  stopped_at bigint,
  added_at bigint not null,
  person_id text not null references partner_people (id)
);

create table agent_release_stations (
  version text not null references agent_releases (version),
  machine_id text not null references machines (id),
  constraint agent_release_stations_key primary key (version, machine_id)
);

create table station_agents (
  machine_id text primary key references machines (id),
  bucket bigint not null,
  wished text references agent_releases (version),
  attempt bigint not null,
  fault text,
  fault_detail text not null,
  fault_version text not null,
  fault_attempt bigint not null,
  fault_at bigint not null
);

create table station_print_hours (
  machine_id text not null references machines (id),
  hour bigint not null,
  prints bigint not null,
  failures bigint not null,
  constraint station_print_hours_key primary key (machine_id, hour)
);
create index station_print_hours_failed on station_print_hours (hour, machine_id, failures) where failures > 0;

create table station_logs (
  id text primary key,
  machine_id text not null references machines (id),
  asked_at bigint not null,
  person_id text not null references partner_people (id),
  reason text not null,
  lines bigint not null,
  sent_at bigint,
  text text
);
create index station_logs_machine on station_logs (machine_id, asked_at);
create index station_logs_asked on station_logs (asked_at);

create table station_remote_care (
  id text primary key,
  machine_id text not null references machines (id),
  kind text not null,
  reason text not null,
  during_print bigint not null,
  person_id text not null references partner_people (id),
  asked_at bigint not null,
  expires_at bigint not null,
  taken_at bigint,
  ended_at bigint,
  outcome text,
  figures text
);
create index station_remote_care_machine on station_remote_care (machine_id, asked_at);
`;
