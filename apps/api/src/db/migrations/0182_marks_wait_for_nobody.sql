-- Whoever marks a day waits for nobody who rolls up: each mark is a row of its own. A mark that is deleted was there before the
-- day's rows were read, so what it tells of is among them; one that is made meanwhile stays.
alter table changed_days add column mark uuid not null default uuidv7();
alter table changed_days drop constraint changed_days_pkey, add primary key (shop_id, day, mark);

-- Marks the days that these orders, and the money for them, are of. Today is not rolled up before it is over: what is told of it
-- until then is among the rows by then. Returns whether something is left to roll up.
create or replace function mark_days(order_ids uuid[]) returns boolean
language plpgsql set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  zone text;
  today date;
begin
  -- The time of now: the transaction may have begun on the day before, and read later what it tells of.
  select time_zone, (clock_timestamp() at time zone time_zone)::date into zone, today from shops where shop_id = mine;
  insert into changed_days (shop_id, day)
  select distinct mine, (moved.moment at time zone zone)::date from (
    select uuid_extract_timestamp(o.id) as moment from orders o where o.shop_id = mine and o.id = any (order_ids)
    union all
    select t.created_at from transfers t where t.shop_id = mine and t.order_id = any (order_ids)
  ) moved where (moved.moment at time zone zone)::date < today;
  return exists (select from changed_days c where c.shop_id = mine)
    or not exists (
      select from figure_states f where f.shop_id = mine and f.time_zone = zone and f.rolled_to >= today - 1);
end $$;

-- Rolls up the next days: of those that are rolled up the changed ones, the newest first, then those that have ended since.
-- Returns how many.
create or replace function roll_days(most integer) returns integer
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
  days := array(
    select distinct day from changed_days where shop_id = mine and day <= state.rolled_to order by day desc limit most);
  if cardinality(days) = 0 then
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
  -- Before the rows are read, by an earlier look at the database than theirs.
  delete from changed_days where shop_id = mine and day = any (days);
  delete from day_sales where shop_id = mine and day = any (days);
  delete from day_goods where shop_id = mine and day = any (days);
  delete from day_money where shop_id = mine and day = any (days);
  insert into day_sales select * from sales_on(days);
  insert into day_goods select * from goods_on(days);
  insert into day_money select * from money_on(days);
  return cardinality(days);
end $$;
