-- What a message that left as a template costs, as the shop knows it from WhatsApp's bill. No row: nobody said.
create table message_prices (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  prices jsonb not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id)
);
alter table message_prices enable row level security;
alter table message_prices force row level security;
create policy tenant on message_prices using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on message_prices to mauzo_app;
grant update (prices, version, updated_by, updated_at) on message_prices to mauzo_app;

-- Which way a message about an order went, and what it costs: planned when it leaves.
alter table order_messages
  -- what a template puts in its fields; null: there was no way to send one
  add column fields jsonb,
  add column route text constraint order_message_route check (route in ('web', 'free', 'template', 'none')),
  add column category text constraint order_message_category check (category in ('service', 'utility', 'marketing')),
  add column why text check (why in ('on_web', 'window_open', 'window_closed', 'no_template', 'template_not_approved', 'no_consent',
    'unreachable', 'disconnected', 'nowhere')),
  add column template_name text,
  -- null where nobody said what one costs
  add column price_minor bigint check (price_minor >= 0),
  -- the message of the conversation that it became
  add column message_id uuid;
create index on order_messages (shop_id, message_id) where message_id is not null;
grant update (route, category, why, template_name, price_minor, message_id) on order_messages to mauzo_app;

update erasures set becomes = 'text = '''', fields = null' where table_name = 'order_messages';
