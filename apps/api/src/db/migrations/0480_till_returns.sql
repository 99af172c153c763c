-- Goods that were brought back to the counter: in which shift, what came back, and the cash that was given back for it. The
-- order has its return as any other; this is what the receipt of it says, and what makes it happen once.
create table pos_returns (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  shift_id uuid not null,
  order_id uuid not null,
  -- of what was sent, which tells the same return from another one with its id
  request_hash bytea not null,
  lines jsonb not null,
  -- what the order comes to less
  returned_minor bigint not null constraint pos_return_returned check (returned_minor >= 0),
  refunded_minor bigint not null constraint pos_return_refunded check (refunded_minor >= 0),
  user_id uuid,
  user_name text not null default '',
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, shift_id) references pos_shifts,
  foreign key (shop_id, order_id) references orders
);
create index on pos_returns (shop_id, shift_id);
create index on pos_returns (shop_id, order_id);

alter table pos_returns enable row level security;
alter table pos_returns force row level security;
create policy tenant on pos_returns using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on pos_returns to mauzo_app;
