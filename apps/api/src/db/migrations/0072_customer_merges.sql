-- Two customers become one. Who is merged is no row of `customers` any more, so that no list, search or sum has to leave
-- them out; their id leads to whoever has everything that hung on them.
create table customer_merges (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  -- who has everything; moves on when they are merged themselves
  customer_id uuid not null,
  -- who was merged with whom: the kept one and the one who is no more
  kept_id uuid not null,
  merged_id uuid not null,
  merged_name text not null,
  user_id uuid not null,
  user_name text not null,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers
);
create index on customer_merges (shop_id, customer_id, id);
create index on customer_merges (shop_id, merged_id);

-- What undoing a merge needs, for as long as it can be undone.
create table customer_merge_memories (
  shop_id uuid not null references shops,
  merge_id uuid not null,
  -- the row of who was merged
  customer jsonb not null,
  -- ids of the rows that moved, by what they are moved in
  moved jsonb not null,
  -- orders that were the kept one's already, though they came by a number of the other
  stayed jsonb not null,
  -- what the merge set in the record of the kept one
  changes jsonb not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, merge_id)
);
create index on customer_merge_memories (shop_id, created_at);

-- Pairs that look like one person and are two.
create table different_customers (
  shop_id uuid not null references shops,
  first_id uuid not null,
  second_id uuid not null check (second_id > first_id),
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, first_id, second_id)
);

do $$
declare
  tenant_table text;
  mine constant text := 'shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid';
