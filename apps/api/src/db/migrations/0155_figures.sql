-- The figures of a shop by its own days: what was ordered, what of which product, and how money came. A day is always
-- written anew from its rows, never counted up, so that nothing drifts. Days that are not rolled up, and marked ones, are
-- read from the rows themselves: by the same functions, so a figure is the same wherever it comes from.
create table day_sales (
  shop_id uuid not null references shops,
  -- when the orders were placed
  day date not null,
  hour smallint not null,
  channel text not null,
  orders integer not null,
  -- those that are not void, and what they come to
  sold integer not null,
  sales_minor bigint not null,
  owed_minor bigint not null,
  cancelled integer not null,
  -- those that came from no conversation
  chatless integer not null,
  primary key (shop_id, day, hour, channel)
);
create table day_goods (
  shop_id uuid not null references shops,
  day date not null,
  product_id uuid not null,
  -- the variant or add-on
  item_id uuid not null,
  is_add_on boolean not null,
  -- of orders that are not void
  orders integer not null,
  pieces integer not null,
  minor bigint not null,
  returned integer not null,
  primary key (shop_id, day, product_id, item_id)
);
create index on day_goods (shop_id, product_id, day);
create table day_money (
  shop_id uuid not null references shops,
  -- when money for orders came or went back
  day date not null,
  -- who recorded it; all zeros where nobody of the shop did
  user_id uuid not null,
  user_name text not null,
  payments integer not null,
  paid_minor bigint not null,
  refunded_minor bigint not null,
  primary key (shop_id, day, user_id)
);
-- Up to which day a shop is rolled up, and by which time zone: of another one it is rolled up anew.
create table figure_states (
  shop_id uuid not null primary key references shops,
  time_zone text not null,
  rolled_to date
);
-- Days that are rolled up and have changed since.
create table changed_days (
  shop_id uuid not null references shops,
  day date not null,
  primary key (shop_id, day)
);
-- A day on which a customer wrote in a conversation, and whether a cart was made in it that day. Carts that nobody ordered
-- are deleted, and so are the messages of somebody who is forgotten: this remembers that there were some.
create table chat_days (
  shop_id uuid not null references shops,
  day date not null,
  conversation_id uuid not null,
  channel text not null,
  has_cart boolean not null,
  primary key (shop_id, day, conversation_id)
);

do $$
declare
  name text;
