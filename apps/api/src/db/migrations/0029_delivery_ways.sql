-- How a shop's goods come to its customers: one document, in the shop's order. No row: customers are not asked.
create table delivery_ways (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  ways jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id)
);
alter table delivery_ways enable row level security;
alter table delivery_ways force row level security;
create policy tenant on delivery_ways using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on delivery_ways to mauzo_app;
grant update (ways, updated_at) on delivery_ways to mauzo_app;

-- The way its customer chose, as it was called then, and where to. Its fee is a charge.
alter table orders
  add column delivery_way text not null default '' check (char_length(delivery_way) <= 60),
  add column delivery_place text not null default '' check (char_length(delivery_place) <= 200);
