-- Addresses that a shop prints or sends, and where they lead today: to its page, a product or a set.
create table short_links (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  code text not null constraint short_link_code check (code ~ '^[0-9A-Za-z]{8}$'),
  name text not null constraint short_link_name check (char_length(name) between 1 and 60),
  place text not null default '' constraint short_link_place check (char_length(place) <= 40),
  kind text not null constraint short_link_kind check (kind in ('shop', 'product', 'set')),
  product_id uuid,
  set_id uuid,
  version integer not null default 1,
  saved_by text not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, product_id) references products,
  foreign key (shop_id, set_id) references product_sets,
  check ((product_id is not null) = (kind = 'product')),
  check ((set_id is not null) = (kind = 'set'))
);
create index on short_links (shop_id, product_id) where product_id is not null;
create index on short_links (shop_id, set_id) where set_id is not null;

-- How often one was opened, by the shop's days. Of whom it was, nothing is known.
create table short_link_days (
  shop_id uuid not null references shops,
  link_id uuid not null,
  day date not null,
  clicks integer not null default 0,
  primary key (shop_id, link_id, day),
  foreign key (shop_id, link_id) references short_links
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['short_links', 'short_link_days'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I
      using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
      with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert on short_links, short_link_days to mauzo_app;
grant update (name, place, kind, product_id, set_id, version, saved_by, archived_at, updated_at) on short_links to mauzo_app;
grant update (clicks) on short_link_days to mauzo_app;

-- The code of a short link leads to its row.
alter table lookup_keys drop constraint lookup_keys_kind_check;
alter table lookup_keys add constraint lookup_keys_kind_check check (kind in (
  'slug', 'bot', 'bot_token', 'cart', 'phone', 'invite', 'document', 'whatsapp', 'whatsapp_number', 'payment',
  'withdrawal', 'api_key', 'campaign', 'sms_report', 'balance', 'short_link'));

-- Short links end with the demo.
create or replace function empty_demo_shop() returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  -- What the shop is and how it works, and what the nightly cleaning deletes.
  stays constant text[] := array['shops', 'memberships', 'invites', 'bots', 'flows', 'flow_drafts', 'delivery_methods',
    'order_workflows', 'payment_settings', 'payment_setting_changes', 'list_views', 'lookup_keys', 'stored_replies',
    'media', 'channel_connections', 'channel_numbers', 'message_templates', 'message_template_texts', 'message_prices', 'auto_messages',
    'sms_connections', 'whatsapp_catalogues', 'whatsapp_catalogue_items', 'whatsapp_catalogue_sets',
    'record_entries', 'record_heads', 'inbox_settings'];
  remaining oid[];
  ready oid[];
  emptied oid;
begin
  update shops set is_demo = false where shop_id = mine and is_demo;
  if not found then return false; end if;
  delete from lookup_keys where shop_id = mine and kind in ('cart', 'document', 'campaign', 'balance', 'short_link');
  remaining := array(
    select c.oid from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all (stays));
  while cardinality(remaining) > 0 loop
    ready := array(
      select t from unnest(remaining) t where not exists (
        select from pg_constraint k
        where k.contype = 'f' and k.confrelid = t and k.conrelid <> t and k.conrelid = any (remaining)));
    if cardinality(ready) = 0 then
      raise exception 'empty_demo_shop: these tables refer to each other in a circle: %', remaining::regclass[];
    end if;
    foreach emptied in array ready loop
      execute format('delete from %s where shop_id = $1', emptied::regclass) using mine;
    end loop;
    remaining := array(select unnest(remaining) except select unnest(ready));
  end loop;
  -- They have addresses to which no mail can be sent.
  delete from memberships m using auth.users u
  where m.shop_id = mine and not m.is_admin and u.id = m.user_id and u.email like '%@mauzo.example';
  return true;
end $$;
