-- The words of the trade, where the first tables had words of their own.
alter table entrances rename to lookup_keys;
alter table order_claims rename to payment_claims;
alter table kept_replies rename to stored_replies;
alter table delivery_ways rename to delivery_methods;
alter table delivery_methods rename column ways to methods;
alter table orders rename column delivery_way to delivery_method;
alter table orders rename column goods to fulfilment;
alter table orders rename column money to payment;
alter table orders rename constraint order_goods to order_fulfilment;

alter table lookup_keys drop constraint entrances_kind_check;
update lookup_keys set kind = 'document' where kind = 'paper';
alter table lookup_keys add constraint lookup_keys_kind_check
  check (kind in ('slug', 'bot', 'bot_token', 'cart', 'phone', 'invite', 'document'));

update order_workflows set workflow = workflow - 'faces' || jsonb_build_object('appearance', workflow -> 'faces')
where workflow ? 'faces';

update list_views set query = regexp_replace(regexp_replace(query, '(^|[?&])goods=', '\1fulfilment='), '(^|[?&])money=', '\1payment=')
where list = 'orders';

-- What is written inside functions is not renamed with the columns.
create or replace function site_statistics()
returns table (sales_minor bigint, products bigint, visitors bigint, orders bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sold.minor, 0)::bigint, goods.count, people.count, sold.count
  from
    (
      select sum(total_minor) as minor, count(*) from orders
      where fulfilment <> 'cancelled' and not (payment = 'refunded' and fulfilment in ('picked up', 'delivered')) and currency = 'TZS'
    ) sold,
    (select count(*) from products where on_offer) goods,
    (select count(*) from (select distinct visitor_hash from conversations) each) people
$$;

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
      and o.fulfilment = any(in_goods) and o.payment = any(in_money) and o.channel = any(in_channels)
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
    select o.id, o.fulfilment, o.payment, o.channel, o.total_minor from orders o
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
        select orders.id, orders.fulfilment, orders.payment, orders.channel, orders.total_minor from orders
        where orders.shop_id = (select shop_id from asked) and orders.customer_id = named.id
          and (since is null or orders.id >= since) and (before is null or orders.id < before)
        order by orders.id desc
      ) theirs
    ) o
    where not (select yes from common) and o.fulfilment = any(in_goods) and o.payment = any(in_money)
      and o.channel = any(in_channels) and o.total_minor between least_minor and most_minor
    order by o.id desc limit at_most
  ), of_many as (
    select o.id from orders o
    left join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
    where (select yes from common) and o.shop_id = (select shop_id from asked)
      and (o.customer_name ilike (select inside from asked) or o.customer_phone like (select inside from asked)
        or c.name ilike (select inside from asked) or c.phone like (select inside from asked))
      and o.fulfilment = any(in_goods) and o.payment = any(in_money) and o.channel = any(in_channels)
      and o.total_minor between least_minor and most_minor
      and (since is null or o.id >= since) and (before is null or o.id < before)
    order by o.id desc limit at_most
  )
  select found.id from (
    select id from numbered union select id from of_few union select id from of_many
  ) found
  order by found.id desc limit at_most
$$;
