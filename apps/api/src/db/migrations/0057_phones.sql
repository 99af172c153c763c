-- Staff see customers' numbers whole, or with most digits hidden. Who may is in the transaction (`app.phones`): without it
-- numbers are hidden.
alter table memberships add column sees_phones boolean not null default true;

create function shown_phone(phone text) returns text
language sql stable parallel safe return
  case when phone is null or current_setting('app.phones', true) = 'on' then phone
    when phone like '+255%' then '0' || substr(phone, 5, 3) || ' ••• ' || right(phone, 3)
    else left(phone, 4) || ' ••• ' || right(phone, 2) end;

drop function person_of(bytea);
create function person_of(token_hash bytea)
returns table (session_id uuid, user_id uuid, name text, email text, shop_id uuid, is_admin boolean, permissions jsonb, sees_phones boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, u.id, u.name, u.email, m.shop_id, m.is_admin, m.permissions, m.is_admin or m.sees_phones
  from auth.access_tokens t
  join auth.sessions s on s.id = t.session_id and s.expires_at > now()
  join auth.users u on u.id = s.user_id
  left join lateral (
    select * from memberships where memberships.user_id = u.id order by memberships.created_at, memberships.shop_id limit 1
  ) m on true
  where t.hash = token_hash and t.expires_at > now()
$$;
alter function person_of(bytea) owner to mauzo_reader;
revoke execute on function person_of(bytea) from public;
grant execute on function person_of(bytea) to mauzo_app;

-- Customers by part of their name, or of one of their numbers by whoever sees those; by a name written otherwise where
-- nothing has it as it is written. Those whose name begins so come first. What very many share is cut off before it is
-- put in order.
drop function search_customers(text, integer);
create function search_customers(words text, by_what text, at_most integer)
returns table (id uuid)
language sql stable rows 20 security definer set search_path = public, pg_temp set pg_trgm.word_similarity_threshold = 0.45 as $$
  with asked as materialized (
    select nullif(current_setting('app.shop_id', true), '')::uuid as shop_id, plain,
      case when by_what <> 'phone' then '%' || plain || '%' end as name,
      case when by_what <> 'name' and current_setting('app.phones', true) = 'on' then '%' || plain || '%' end as digits,
      case when by_what <> 'phone' and words ~ '^[^0-9]{4,}$' then words end as misspelt
    from regexp_replace(words, '([\\%_])', '\\\1', 'g') as plain
  ), named as materialized (
    select c.id, c.name from customers c
    where c.shop_id = (select shop_id from asked) and c.name ilike (select name from asked)
    limit 1000
  ), numbered as materialized (
    select k.customer_id from contacts k
    where k.shop_id = (select shop_id from asked) and k.phone like (select digits from asked)
    limit 1000
  ), alike as materialized (
    select c.id, c.name from customers c
    where c.shop_id = (select shop_id from asked) and (select misspelt from asked) <% c.name
      and not exists (select from named)
    limit 100
  ), found as (
    select named.id, named.name from named
    union select c.id, c.name from numbered join customers c
      on c.shop_id = (select shop_id from asked) and c.id = numbered.customer_id
    union select alike.id, alike.name from alike
  )
  select found.id from found
  order by found.name ilike (select plain || '%' from asked) desc, lower(found.name), found.id limit at_most
$$;
alter function search_customers(text, text, integer) owner to mauzo_reader;
revoke execute on function search_customers(text, text, integer) from public;
grant execute on function search_customers(text, text, integer) to mauzo_app;

create or replace function search_orders(
  words text, in_goods text[], in_money text[], in_channels text[], least_minor bigint, most_minor bigint,
  since uuid, before uuid, at_most integer)
returns table (id uuid)
language sql stable security definer set search_path = public, pg_temp set max_parallel_workers_per_gather = 0 as $$
  with asked as materialized (
    select nullif(current_setting('app.shop_id', true), '')::uuid as shop_id,
      '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%' as inside,
      -- nothing is like null
      case when current_setting('app.phones', true) = 'on' then '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%' end as digits
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
      and (c.name ilike (select inside from asked) or c.phone like (select digits from asked))
    limit 1001
  ), given as materialized (
    -- of nobody who is called so in the list: whoever orders again and again is one customer
    select o.id, o.fulfilment, o.payment, o.channel, o.total_minor from orders o
    where o.shop_id = (select shop_id from asked)
      and (o.customer_name ilike (select inside from asked) or o.customer_phone like (select digits from asked))
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
      and (o.customer_name ilike (select inside from asked) or o.customer_phone like (select digits from asked)
        or c.name ilike (select inside from asked) or c.phone like (select digits from asked))
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
