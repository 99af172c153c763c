-- Merging and forgetting people, now that conversations over a number hang on their contacts.

-- As before; a table is moved by the column that its primary key has besides the shop.
create or replace function hand_over_customer(from_id uuid, to_id uuid, named jsonb) returns jsonb
language plpgsql set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  reference record;
  ids jsonb;
  moved jsonb := '{}';
begin
  for reference in
    select k.conrelid::regclass::text as from_table, a.attname as by_column, own.attname as id_column,
      k.conrelid::regclass::text || '.' || a.attname as place
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
    join pg_constraint p on p.conrelid = k.conrelid and p.contype = 'p'
    join pg_attribute own on own.attrelid = k.conrelid and own.attnum = p.conkey[2]
    where k.contype = 'f' and k.confrelid = 'customers'::regclass
    order by 4
  loop
    -- locked in the order of their ids, as everywhere
    execute format(
      'with theirs as materialized (
        select %3$I as id from %1$s where shop_id = $1 and %2$I = $2
          and ($4 is null or %3$I = any (array(select e::uuid from jsonb_array_elements_text($4) e)))
        order by %3$I for no key update
      ), given as (
        update %1$s t set %2$I = $3 from theirs where t.shop_id = $1 and t.%3$I = theirs.id returning t.%3$I as id
      )
      select coalesce(jsonb_agg(id order by id), ''[]'') from given',
      reference.from_table, reference.by_column, reference.id_column)
    into ids
    using mine, from_id, to_id, case when named is not null then coalesce(named -> reference.place, '[]') end;
    moved := moved || jsonb_build_object(reference.place, ids);
  end loop;
  return moved;
end $$;
revoke execute on function hand_over_customer(uuid, uuid, jsonb) from public;

-- A contact stays, with nothing of the person in it: conversations and what was sent in them refer to it.
update erasures set becomes = 'name = '''', phone = null, wa_id = null, business_user_id = ''forgotten-'' || t.id'
where table_name = 'contacts';
update erasures set becomes = 'state = ''{}'',
  chat_id = case when t.number_id is null then ''forgotten-'' || t.id end,
  visitor_hash = case when t.number_id is null then sha256(convert_to(''forgotten:'' || t.id, ''UTF8'')) end'
where table_name = 'conversations';
insert into erasures (place, table_name, whose, becomes) values
  (5, 'outbox', 't.conversation_id = any ($4)', null),
  (6, 'channel_events', 't.contact_key in (
    select k.wa_id from contacts k where k.shop_id = $1 and k.customer_id = any ($2)
    union select k.business_user_id from contacts k where k.shop_id = $1 and k.customer_id = any ($2))', null),
  (15, 'threads', 't.conversation_id = any ($4)', 'preview = '''''),
  (161, 'customer_merge_memories',
    't.merge_id in (select m.id from customer_merges m where m.shop_id = $1 and m.customer_id = any ($2))', null),
  (162, 'customer_merges', 't.customer_id = any ($2)', 'merged_name = ''''');

create or replace function belongings_of(person uuid, out people uuid[], out their_orders uuid[], out their_chats uuid[], out digits text[])
language plpgsql stable set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  numbers text[];
begin
  people := array[person];
  numbers := array(select phone from contacts where shop_id = mine and customer_id = any (people) and phone is not null);
  digits := array(select right(number, 9) from unnest(numbers) number);
  their_orders := array(select id from orders where shop_id = mine and customer_id = any (people) order by id);
  their_chats := array(
    select conversation_id from orders where shop_id = mine and id = any (their_orders) and conversation_id is not null
    union
    select c.conversation_id from carts c join orders o on o.shop_id = mine and o.cart_id = c.id
    where c.shop_id = mine and o.id = any (their_orders) and c.conversation_id is not null
    union
    select c.id from conversations c join contacts k on k.shop_id = mine and k.id = c.contact_id
    where c.shop_id = mine and k.customer_id = any (people)
    union
    select id from conversations where shop_id = mine and channel = 'whatsapp'
      and (chat_id = any (numbers) or '+' || chat_id = any (numbers)));
end $$;
revoke execute on function belongings_of(uuid) from public;
grant execute on function belongings_of(uuid) to mauzo_app;

-- The channels for which the last thing a customer said is yes.
create function recount_consents(ids uuid[]) returns void
language sql set search_path = public, pg_temp as $$
  update customers u set consents = array(
    select last.channel from (
      select distinct on (c.channel) c.channel, c.state from customer_consents c
      where c.shop_id = u.shop_id and c.customer_id = u.id order by c.channel, c.id desc
    ) last where last.state = 'given' order by last.channel)
  where u.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and u.id = any (ids)
$$;
revoke execute on function recount_consents(uuid[]) from public;

-- As before; what was said about offers moves along.
create or replace function merge_customers(kept uuid, merged uuid, out customer jsonb, out moved jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
begin
  moved := hand_over_customer(merged, kept, null);
  delete from customers c where c.shop_id = mine and c.id = merged returning to_jsonb(c) into customer;
  update customers c set generation = c.generation + 1 where c.shop_id = mine and c.id = kept;
  perform recount_customers(array[kept]);
  perform recount_consents(array[kept]);
end $$;
revoke execute on function merge_customers(uuid, uuid) from public;
grant execute on function merge_customers(uuid, uuid) to mauzo_app;

create or replace function part_customers(kept uuid, customer jsonb, named jsonb) returns void
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
  perform recount_consents(array[kept, back]);
end $$;
revoke execute on function part_customers(uuid, jsonb, jsonb) from public;
grant execute on function part_customers(uuid, jsonb, jsonb) to mauzo_app;