begin
  foreach tenant_table in array array['customer_merges', 'customer_merge_memories', 'different_customers'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (%s) with check (%s)', tenant_table, mine, mine);
  end loop;
end $$;
grant select, insert on customer_merges to mauzo_app;
grant update (undone_at) on customer_merges to mauzo_app;
grant select, insert, update, delete on customer_merge_memories to mauzo_app;
grant select, insert, delete on different_customers to mauzo_app;
grant select on different_customers to mauzo_reader;

-- Gives what hangs on one customer to another: the rows of every table that refers to customers, or those that are named.
-- The tables are those of the catalogue, so that a new one moves, too. Returns the ids of what was moved.
create function hand_over_customer(from_id uuid, to_id uuid, named jsonb) returns jsonb
language plpgsql set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  reference record;
  ids jsonb;
  moved jsonb := '{}';
begin
  for reference in
    select k.conrelid::regclass::text as from_table, a.attname as by_column,
      k.conrelid::regclass::text || '.' || a.attname as place
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
    where k.contype = 'f' and k.confrelid = 'customers'::regclass
    order by 3
  loop
    -- locked in the order of their ids, as everywhere
    execute format(
      'with theirs as materialized (
        select id from %1$s where shop_id = $1 and %2$I = $2
          and ($4 is null or id = any (array(select e::uuid from jsonb_array_elements_text($4) e)))
        order by id for no key update
      ), given as (
        update %1$s t set %2$I = $3 from theirs where t.shop_id = $1 and t.id = theirs.id returning t.id
      )
      select coalesce(jsonb_agg(id order by id), ''[]'') from given', reference.from_table, reference.by_column)
    into ids
    using mine, from_id, to_id, case when named is not null then coalesce(named -> reference.place, '[]') end;
    moved := moved || jsonb_build_object(reference.place, ids);
  end loop;
  return moved;
end $$;
revoke execute on function hand_over_customer(uuid, uuid, jsonb) from public;

-- Merges a customer into another, who keeps everything. Both are locked by the caller. Returns what undoing it needs.
create function merge_customers(kept uuid, merged uuid, out customer jsonb, out moved jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
begin
  moved := hand_over_customer(merged, kept, null);
  delete from customers c where c.shop_id = mine and c.id = merged returning to_jsonb(c) into customer;
  update customers c set generation = c.generation + 1 where c.shop_id = mine and c.id = kept;
  perform recount_customers(array[kept]);
end $$;
revoke execute on function merge_customers(uuid, uuid) from public;
grant execute on function merge_customers(uuid, uuid) to mauzo_app;

-- The reverse: puts a customer back, and gives them these rows, as far as the other still has them.
create function part_customers(kept uuid, customer jsonb, named jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  back constant uuid := customer ->> 'id';
  columns constant text := (
    select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = 'customers'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and customer ? attname);
begin
  execute format('insert into customers (%1$s) select %1$s from jsonb_populate_record(null::customers, $1)', columns)
  using customer || jsonb_build_object('shop_id', mine, 'generation', (customer ->> 'generation')::integer + 1);
  perform hand_over_customer(kept, back, named);
  -- The number that is shown is one that they have.
  update customers c set generation = c.generation + case when c.id = kept then 1 else 0 end, phone = (
    select k.phone from contacts k where k.shop_id = mine and k.customer_id = c.id
    order by (k.phone = c.phone) desc nulls last, k.id limit 1)
  where c.shop_id = mine and c.id in (kept, back);
  perform recount_customers(array[kept, back]);
end $$;
revoke execute on function part_customers(uuid, jsonb, jsonb) from public;
grant execute on function part_customers(uuid, jsonb, jsonb) to mauzo_app;

-- How names are compared: without case, accents, doubled letters and the order of words. "Amina  Jumaa" is "Juma Amina".
create function fold_name(name text) returns text
language sql immutable parallel safe return (
  select coalesce(string_agg(word, ' ' order by word), '')
  from regexp_split_to_table(
    regexp_replace(regexp_replace(normalize(lower(name), nfd), '[\u0300-\u036f]', '', 'g'), '(.)\1+', '\1', 'g'),
    '[^[:alnum:]]+') word
  where word <> ''
);

-- Who may be the same person as this customer: numbers with the same last nine digits, also in a name or on an order of
-- theirs, or the same name and a place of theirs.
create function doubles_of(one uuid, at_most integer) returns table (id uuid, why text)
language sql stable security definer set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.55 as $$
  with them as materialized (
    select c.shop_id, c.id, c.name, c.place_key from customers c
    where c.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and c.id = one
  ), ordered as materialized (
    select o.customer_phone, fold_place(o.delivery_place) as place_key from them
    join orders o on o.shop_id = them.shop_id and o.customer_id = them.id order by o.id desc limit 50
  ), endings as materialized (
    select right(k.phone, 9) as digits from them join contacts k on k.shop_id = them.shop_id and k.customer_id = them.id
    union select right(customer_phone, 9) from ordered where customer_phone is not null
    union select right(regexp_replace(name, '\D', '', 'g'), 9) from them
    where length(regexp_replace(name, '\D', '', 'g')) >= 9
  ), places as materialized (
    select place_key from them where place_key <> '' union select place_key from ordered where place_key <> ''
  ), found as (
    select k.customer_id as id, 'phone' as why from them cross join endings
    join contacts k on k.shop_id = them.shop_id and k.phone like '%' || digits
    union all
    select c.id, 'phone' from them cross join endings
    join customers c on c.shop_id = them.shop_id and c.name like '%' || right(digits, 3) || '%'
      and regexp_replace(c.name, '\D', '', 'g') like '%' || digits
    union all
    select o.customer_id, 'phone' from them
    join contacts k on k.shop_id = them.shop_id and k.customer_id = them.id
    join orders o on o.shop_id = them.shop_id and o.customer_phone = k.phone
    union all
    select c.id, 'name_and_place' from them
    join customers c on c.shop_id = them.shop_id and c.name % them.name and fold_name(c.name) = fold_name(them.name)
    where fold_name(them.name) <> '' and (c.place_key in (select place_key from places) or exists (
      select from orders o where o.shop_id = c.shop_id and o.customer_id = c.id
        and fold_place(o.delivery_place) in (select place_key from places)))
  )
  select found.id, max(found.why) from found
  where found.id <> one and not exists (
    select from them join different_customers d on d.shop_id = them.shop_id
      and d.first_id = least(found.id, one) and d.second_id = greatest(found.id, one))
  group by found.id order by 2 desc, 1 limit at_most
$$;
alter function doubles_of(uuid, integer) owner to mauzo_reader;
revoke execute on function doubles_of(uuid, integer) from public;
grant execute on function doubles_of(uuid, integer) to mauzo_app;

-- The same among those who came last. Each is paired with the one before, so that a name of very many makes few pairs.
create function possible_doubles(among integer, at_most integer) returns table (first_id uuid, second_id uuid, why text)
language sql stable security definer set search_path = public, pg_temp as $$
  with asked as materialized (
    select nullif(current_setting('app.shop_id', true), '')::uuid as shop_id
  ), people as materialized (
    select c.id, c.name, c.place_key from customers c
    where c.shop_id = (select shop_id from asked) order by c.id desc limit among
  ), placed as materialized (
    select o.customer_id, o.customer_phone, o.delivery_place from orders o
    where o.shop_id = (select shop_id from asked) and o.customer_id is not null order by o.id desc limit among
  ), numbered as (
    select k.customer_id as id, right(k.phone, 9) as digits from (
      select * from contacts where contacts.shop_id = (select shop_id from asked) order by contacts.id desc limit among) k
    union select customer_id, right(customer_phone, 9) from placed where customer_phone is not null
    union select id, right(regexp_replace(name, '\D', '', 'g'), 9) from people
    where name ~ '\d' and length(regexp_replace(name, '\D', '', 'g')) >= 9
  ), called as materialized (
    select id, place_key, fold_name(name) as name_key from people where name <> ''
  ), shared as materialized (
    select * from called where name_key <> '' and name_key in (
      select name_key from called group by name_key having count(*) > 1)
  ), at_home as (
    select id, name_key || '/' || place_key as both_keys from shared where place_key <> ''
    union select shared.id, name_key || '/' || fold_place(placed.delivery_place)
    from shared join placed on placed.customer_id = shared.id where placed.delivery_place <> ''
  ), paired as (
    select id, lag(id) over (partition by digits order by id) as other, 'phone' as why from numbered
    union all
    select id, lag(id) over (partition by both_keys order by id), 'name_and_place' from at_home
  )
  select other, id, max(why) from paired
  where other is not null and not exists (
    select from different_customers d where d.shop_id = (select shop_id from asked) and d.first_id = other and d.second_id = id)
  group by other, id order by 3 desc, 2 desc limit at_most
$$;
alter function possible_doubles(integer, integer) owner to mauzo_reader;
revoke execute on function possible_doubles(integer, integer) from public;
grant execute on function possible_doubles(integer, integer) to mauzo_app;
