-- Search of orders goes by index: the number by its beginning, customers by any part of name or number. Status and
-- cursor are taken in here, so that a page of a search is whole however far back it lies.
create index on orders (shop_id, number text_pattern_ops);
create index on customers using gin (shop_id, name gin_trgm_ops, phone gin_trgm_ops);

drop function search_orders(text, integer);

create function search_orders(words text, in_status text, before uuid, at_most integer)
returns table (id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  with asked as materialized (
    select nullif(current_setting('app.shop_id', true), '')::uuid as shop_id,
      '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%' as inside
  ), numbered as (
    select o.id from orders o
    where o.shop_id = (select shop_id from asked)
      and o.number ~>=~ upper(words) and o.number ~<~ (upper(words) || chr(1114111))
      and (in_status is null or o.status = in_status) and (before is null or o.id < before)
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
      select orders.id, orders.status from orders
      where orders.shop_id = (select shop_id from asked) and orders.customer_id = named.id
        and (before is null or orders.id < before)
      order by orders.id desc
    ) o
    where not (select yes from common) and (in_status is null or o.status = in_status)
    order by o.id desc limit at_most
  ), of_many as (
    select o.id from orders o
    join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
    where (select yes from common) and o.shop_id = (select shop_id from asked)
      and (c.name ilike (select inside from asked) or c.phone like (select inside from asked))
      and (in_status is null or o.status = in_status) and (before is null or o.id < before)
    order by o.id desc limit at_most
  )
  select found.id from (
    select id from numbered union select id from of_few union select id from of_many
  ) found
  order by found.id desc limit at_most
$$;
alter function search_orders(text, text, uuid, integer) owner to mauzo_reader;
revoke execute on function search_orders(text, text, uuid, integer) from public;
grant execute on function search_orders(text, text, uuid, integer) to mauzo_app;
