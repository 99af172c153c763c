-- Forgetting a person: their row stays for the money of their orders, with nothing of them on it.
alter table customers add column forgotten_at timestamptz;
drop index customers_segments_idx;
create index customers_segments_idx on customers (shop_id, id) include (
  total_minor, total_orders, owed_minor, first_order_at, last_order_at, place_key, language, gender, tags, channels, source,
  consents, forgotten_at);

-- Every table that knows something of a customer: THE list of what is exported of a person and what is erased. `whose` says
-- which rows t of the shop $1 are theirs: $2 the person, $3 their orders, $4 their conversations, $5 the last digits of
-- their numbers. `becomes` is what is written over; null: the rows are deleted; empty: they stay, as numbers do.
create table erasures (
  place smallint primary key,
  table_name text not null unique,
  whose text not null,
  becomes text
);
grant select on erasures to mauzo_app;

insert into erasures (place, table_name, whose, becomes) values
  (10, 'messages', 't.conversation_id = any ($4)', null),
  (20, 'conversations', 't.id = any ($4)',
    'state = ''{}'', chat_id = ''forgotten-'' || t.id, visitor_hash = sha256(convert_to(''forgotten:'' || t.id, ''UTF8''))'),
  (30, 'carts', 't.id in (select o.cart_id from orders o where o.shop_id = $1 and o.id = any ($3))', ''),
  (40, 'orders', 't.id = any ($3)', 'customer_name = '''', customer_phone = null, note = '''', delivery_place = '''''),
  (50, 'order_lines', 't.order_id = any ($3)', ''),
  (60, 'order_charges', 't.order_id = any ($3)', ''),
  (70, 'order_payments', 't.order_id = any ($3)', 'reference = '''''),
  (80, 'payment_claims', 't.order_id = any ($3)', 'reference = '''', reason = '''', media_id = null'),
  (90, 'order_changes', 't.order_id = any ($3)',
    'reason = '''', change = t.change || case when t.change ? ''reference'' then ''{"reference": ""}''::jsonb else ''{}'' end
      || case when t.change ? ''text'' then ''{"text": ""}''::jsonb else ''{}'' end
      || case when t.change ? ''note'' then ''{"note": null}''::jsonb else ''{}'' end'),
  (100, 'order_messages', 't.order_id = any ($3)', 'text = '''''),
  (110, 'stock_movements', 't.order_id = any ($3)', 'note = '''''),
  (120, 'import_rows', 'exists (select from imports i where i.shop_id = $1 and i.id = t.import_id and i.kind = ''contacts'')
    and exists (select from unnest(t.cells) cell, unnest($5) digits where regexp_replace(cell, ''\D'', '''', ''g'') like ''%'' || digits || ''%'')',
    'cells = ''{}'', keys = ''{}'', problems = ''[]'''),
  (130, 'customer_notes', 't.customer_id = any ($2)', null),
  (140, 'customer_consents', 't.customer_id = any ($2)', null),
  (150, 'customer_changes', 't.customer_id = any ($2)', null),
  (160, 'contacts', 't.customer_id = any ($2)', null),
  (170, 'customers', 't.id = any ($2)',
    'name = '''', phone = null, place = '''', gender = null, language = null, birthday = null, tags = ''{}'', consents = ''{}'',
      import_id = null, generation = t.generation + 1, version = t.version + 1, forgotten_at = now()');

-- Who else a person is, and what is theirs.
create function belongings_of(person uuid, out people uuid[], out their_orders uuid[], out their_chats uuid[], out digits text[])
language plpgsql stable set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  numbers text[];
begin
  people := array[person];
  numbers := array(select phone from contacts where shop_id = mine and customer_id = any (people));
  digits := array(select right(number, 9) from unnest(numbers) number);
  their_orders := array(select id from orders where shop_id = mine and customer_id = any (people) order by id);
  their_chats := array(
    select conversation_id from orders where shop_id = mine and id = any (their_orders) and conversation_id is not null
    union
    select c.conversation_id from carts c join orders o on o.shop_id = mine and o.cart_id = c.id
    where c.shop_id = mine and o.id = any (their_orders) and c.conversation_id is not null
    union
    select id from conversations where shop_id = mine and channel = 'whatsapp'
      and (chat_id = any (numbers) or '+' || chat_id = any (numbers)));
end $$;

-- All that is kept of a person, table by table.
create function data_of(person uuid) returns jsonb
language plpgsql stable set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  has record;
  each record;
  part jsonb;
  found jsonb := '{}';
begin
  select * into has from belongings_of(person);
  for each in select * from erasures order by place loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - ''shop_id''), ''[]'') from %I t where t.shop_id = $1 and (%s)',
      each.table_name, each.whose)
    into part using mine, has.people, has.their_orders, has.their_chats, has.digits;
    if part <> '[]' then found := found || jsonb_build_object(each.table_name, part); end if;
  end loop;
  return found;
end $$;

-- Erases a person. The app may not change most of these columns itself.
create function forget_customer(person uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  has record;
  each record;
begin
  perform from customers where shop_id = mine and id = person for update;
  if not found then return; end if;
  select * into has from belongings_of(person);
  perform from orders where shop_id = mine and id = any (has.their_orders) order by id for update;
  for each in select * from erasures where becomes is distinct from '' order by place loop
    execute format(
      case when each.becomes is null then 'delete from %1$I t where t.shop_id = $1 and (%2$s)'
        else 'update %1$I t set %3$s where t.shop_id = $1 and (%2$s)' end,
      each.table_name, each.whose, each.becomes)
    using mine, has.people, has.their_orders, has.their_chats, has.digits;
  end loop;
end $$;
revoke execute on function belongings_of(uuid), data_of(uuid), forget_customer(uuid) from public;
grant execute on function belongings_of(uuid), data_of(uuid), forget_customer(uuid) to mauzo_app;
