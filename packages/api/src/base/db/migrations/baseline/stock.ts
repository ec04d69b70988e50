/** Pieces in stock, what they are held for, and the codes on their packs. */
export const STOCK = `
create table stock_counts (
  machine_id text not null references machines (id),
  goods_id text not null,
  shell_id text not null,
  colour_id text not null,
  available bigint not null,
  on_hand bigint not null,
  missing bigint not null default 0,
  constraint stock_counts_key primary key (machine_id, goods_id, shell_id, colour_id),
  constraint stock_counts_sound check (available >= 0 and on_hand >= available)
);

create table stock_movements (
  id text primary key,
  machine_id text not null,
  goods_id text not null,
  shell_id text not null,
  colour_id text not null,
  kind text not null,
  available bigint not null,
  on_hand bigint not null,
  order_id text,
  actor text not null,
  at bigint not null,
  reason text
);
create index stock_movements_item on stock_movements (machine_id, goods_id, shell_id, colour_id, at);
-- Spoiled pieces are few and are found by time.
create index stock_movements_short on stock_movements (machine_id, at) where kind = 'correct' and on_hand < 0;
create index stock_movements_use on stock_movements (machine_id, at, goods_id, shell_id, colour_id) where kind = 'use';
create index stock_movements_machine_time on stock_movements (machine_id, at, id);

create table stock_holds (
  item_id text primary key,
  order_id text not null,
  machine_id text not null,
  goods_id text not null,
  shell_id text not null,
  colour_id text not null,
  state text not null
);

create table stock_codes (
  id text primary key,
  partner_id text not null references partners (id),
  code text not null,
  goods_id text not null,
  shell_id text not null,
  colour_id text not null,
  pieces bigint not null,
  person_id text not null references partner_people (id),
  at bigint not null,
  replaced_at bigint,
  constraint stock_codes_pieces check (pieces > 0)
);
-- Of two people who teach one code at once, the database refuses the second.
create unique index stock_codes_code on stock_codes (partner_id, code) where replaced_at is null;

create table stock_minimums (
  machine_id text not null references machines (id),
  goods_id text not null,
  shell_id text not null,
  colour_id text not null,
  pieces bigint not null,
  person_id text not null references partner_people (id),
  at bigint not null,
  constraint stock_minimums_key primary key (machine_id, goods_id, shell_id, colour_id),
  constraint stock_minimums_sound check (pieces >= 0)
);
`;
