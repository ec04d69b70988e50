/** What can be ordered and where, and the library of the studio. */
export const CATALOGUE = `
create table goods (
  id text primary key,
  category text not null,
  brand text not null,
  model text not null,
  year bigint not null,
  source text not null,
  surface text not null,
  sort bigint not null,
  search_name text not null default ''
);

create table shells (
  id text primary key,
  name text not null,
  underbase text not null,
  sort bigint not null,
  categories text not null default '["phoneCase"]',
  own bigint not null default 0,
  facts text not null default '{}'
);

create table shell_colours (
  id text primary key,
  shell_id text not null references shells (id),
  name text not null,
  colour text not null,
  opacity double precision not null,
  sort bigint not null
);

create table prices (
  machine_id text not null,
  shell_id text not null references shells (id),
  amount bigint not null,
  area_amount bigint not null default 0,
  currency text not null,
  constraint prices_key primary key (machine_id, shell_id),
  constraint prices_positive check (amount > 0)
);

create table typefaces (
  key text primary key,
  title text not null,
  licence text not null,
  sort bigint not null
);

create table library (
  kind text not null,
  key text not null,
  title text not null,
  group_name text not null,
  keywords text not null,
  url text not null,
  width bigint not null,
  height bigint not null,
  licence text not null,
  sort bigint not null,
  titles text not null default '{}',
  preview text not null default '',
  constraint library_key primary key (kind, key)
);
`;
