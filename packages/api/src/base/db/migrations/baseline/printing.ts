/** Print jobs, and what people decide about them. */
export const PRINTING = `
create table print_jobs (
  id text primary key,
  order_id text not null references orders (id),
  item_id text not null unique references order_items (id),
  line bigint not null,
  number text not null unique,
  machine_id text not null references machines (id),
  state text not null,
  file text,
  settings text not null,
  width double precision not null,
  height double precision not null,
  fence bigint not null,
  lease_until bigint not null,
  seq bigint not null,
  percent bigint not null,
  reason text not null,
  bay text,
  pickup_code text,
  created_at bigint not null,
  queued_at bigint,
  started_at bigint,
  ready_at bigint,
  collected_at bigint,
  pickup_token text,
  pickup_check text,
  reminded_at bigint,
  set_aside_at bigint,
  request_id text,
  reprint_id text
);
create index print_jobs_order on print_jobs (order_id);
create index print_jobs_machine on print_jobs (machine_id, state, queued_at);
create index print_jobs_lease on print_jobs (state, lease_until);
-- Two items in one pickup area never share a code.
create unique index print_jobs_code on print_jobs (machine_id, pickup_code)
  where state in ('dispatching', 'printing', 'taken', 'printed', 'discharging', 'ready', 'unsure');
create index print_jobs_file on print_jobs (file);
create index print_jobs_open on print_jobs (state) where state not in ('collected', 'received', 'cancelled');
create index print_jobs_pickup_code on print_jobs (pickup_code, machine_id);
create index print_jobs_made on print_jobs (machine_id, created_at, number);
-- How long the last prints took, for every queue.
create index print_jobs_ready on print_jobs (machine_id, ready_at, started_at) where ready_at is not null;
create index print_jobs_bay on print_jobs (machine_id, bay)
  where state in ('dispatching', 'printing', 'taken', 'printed', 'discharging', 'unsure', 'ready');

create table print_decisions (
  job_id text not null references print_jobs (id),
  fence bigint not null,
  partner_id text not null,
  decision text not null,
  piece text not null,
  reason text not null,
  at bigint not null,
  person_id text not null,
  later text,
  machine_id text not null,
  constraint print_decisions_key primary key (job_id, fence)
);
create index print_decisions_used on print_decisions (partner_id, at) where piece = 'used' and decision <> 'printed';

create table design_reviews (
  id text primary key,
  job_id text not null references print_jobs (id),
  order_id text not null references orders (id),
  item_id text not null references order_items (id),
  partner_id text not null references partners (id),
  person_id text not null references partner_people (id),
  document_hash text not null,
  goods_id text not null,
  decision text not null,
  reason text,
  words text not null,
  at bigint not null
);
create index design_reviews_order on design_reviews (order_id);
create index design_reviews_document on design_reviews (partner_id, document_hash, goods_id, at);

create table lease_sweeps (
  id bigint primary key,
  at bigint not null
);
`;
