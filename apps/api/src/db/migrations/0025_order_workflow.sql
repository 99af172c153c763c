-- How a shop calls its orders' states, whom it tells what, and what happens when an order waits. No row: the product's own.
create table order_workflows (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  workflow jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id)
);

-- What was told of an order, to whom and how; of one occasion once.
create table order_messages (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  -- the state its goods came into, 'paid', or 'reminder'
  event text not null,
  -- what occasion it was: how often the goods had moved, which payment, which timer
  occasion text not null check (char_length(occasion) <= 80),
  audience text not null constraint order_message_audience check (audience in ('customer', 'staff')),
  channel text constraint order_message_channel check (channel in ('chat', 'mail')),
  text text not null,
  state text not null constraint order_message_state check (state in ('waiting', 'sent', 'dropped', 'unreachable')),
  -- only while the order's goods have moved so often; null: in any case
  moves integer,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, order_id, occasion, audience),
  foreign key (shop_id, order_id) references orders,
  check ((channel is null) = (state = 'unreachable'))
);

do $$
declare
  tenant_table text;
  mine constant text := 'shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid';
begin
  foreach tenant_table in array array['order_workflows', 'order_messages'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (%s) with check (%s)', tenant_table, mine, mine);
    execute format('grant select, insert on %I to mauzo_app', tenant_table);
  end loop;
end $$;
grant update (workflow, updated_at) on order_workflows to mauzo_app;
grant update (state) on order_messages to mauzo_app;

-- Since when an order's goods are where they are.
alter table orders add column moved_at timestamptz not null default now();
update orders o set moved_at = coalesce(
  (select max(h.created_at) from order_changes h where h.shop_id = o.shop_id and h.order_id = o.id and h.kind = 'moved'),
  o.placed_at);
grant update (moved_at) on orders to mauzo_app;
