-- What was begun and placed on a day, by what had brought it first, and last: chats, carts and orders by the day they were made,
-- and what is paid for those orders. `direct` and `staff` are what has no touch.
create table day_sources (
  shop_id uuid not null references shops,
  touch_order text not null constraint day_source_order check (touch_order in ('first', 'last')),
  day date not null,
  touch text collate "C" not null,
  chats integer not null,
  carts integer not null,
  orders integer not null,
  paid_minor bigint not null,
  primary key (shop_id, touch_order, day, touch)
);
alter table day_sources enable row level security;
alter table day_sources force row level security;
create policy tenant on day_sources
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on day_sources to mauzo_app;

-- The same of these days. Orders are counted from their rows. Chats and carts are counted once, when their day is rolled up, as
-- they stand then: those that led to nothing are deleted in time, and what brings somebody back later is no source of that day.
create function sources_on(days date[]) returns setof day_sources
language sql stable set search_path = public, pg_temp as $$
  with kept as materialized (
    select s.* from day_sources s
    join figure_states f on f.shop_id = s.shop_id
    join shops h on h.shop_id = s.shop_id and h.time_zone = f.time_zone
    where s.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and s.day = any (days)
  ), open_days as materialized (
    select array(select unnest(days) except select day from kept) as days
  ), made as (
    select d.shop_id, d.day, 'chat' as what, 'direct' as otherwise, c.first_touch, c.last_touch, 0::bigint as paid
    from open_days o cross join lateral days_of_shop(o.days) d
    join conversations c on c.shop_id = d.shop_id and c.id >= d.first_id and c.id < d.next_id
    union all
    select d.shop_id, d.day, 'cart', 'direct', k.first_touch, k.last_touch, 0
    from open_days o cross join lateral days_of_shop(o.days) d
    join carts k on k.shop_id = d.shop_id and k.id >= d.first_id and k.id < d.next_id
    where not exists (
      select from orders o where o.shop_id = k.shop_id and o.cart_id = k.id and o.channel in ('manual', 'pos'))
    union all
    select d.shop_id, d.day, 'order', case when o.channel in ('manual', 'pos') then 'staff' else 'direct' end,
      o.first_touch, o.last_touch, o.paid_minor
    from days_of_shop(days) d
    join orders o on o.shop_id = d.shop_id and o.id >= d.first_id and o.id < d.next_id
  )
  select b.shop_id, b.touch_order, b.day, b.touch, sum(b.chats)::integer, sum(b.carts)::integer, sum(b.orders)::integer,
    sum(b.paid)::bigint
  from (
    select m.shop_id, t.touch_order, m.day, coalesce(t.touch, m.otherwise) as touch, (m.what = 'chat')::integer as chats,
      (m.what = 'cart')::integer as carts, (m.what = 'order')::integer as orders, m.paid
    from made m cross join lateral (values ('first', m.first_touch), ('last', m.last_touch)) t (touch_order, touch)
    union all
    select k.shop_id, k.touch_order, k.day, k.touch, k.chats, k.carts, 0, 0 from kept k
  ) b group by 1, 2, 3, 4
$$;

create function sources_between(first date, last date, wanted text) returns setof day_sources
language sql stable set search_path = public, pg_temp as $$
  with live as materialized (select unrolled_days(first, last) as days)
  select s.* from live cross join day_sources s
  where s.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and s.touch_order = wanted
    and s.day between first and last and s.day <> all (live.days)
  union all
  select s.* from live cross join lateral sources_on(live.days) s where s.touch_order = wanted
$$;

-- As before, with the sources; and a day is over ten minutes after it ended: nobody tells of each cart, and one that was begun
-- before midnight is among the rows by then.
create or replace function roll_days(most integer) returns integer
language plpgsql set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  zone text;
  yesterday date;
  state figure_states;
  days date[];
begin
  select time_zone, ((now() - interval '10 minutes') at time zone time_zone)::date - 1 into zone, yesterday
  from shops where shop_id = mine;
  insert into figure_states (shop_id, time_zone) values (mine, zone) on conflict do nothing;
  select * into state from figure_states where shop_id = mine for update;
  if state.time_zone <> zone then
    delete from day_sales where shop_id = mine;
    delete from day_goods where shop_id = mine;
    delete from day_money where shop_id = mine;
    delete from day_sources where shop_id = mine;
    delete from changed_days where shop_id = mine;
    state.rolled_to := null;
  end if;
  days := array(
    select distinct day from changed_days where shop_id = mine and day <= state.rolled_to order by day desc limit most);
  if cardinality(days) = 0 then
    -- Before all of these a shop has no figures.
    state.rolled_to := coalesce(state.rolled_to, least(yesterday, (least(
      (select uuid_extract_timestamp(o.id) from orders o where o.shop_id = mine order by o.id limit 1),
      (select uuid_extract_timestamp(c.id) from conversations c where c.shop_id = mine order by c.id limit 1),
      (select uuid_extract_timestamp(k.id) from carts k where k.shop_id = mine order by k.id limit 1),
      (select t.created_at from transfers t where t.shop_id = mine order by t.created_at limit 1)
    ) at time zone zone)::date - 1));
    days := array(select each.day::date from generate_series(
      (state.rolled_to + 1)::timestamp, least(state.rolled_to + most, yesterday)::timestamp, interval '1 day') as each (day));
  end if;
  update figure_states set time_zone = zone, rolled_to = greatest(state.rolled_to, days[cardinality(days)])
  where shop_id = mine;
  if cardinality(days) = 0 then return 0; end if;
  -- Before the rows are read, by an earlier look at the database than theirs.
  delete from changed_days where shop_id = mine and day = any (days);
  delete from day_sales where shop_id = mine and day = any (days);
  delete from day_goods where shop_id = mine and day = any (days);
  delete from day_money where shop_id = mine and day = any (days);
  insert into day_sales select * from sales_on(days);
  insert into day_goods select * from goods_on(days);
  insert into day_money select * from money_on(days);
  insert into day_sources select * from sources_on(days)
  on conflict (shop_id, touch_order, day, touch) do update
  set chats = excluded.chats, carts = excluded.carts, orders = excluded.orders, paid_minor = excluded.paid_minor;
  return cardinality(days);
end $$;

do $$
declare
  made text;
begin
  foreach made in array array['sources_on(date[])', 'sources_between(date, date, text)'] loop
    execute format('revoke execute on function %s from public', made);
    execute format('grant execute on function %s to mauzo_app', made);
  end loop;
end $$;

-- Days that are rolled up lack the sources: all are read from their rows until they are rolled up with the shop's next fact.
update figure_states set rolled_to = null;