begin
  foreach name in array array['day_sales', 'day_goods', 'day_money', 'figure_states', 'changed_days', 'chat_days'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I
      using (shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid)
      with check (shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid)', name);
    execute format('grant select, insert, update, delete on %I to mauzo_app', name);
  end loop;
end $$;

-- The smallest id of a row that was made at this moment: ids are in time order.
create function first_id_at(moment timestamptz) returns uuid
language sql stable parallel safe return
  (lpad(to_hex(greatest(0, floor(extract(epoch from moment) * 1000))::bigint), 12, '0') || '70008000000000000000')::uuid;

-- Days of the shop, each from its first moment to before its last; where clocks change it is longer or shorter.
create function days_of_shop(days date[])
returns table (shop_id uuid, time_zone text, day date, starts timestamptz, ends timestamptz, first_id uuid, next_id uuid)
language sql stable set search_path = public, pg_temp as $$
  select d.*, first_id_at(d.starts), first_id_at(d.ends)
  from (
    select s.shop_id, s.time_zone, d.day, d.day::timestamp at time zone s.time_zone as starts,
      (d.day + 1)::timestamp at time zone s.time_zone as ends
    from shops s cross join unnest(days) as d (day)
    where s.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid
  ) d
$$;

create function sales_on(days date[]) returns setof day_sales
language sql stable set search_path = public, pg_temp as $$
  select d.shop_id, d.day, o.hour, o.channel, count(*)::integer, count(*) filter (where not o.void)::integer,
    coalesce(sum(o.total_minor) filter (where not o.void), 0)::bigint, coalesce(sum(o.owed_minor), 0)::bigint,
    count(*) filter (where o.fulfilment = 'cancelled')::integer, count(*) filter (where o.conversation_id is null)::integer
  from days_of_shop(days) d cross join lateral (
    select extract(hour from uuid_extract_timestamp(o.id) at time zone d.time_zone)::smallint as hour, o.channel,
      o.total_minor, o.owed_minor, o.fulfilment, o.conversation_id,
      o.fulfilment = 'cancelled' or (o.payment = 'refunded' and o.fulfilment in ('picked up', 'delivered')) as void
    from orders o
    where o.shop_id = d.shop_id and o.id >= d.first_id and o.id < d.next_id
  ) o group by d.shop_id, d.day, o.hour, o.channel
$$;

create function goods_on(days date[]) returns setof day_goods
language sql stable set search_path = public, pg_temp as $$
  select d.shop_id, d.day, l.product_id, l.item_id, bool_or(l.is_add_on),
    count(distinct l.order_id) filter (where not l.void and l.quantity > 0)::integer,
    coalesce(sum(l.quantity) filter (where not l.void), 0)::integer,
    coalesce(sum(l.total_minor) filter (where not l.void), 0)::bigint, sum(l.returned)::integer
  from days_of_shop(days) d cross join lateral (
    select l.order_id, l.product_id, coalesce(l.variant_id, l.add_on_id) as item_id, l.add_on_id is not null as is_add_on,
      l.quantity, l.total_minor, l.returned,
      o.fulfilment = 'cancelled' or (o.payment = 'refunded' and o.fulfilment in ('picked up', 'delivered')) as void
    from orders o join order_lines l on l.shop_id = o.shop_id and l.order_id = o.id
    where o.shop_id = d.shop_id and o.id >= d.first_id and o.id < d.next_id
  ) l group by d.shop_id, d.day, l.product_id, l.item_id
$$;

create function money_on(days date[]) returns setof day_money
language sql stable set search_path = public, pg_temp as $$
  select d.shop_id, d.day, p.user_id, max(p.user_name), count(*) filter (where p.amount_minor > 0)::integer,
    coalesce(sum(p.amount_minor) filter (where p.amount_minor > 0), 0)::bigint,
    coalesce(-sum(p.amount_minor) filter (where p.amount_minor < 0), 0)::bigint
  from days_of_shop(days) d cross join lateral (
    select coalesce(p.user_id, '00000000-0000-0000-0000-000000000000') as user_id, p.user_name, p.amount_minor
    from order_payments p where p.shop_id = d.shop_id and p.created_at >= d.starts and p.created_at < d.ends
  ) p group by d.shop_id, d.day, p.user_id
$$;

-- Which days of a span are read from their rows. None is after today: nothing has happened there.
create function unrolled_days(first date, last date) returns date[]
language sql stable set search_path = public, pg_temp as $$
  select array(
    select each.day::date from shops s
    left join figure_states f on f.shop_id = s.shop_id and f.time_zone = s.time_zone
    cross join lateral generate_series(greatest(first, coalesce(f.rolled_to + 1, first))::timestamp,
      least(last, (now() at time zone s.time_zone)::date)::timestamp, interval '1 day') as each (day)
    where s.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid
    union
    select c.day from changed_days c
    where c.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and c.day between first and last)
$$;

create function sales_between(first date, last date) returns setof day_sales
language sql stable set search_path = public, pg_temp as $$
  with live as materialized (select unrolled_days(first, last) as days)
  select s.* from live cross join day_sales s
  where s.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and s.day between first and last
    and s.day <> all (live.days)
  union all
  select s.* from live cross join lateral sales_on(live.days) s
$$;
create function goods_between(first date, last date) returns setof day_goods
language sql stable set search_path = public, pg_temp as $$
  with live as materialized (select unrolled_days(first, last) as days)
  select g.* from live cross join day_goods g
  where g.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and g.day between first and last
    and g.day <> all (live.days)
  union all
  select g.* from live cross join lateral goods_on(live.days) g
$$;
create function money_between(first date, last date) returns setof day_money
language sql stable set search_path = public, pg_temp as $$
  with live as materialized (select unrolled_days(first, last) as days)
  select m.* from live cross join day_money m
  where m.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and m.day between first and last
    and m.day <> all (live.days)
  union all
  select m.* from live cross join lateral money_on(live.days) m
$$;

-- Marks the days that these orders, and the money for them, are of. Whoever marks waits for whoever is rolling up, so that no
-- change falls between what was read and what is marked. Returns whether something is left to roll up.
create function mark_days(order_ids uuid[]) returns boolean
language plpgsql set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  zone text;
  rolled date;
begin
  select time_zone into zone from shops where shop_id = mine;
  insert into figure_states (shop_id, time_zone) values (mine, zone) on conflict do nothing;
  select rolled_to into rolled from figure_states where shop_id = mine for share;
  insert into changed_days (shop_id, day)
  select distinct mine, (moved.moment at time zone zone)::date from (
    select uuid_extract_timestamp(o.id) as moment from orders o where o.shop_id = mine and o.id = any (order_ids)
    union all
    select t.created_at from transfers t where t.shop_id = mine and t.order_id = any (order_ids)
  ) moved where (moved.moment at time zone zone)::date <= rolled
  order by 2 on conflict do nothing;
  return rolled is null or rolled < (now() at time zone zone)::date - 1
    or exists (select from figure_states f where f.shop_id = mine and f.time_zone <> zone)
    or exists (select from changed_days c where c.shop_id = mine);
end $$;

-- Rolls up the next days: the changed ones, the newest first, then those that have ended since. Returns how many.
create function roll_days(most integer) returns integer
language plpgsql set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  zone text;
  yesterday date;
  state figure_states;
  days date[];
begin
  select time_zone, (now() at time zone time_zone)::date - 1 into zone, yesterday from shops where shop_id = mine;
  insert into figure_states (shop_id, time_zone) values (mine, zone) on conflict do nothing;
  select * into state from figure_states where shop_id = mine for update;
  if state.time_zone <> zone then
    delete from day_sales where shop_id = mine;
    delete from day_goods where shop_id = mine;
    delete from day_money where shop_id = mine;
    delete from changed_days where shop_id = mine;
    state.rolled_to := null;
  end if;
  days := array(select day from changed_days where shop_id = mine order by day desc limit most);
  if cardinality(days) > 0 then
    delete from changed_days where shop_id = mine and day = any (days);
  else
    -- Before its first order and its first money a shop has no figures.
    state.rolled_to := coalesce(state.rolled_to, least(yesterday, (least(
      (select uuid_extract_timestamp(o.id) from orders o where o.shop_id = mine order by o.id limit 1),
      (select t.created_at from transfers t where t.shop_id = mine order by t.created_at limit 1)
    ) at time zone zone)::date - 1));
    days := array(select each.day::date from generate_series(
      (state.rolled_to + 1)::timestamp, least(state.rolled_to + most, yesterday)::timestamp, interval '1 day') as each (day));
  end if;
  update figure_states set time_zone = zone, rolled_to = greatest(state.rolled_to, days[cardinality(days)])
  where shop_id = mine;
  if cardinality(days) = 0 then return 0; end if;
  delete from day_sales where shop_id = mine and day = any (days);
  delete from day_goods where shop_id = mine and day = any (days);
  delete from day_money where shop_id = mine and day = any (days);
  insert into day_sales select * from sales_on(days);
  insert into day_goods select * from goods_on(days);
  insert into day_money select * from money_on(days);
  return cardinality(days);
end $$;

-- Forgets all that is rolled up: until it is rolled up again, every day is read from its rows.
create function unroll_days() returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
begin
  perform from figure_states where shop_id = mine for update;
  delete from day_sales where shop_id = mine;
  delete from day_goods where shop_id = mine;
  delete from day_money where shop_id = mine;
  delete from changed_days where shop_id = mine;
  update figure_states set rolled_to = null where shop_id = mine;
end $$;

-- Remembers the days on which customers wrote in these conversations, or all, since a moment, and the carts that were made in
-- them.
create function keep_chat_days(ids uuid[], since timestamptz) returns void
language sql set search_path = public, pg_temp as $$
  insert into chat_days as k (shop_id, day, conversation_id, channel, has_cart)
  select e.shop_id, (e.at at time zone s.time_zone)::date, e.conversation_id, c.channel, bool_or(e.is_cart)
  from (
    select m.shop_id, m.conversation_id, m.created_at as at, false as is_cart from messages m
    where m.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and m.direction = 'in'
      and (ids is null or m.conversation_id = any (ids)) and m.id >= (select first_id_at(since))
    union all
    select k.shop_id, k.conversation_id, k.created_at, true from carts k
    where k.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and k.conversation_id is not null
      and (ids is null or k.conversation_id = any (ids))
  ) e
  join shops s on s.shop_id = e.shop_id
  join conversations c on c.shop_id = e.shop_id and c.id = e.conversation_id
  group by 1, 2, 3, 4
  order by 1, 2, 3
  on conflict (shop_id, day, conversation_id) do update set has_cart = true where excluded.has_cart and not k.has_cart
$$;

do $$
declare
  made text;
begin
  foreach made in array array['days_of_shop(date[])', 'sales_on(date[])', 'goods_on(date[])', 'money_on(date[])',
    'unrolled_days(date, date)', 'sales_between(date, date)', 'goods_between(date, date)', 'money_between(date, date)',
    'mark_days(uuid[])', 'roll_days(integer)', 'unroll_days()', 'keep_chat_days(uuid[], timestamptz)'] loop
    execute format('revoke execute on function %s from public', made);
    execute format('grant execute on function %s to mauzo_app', made);
  end loop;
end $$;

-- From here on its subscriber marks what changes; the days before are rolled up with a shop's next fact.
insert into fact_cursors (subscriber, xid, seq)
values ('figures', pg_snapshot_xmin(pg_current_snapshot()), 0) on conflict do nothing;
