-- The shop's catalogue at WhatsApp: which one it is, what customers see of it, and how far it is.
create table whatsapp_catalogues (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  catalogue_id text not null check (catalogue_id ~ '^[0-9]{5,32}$'),
  is_visible boolean not null,
  has_cart boolean not null,
  -- what WhatsApp refused the last changes for, if it did
  refused_code integer,
  -- until when one process sends changes; nobody after that, whatever became of it
  sending_until timestamptz,
  -- when there was nothing left to send
  up_to_date_at timestamptz,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id)
);

-- What WhatsApp has of the shop's variants. A variant without a row it does not have.
create table whatsapp_catalogue_items (
  shop_id uuid not null references shops,
  variant_id uuid not null,
  product_id uuid not null,
  -- of what was sent of it last
  digest text not null,
  state text not null constraint whatsapp_catalogue_item_state check (state in ('sent', 'leaving', 'listed', 'refused')),
  -- the batch that waits to be carried out
  handle text,
  sent_at timestamptz not null default now(),
  -- why it was refused, in WhatsApp's words
  reason text check (char_length(reason) <= 300),
  primary key (shop_id, variant_id)
);
create index on whatsapp_catalogue_items (shop_id, handle) where handle is not null;

create table whatsapp_catalogue_sets (
  shop_id uuid not null references shops,
  set_id uuid not null,
  provider_id text not null,
  digest text not null,
  primary key (shop_id, set_id)
);

-- What the bot says beside its flow, and when the shop is open for it.
create table auto_messages (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  document jsonb not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id)
);
-- Until when the customer knows that the shop is closed.
alter table conversations add column away_until timestamptz;

do $$
declare
  tenant_table text;
  mine constant text := 'shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid';
begin
  foreach tenant_table in array array['whatsapp_catalogues', 'whatsapp_catalogue_items', 'whatsapp_catalogue_sets', 'auto_messages'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (%s) with check (%s)', tenant_table, mine, mine);
    execute format('grant select, insert, update, delete on %I to mauzo_app', tenant_table);
  end loop;
end $$;

-- As before, but a shop that starts empty keeps its catalogue at WhatsApp: what is there of it has to be deleted there, too.
create or replace function empty_demo_shop() returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  -- What the shop is and how it works, and what the nightly cleaning deletes.
  stays constant text[] := array['shops', 'memberships', 'invites', 'bots', 'flows', 'delivery_methods',
    'order_workflows', 'payment_settings', 'payment_setting_changes', 'list_views', 'lookup_keys', 'stored_replies',
    'media', 'channel_connections', 'channel_numbers', 'message_templates', 'message_template_texts', 'message_prices', 'auto_messages',
    'whatsapp_catalogues', 'whatsapp_catalogue_items', 'whatsapp_catalogue_sets'];
  remaining oid[];
  ready oid[];
  emptied oid;
begin
  update shops set is_demo = false where shop_id = mine and is_demo;
  if not found then return false; end if;
  delete from lookup_keys where shop_id = mine and kind in ('cart', 'document');
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
