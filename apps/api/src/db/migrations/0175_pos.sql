-- Selling over the counter: registers, shifts at them, what goes into a drawer and out of it besides sales, and sales. A
-- sale is an order of a channel of its own; what is kept of it besides is what the till said.
create table pos_settings (
  shop_id uuid primary key references shops,
  id uuid not null default uuidv7(),
  settings jsonb not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now()
);

-- Ids are the clients', so that the same is never done twice.
create table pos_shifts (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  -- of the settings, with its name at the time
  register_id text not null,
  register_name text not null,
  float_minor bigint not null constraint pos_shift_float check (float_minor >= 0),
  opened_at timestamptz not null default now(),
  user_id uuid,
  user_name text not null default '',
  closed_at timestamptz,
  closed_by uuid,
  closed_name text not null default '',
  -- what should have been in the drawer when it was counted, and what was
  expected_minor bigint,
  counted_minor bigint constraint pos_shift_counted check (counted_minor >= 0),
  note text not null default '',
  primary key (shop_id, id),
  constraint pos_shift_closed check (
    (closed_at is null) = (counted_minor is null) and (closed_at is null) = (expected_minor is null))
);
-- A register has one drawer, which belongs to one shift at a time.
create unique index pos_shifts_open_idx on pos_shifts (shop_id, register_id) where closed_at is null;
create index on pos_shifts (shop_id, opened_at, id);

create table pos_drawer_moves (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  shift_id uuid not null,
  kind text not null constraint pos_drawer_move_kind check (kind in ('in', 'out')),
  amount_minor bigint not null constraint pos_drawer_move_amount check (amount_minor > 0),
  reason text not null,
  user_id uuid,
  user_name text not null default '',
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, shift_id) references pos_shifts
);
create index on pos_drawer_moves (shop_id, shift_id);

create table pos_sales (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  shift_id uuid not null,
  -- of what was sent, which tells the same sale from another one with its id
  request_hash bytea not null,
  order_id uuid,
  total_minor bigint not null,
  -- what of it was paid at once; the rest is owed
  paid_minor bigint not null constraint pos_sale_paid check (paid_minor between 0 and total_minor),
  change_minor bigint not null constraint pos_sale_change check (change_minor >= 0),
  user_id uuid,
  user_name text not null default '',
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, shift_id) references pos_shifts,
  foreign key (shop_id, order_id) references orders
);
create index on pos_sales (shop_id, shift_id);
create unique index pos_sales_order_idx on pos_sales (shop_id, order_id);

do $$
declare
  name text;
begin
  foreach name in array array['pos_settings', 'pos_shifts', 'pos_drawer_moves', 'pos_sales'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I
      using (shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid)
      with check (shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid)', name);
    execute format('grant select, insert on %I to mauzo_app', name);
  end loop;
end $$;
grant update (settings, version, updated_by, updated_at) on pos_settings to mauzo_app;
grant update (closed_at, closed_by, closed_name, expected_minor, counted_minor, note) on pos_shifts to mauzo_app;
grant update (order_id) on pos_sales to mauzo_app;

-- The shift whose drawer the money went through, and what was missing in it when it was counted, or was too much.
alter table transfers add column shift_id uuid;
alter table transfers add foreign key (shop_id, shift_id) references pos_shifts;
create index on transfers (shop_id, shift_id) where shift_id is not null;
create unique index transfers_difference_idx on transfers (shop_id, shift_id) where kind = 'difference';
alter table transfers
  drop constraint transfer_kind,
  add constraint transfer_kind check (kind in (
    'payment', 'refund', 'unmatched', 'allocation', 'surplus', 'fee', 'rounding', 'settlement', 'withdrawal', 'expense',
    'difference', 'reversal'));

alter table orders
  drop constraint order_channel,
  add constraint order_channel check (channel in ('web', 'whatsapp', 'manual', 'pos'));
alter table customers
  drop constraint customers_channels_check,
  add constraint customers_channels_check check (channels <@ '{web,whatsapp,manual,pos}'),
  drop constraint customer_source,
  add constraint customer_source check (source in ('web', 'whatsapp', 'manual', 'pos', 'added', 'imported'));
