-- An order stands on two axes: where its goods are, and how much of its money is here. Its status is what both come to.
create table order_payments (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  -- below nothing: it went back
  amount_minor bigint not null check (amount_minor <> 0),
  method text not null constraint order_payment_method check (method in ('mobile_money', 'cash')),
  -- what the network or the till calls it
  reference text not null default '' check (char_length(reference) <= 60),
  user_id uuid references auth.users on delete set null,
  user_name text not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders
);
create index on order_payments (shop_id, order_id, id);

-- What is added to the goods, or taken off them: a charge, a discount, a delivery.
create table order_charges (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  kind text not null constraint order_charge_kind check (kind in ('charge', 'discount', 'delivery')),
  name text not null check (char_length(name) <= 60),
  type text not null constraint order_charge_type check (type in ('fixed', 'percentage')),
  -- minor units, or hundredths of a per cent of the goods
  value bigint not null check (value > 0 and (type = 'fixed' or value <= 10000)),
  amount_minor bigint not null check (amount_minor >= 0),
  position integer not null,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders
);
create index on order_charges (shop_id, order_id, position);

-- Who changed an order, when, why, and from where. That it was placed stands in the order itself.
create table order_changes (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  kind text not null constraint order_change_kind check (kind in ('moved', 'paid', 'refunded')),
  mover text not null constraint order_change_mover check (mover in ('staff', 'customer', 'timer')),
  via text not null constraint order_change_via check (via in ('dashboard', 'cart', 'timer')),
  user_id uuid references auth.users on delete set null,
  user_name text not null default '',
  reason text not null default '' check (char_length(reason) <= 200),
  change jsonb not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders
);
create index on order_changes (shop_id, order_id, id);

do $$
declare
  tenant_table text;
  mine constant text := 'shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid';
begin
  foreach tenant_table in array array['order_payments', 'order_charges', 'order_changes'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (%s) with check (%s)', tenant_table, mine, mine);
    execute format('grant select, insert on %I to mauzo_app', tenant_table);
  end loop;
end $$;

alter table orders
  add column goods text not null default 'new'
    constraint order_goods check (goods in ('new', 'preparing', 'ready', 'picked up', 'delivered', 'cancelled')),
  -- payments less what went back of them
  add column paid_minor bigint not null default 0 check (paid_minor >= 0),
  add column refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  -- how often its goods moved: what waits for an order knows by it whether the order waits still
  add column moves integer not null default 0,
  drop constraint order_channel,
  add constraint order_channel check (channel in ('web', 'whatsapp', 'manual'));

update orders set
  goods = case when status in ('cancelled', 'picked up', 'delivered') then status when status = 'completed' then 'delivered' else 'new' end,
  paid_minor = case when status in ('paid', 'completed') then total_minor else 0 end;
insert into order_payments (shop_id, order_id, amount_minor, method, user_name, created_at)
select shop_id, id, paid_minor, 'cash', '', placed_at from orders where paid_minor > 0;

alter table orders drop column status;
alter table orders
  add column money text not null generated always as (case
    when paid_minor = 0 and refunded_minor > 0 then 'refunded'
    when paid_minor >= total_minor then 'paid'
    when paid_minor > 0 then 'part paid'
    else 'unpaid' end) stored,
  add column status text generated always as (case
    when goods = 'cancelled' then 'cancelled'
    when paid_minor >= total_minor and not (paid_minor = 0 and refunded_minor > 0)
      then case when goods in ('picked up', 'delivered') then 'completed' else 'paid' end
    when goods in ('picked up', 'delivered') then goods
    else 'pending' end) virtual;
-- Every filter of the list asks for some goods and some money: each pair is read in the order of the list.
create index on orders (shop_id, goods, money, id desc);

revoke update on orders from mauzo_app;
grant update (goods, paid_minor, refunded_minor, moves) on orders to mauzo_app;

-- What a cancelled order gives back is what its movements come to.
create index on stock_movements (shop_id, order_id) where order_id is not null;
alter table stock_movements add check (reason <> 'return' or order_id is not null);

drop function search_orders(text, text, uuid, integer);
-- `since` and `before` are ids, which are in order of time; null: any.
create function search_orders(
  words text, in_goods text[], in_money text[], in_channels text[], least_minor bigint, most_minor bigint,
  since uuid, before uuid, at_most integer)
returns table (id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  with asked as materialized (
    select nullif(current_setting('app.shop_id', true), '')::uuid as shop_id,
      '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%' as inside
  ), numbered as (
    select o.id from orders o
    where o.shop_id = (select shop_id from asked)
      and o.number ~>=~ upper(words) and o.number ~<~ (upper(words) || chr(1114111))
      and o.goods = any(in_goods) and o.money = any(in_money) and o.channel = any(in_channels)
      and o.total_minor between least_minor and most_minor
      and (since is null or o.id >= since) and (before is null or o.id < before)
    order by o.id desc limit at_most
  ), named as materialized (
    select c.id from customers c
    where c.shop_id = (select shop_id from asked)
      and (c.name ilike (select inside from asked) or c.phone like (select inside from asked))
    limit 1001
  ), common as materialized (select count(*) > 1000 as yes from named)
  -- Few customers: their orders. Many: the newest orders are theirs, sooner or later.
  , of_few as (
    select o.id from named
    cross join lateral (
      select orders.* from orders
      where orders.shop_id = (select shop_id from asked) and orders.customer_id = named.id
        and (since is null or orders.id >= since) and (before is null or orders.id < before)
      order by orders.id desc
    ) o
    where not (select yes from common) and o.goods = any(in_goods) and o.money = any(in_money)
      and o.channel = any(in_channels) and o.total_minor between least_minor and most_minor
    order by o.id desc limit at_most
  ), of_many as (
    select o.id from orders o
    join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
    where (select yes from common) and o.shop_id = (select shop_id from asked)
      and (c.name ilike (select inside from asked) or c.phone like (select inside from asked))
      and o.goods = any(in_goods) and o.money = any(in_money) and o.channel = any(in_channels)
      and o.total_minor between least_minor and most_minor
      and (since is null or o.id >= since) and (before is null or o.id < before)
    order by o.id desc limit at_most
  )
  select found.id from (
    select id from numbered union select id from of_few union select id from of_many
  ) found
  order by found.id desc limit at_most
$$;
alter function search_orders(text, text[], text[], text[], bigint, bigint, uuid, uuid, integer) owner to mauzo_reader;
revoke execute on function search_orders(text, text[], text[], text[], bigint, bigint, uuid, uuid, integer) from public;
grant execute on function search_orders(text, text[], text[], text[], bigint, bigint, uuid, uuid, integer) to mauzo_app;
