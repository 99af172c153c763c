-- An order keeps who it was given for, as it keeps what things cost. Like everything but its states, sums and note, these
-- are in no grant to change them.
alter table orders
  add column customer_name text not null default '',
  add column customer_phone text;
update orders o set customer_name = c.name, customer_phone = c.phone
from customers c where c.shop_id = o.shop_id and c.id = o.customer_id;
create index on orders using gin (shop_id, customer_name gin_trgm_ops, customer_phone gin_trgm_ops);

-- An order is found by the name and number given with it, and by those of its customer's record. It reads a few rows by
-- indexes: calling more workers for that takes longer than the search.
create or replace function search_orders(
  words text, in_goods text[], in_money text[], in_channels text[], least_minor bigint, most_minor bigint,
  since uuid, before uuid, at_most integer)
returns table (id uuid)
language sql stable security definer set search_path = public, pg_temp set max_parallel_workers_per_gather = 0 as $$
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
  ), given as materialized (
    -- of nobody who is called so in the list: whoever orders again and again is one customer
    select o.id, o.goods, o.money, o.channel, o.total_minor from orders o
    where o.shop_id = (select shop_id from asked)
      and (o.customer_name ilike (select inside from asked) or o.customer_phone like (select inside from asked))
      and o.customer_id not in (select named.id from named)
    limit 1001
  ), common as materialized (
    select (select count(*) from named) > 1000 or (select count(*) from given) > 1000 as yes
  )
  -- Few customers: their orders. Many: the newest orders are theirs, sooner or later.
  , of_few as (
    select o.id from (
      select given.* from given
      where (since is null or given.id >= since) and (before is null or given.id < before)
      union all
      select theirs.* from named
      cross join lateral (
        select orders.id, orders.goods, orders.money, orders.channel, orders.total_minor from orders
        where orders.shop_id = (select shop_id from asked) and orders.customer_id = named.id
          and (since is null or orders.id >= since) and (before is null or orders.id < before)
        order by orders.id desc
      ) theirs
    ) o
    where not (select yes from common) and o.goods = any(in_goods) and o.money = any(in_money)
      and o.channel = any(in_channels) and o.total_minor between least_minor and most_minor
    order by o.id desc limit at_most
  ), of_many as (
    select o.id from orders o
    left join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
    where (select yes from common) and o.shop_id = (select shop_id from asked)
      and (o.customer_name ilike (select inside from asked) or o.customer_phone like (select inside from asked)
        or c.name ilike (select inside from asked) or c.phone like (select inside from asked))
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
