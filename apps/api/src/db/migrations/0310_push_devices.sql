-- Browsers in which somebody of a shop wants to hear of customers who write while Mauzo is not open there. A device ends
-- with the session that it was added in, however that ends, and with the membership.
create table push_devices (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  session_id uuid not null references auth.sessions on delete cascade,
  -- where its push service takes messages, and what they are encrypted for
  endpoint text not null constraint push_device_endpoint check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  -- that of the device, for people who have chosen none
  language text not null constraint push_device_language check (language in ('en', 'sw')),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, endpoint),
  foreign key (shop_id, user_id) references memberships (shop_id, user_id) on delete cascade
);
create index on push_devices (shop_id, user_id, seen_at);
create index on push_devices (session_id);
alter table push_devices enable row level security;
alter table push_devices force row level security;
create policy tenant on push_devices
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on push_devices to mauzo_app;
