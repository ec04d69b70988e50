/** Designs, their pictures, and the links under which they are shared. */
export const DESIGNS = `
create table documents (
  hash text primary key,
  content text not null,
  bytes bigint not null
);
-- Sizes are summed without the designs.
create index documents_bytes on documents (hash, bytes);

create table document_pictures (
  hash text not null references documents (hash) on delete cascade,
  asset text not null,
  constraint document_pictures_key primary key (hash, asset)
);
create index document_pictures_asset on document_pictures (asset);

create table works (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  goods_id text not null,
  title text not null,
  revision bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint,
  art_hash text not null,
  document_hash text references documents (hash),
  choice text,
  pair text
);
create index works_account on works (account_id, updated_at);
create index works_art on works (art_hash);
create index works_document on works (document_hash);
create index works_deleted on works (deleted_at);
create index works_pair on works (pair);

create table thumbnails (
  art_hash text not null,
  side bigint not null,
  asset text,
  created_at bigint not null,
  constraint thumbnails_key primary key (art_hash, side)
);
create index thumbnails_asset on thumbnails (asset);
create index thumbnails_created on thumbnails (created_at);

create table shares (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  work_id text not null references works (id) on delete cascade,
  goods_id text not null,
  title text not null,
  art_hash text not null,
  created_at bigint not null,
  revoked_at bigint,
  document_hash text references documents (hash),
  choice text
);
create unique index shares_live on shares (work_id, art_hash) where revoked_at is null;
create index shares_account on shares (account_id, created_at);
create index shares_document on shares (document_hash);
create index shares_art on shares (art_hash);
create index shares_revoked on shares (revoked_at);
create index shares_work on shares (work_id);

create table share_reports (
  share_id text not null references shares (id) on delete cascade,
  reporter text not null,
  reason text not null,
  created_at bigint not null,
  settled_at bigint,
  constraint share_reports_key primary key (share_id, reporter)
);
create index share_reports_open on share_reports (created_at) where settled_at is null;

create table withdrawn_shares (
  share_id text primary key,
  account_id text not null,
  document_hash text not null,
  person_id text not null references partner_people (id),
  at bigint not null
);
create index withdrawn_shares_content on withdrawn_shares (document_hash);
create index withdrawn_shares_account on withdrawn_shares (account_id);

create table collection (
  account_id text not null references accounts (id) on delete cascade,
  kind text not null,
  item text not null,
  added_at bigint not null,
  constraint collection_key primary key (account_id, kind, item)
);

create table shopping_list (
  id text primary key,
  account_id text not null,
  client_key text not null,
  goods_id text not null,
  shell_id text not null,
  colour_id text not null,
  surface_name text,
  work_id text,
  goods text not null,
  thumbnail text,
  added_at bigint not null,
  removed_at bigint,
  version bigint not null,
  document_hash text references documents (hash),
  drawings bigint not null default 0,
  constraint shopping_list_client_key unique (account_id, client_key)
);
create index shopping_list_account on shopping_list (account_id, added_at);
create index shopping_list_thumbnail on shopping_list (thumbnail);
create index shopping_list_document on shopping_list (document_hash);
create index shopping_list_removed on shopping_list (removed_at);

create table pictures (
  account_id text not null references accounts (id) on delete cascade,
  asset text not null,
  proxy_asset text not null,
  media_type text not null,
  width bigint not null,
  height bigint not null,
  bytes bigint not null,
  created_at bigint not null,
  proxy_bytes bigint not null default 0,
  unused_since bigint,
  drawn_from text,
  model_source text,
  constraint pictures_key primary key (account_id, asset)
);
create index pictures_asset on pictures (asset);
create index pictures_proxy on pictures (proxy_asset);

create table uploads (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  length bigint not null,
  sha256 text,
  expires_at bigint not null,
  asset text,
  width bigint,
  height bigint,
  refused text
);
create index uploads_expiry on uploads (expires_at);
create index uploads_account on uploads (account_id);

create table blob_leftovers (
  asset text primary key,
  since bigint not null
);
create index blob_leftovers_since on blob_leftovers (since);

create table drawings (
  id text primary key,
  account_id text not null references accounts (id),
  client_key text,
  machine_id text,
  state text not null,
  prompt text not null,
  style text not null,
  picture text,
  variation_of text,
  variation_number bigint,
  seed bigint not null,
  area text not null,
  progress bigint not null,
  failure text,
  refused_for text,
  unknown text not null,
  near text not null,
  counted bigint not null,
  begun bigint not null,
  task text,
  created_at bigint not null,
  began_at bigint,
  expires_at bigint,
  deleted_at bigint,
  constraint drawings_key unique (account_id, client_key)
);
create index drawings_account on drawings (account_id, created_at, id);
create index drawings_station on drawings (machine_id, created_at);
create index drawings_created on drawings (created_at, id);
create index drawings_open on drawings (created_at, id) where state in ('queued', 'running');
create index drawings_expire on drawings (expires_at) where expires_at is not null;
create index drawings_deleted on drawings (created_at) where deleted_at is not null;
create index drawings_uncounted on drawings (created_at) where counted = 0;

create table drawing_results (
  drawing_id text not null references drawings (id),
  number bigint not null,
  seed bigint not null,
  asset text not null,
  proxy_asset text not null,
  media_type text not null,
  width bigint not null,
  height bigint not null,
  kept text,
  model_source text,
  constraint drawing_results_key primary key (drawing_id, number)
);
create index drawing_results_asset on drawing_results (asset);
create index drawing_results_proxy on drawing_results (proxy_asset);

create table pair_rooms (
  id text primary key,
  shared text not null,
  revision bigint not null,
  photos bigint not null,
  created_at bigint not null,
  ends_at bigint not null
);
create index pair_rooms_end on pair_rooms (ends_at);

create table pair_room_people (
  room_id text not null references pair_rooms (id) on delete cascade,
  side text not null,
  account_id text references accounts (id) on delete cascade,
  goods_id text not null,
  name text,
  joined_at bigint not null,
  seen_at bigint not null,
  ground text,
  picture text,
  shown bigint not null,
  constraint pair_room_people_key primary key (room_id, side)
);
create index pair_room_people_account on pair_room_people (account_id);

create table wishes (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  machine_id text not null references machines (id),
  goods_id text,
  shell_id text,
  colour_id text,
  model text not null,
  key text not null,
  language text not null,
  created_at bigint not null,
  told_at bigint,
  constraint wishes_once unique (account_id, machine_id, key)
);
create index wishes_waiting on wishes (told_at, machine_id, key);
`;
