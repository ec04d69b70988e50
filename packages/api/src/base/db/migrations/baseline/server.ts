/** Background work, reports, and the proof that the database takes a write. */
export const SERVER = `
create table background_jobs (
  id text primary key,
  kind text not null,
  payload text not null,
  key text,
  run_at bigint not null,
  attempts bigint not null,
  lease_until bigint not null,
  fence bigint not null,
  last_error text,
  asked_again bigint not null default 0,
  lane bigint not null default 0,
  owner text,
  failures text,
  address text,
  request_id text,
  constraint background_jobs_key unique (kind, key)
);
create index background_jobs_due on background_jobs (lane, run_at);
create index background_jobs_owner on background_jobs (owner, lane);

-- On SQLite, rows lie in the order of the primary key: the rows of a shop and a time are read in one go.
create table report_money (
  entry text not null,
  line bigint not null,
  partner_id text not null,
  machine_id text,
  goods_id text,
  shell_id text,
  at bigint not null,
  currency text not null,
  orders bigint not null,
  items bigint not null,
  goods bigint not null,
  delivery bigint not null,
  discount bigint not null,
  refunds bigint not null,
  commission bigint not null,
  promoted bigint not null,
  reprints bigint not null,
  constraint report_money_key primary key (partner_id, at, entry, line)
) without rowid;
create index report_money_entry on report_money (entry);
create index report_money_time on report_money (at, entry);

create table report_prints (
  job_id text not null,
  kind text not null,
  nth bigint not null,
  partner_id text not null,
  machine_id text not null,
  goods_id text not null,
  shell_id text not null,
  at bigint not null,
  took_ms bigint not null,
  constraint report_prints_key primary key (partner_id, kind, at, job_id, nth)
) without rowid;
create index report_prints_job on report_prints (job_id, kind);

-- One row that is written to show that the database takes a write.
create table readiness (
  writes bigint not null
);
insert into readiness (writes) values (0);
`;
