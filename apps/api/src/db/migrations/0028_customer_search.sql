-- Customers by any part of their name or telephone number, by the index that finds their orders: those whose name begins
-- so come first. What very many share is cut off before it is put in order.
create function search_customers(words text, at_most integer)
returns table (id uuid)
language sql stable rows 20 security definer set search_path = public, pg_temp as $$
  with asked as materialized (
    select nullif(current_setting('app.shop_id', true), '')::uuid as shop_id,
      regexp_replace(words, '([\\%_])', '\\\1', 'g') as plain
  ), named as materialized (
    select c.id, c.name from customers c
    where c.shop_id = (select shop_id from asked)
      and (c.name ilike (select '%' || plain || '%' from asked) or c.phone like (select '%' || plain || '%' from asked))
    limit 1000
  )
  select named.id from named
  order by named.name ilike (select plain || '%' from asked) desc, lower(named.name), named.id limit at_most
$$;
alter function search_customers(text, integer) owner to mauzo_reader;
revoke execute on function search_customers(text, integer) from public;
grant execute on function search_customers(text, integer) to mauzo_app;
