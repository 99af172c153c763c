-- A shop's templates at WhatsApp: our copy of each, with how it stands there in each language.
create table message_templates (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  name text not null check (name ~ '^[a-z0-9_]+$' and char_length(name) <= 512),
  category text not null constraint message_template_category check (category in ('utility', 'marketing')),
  -- the event of an order, or another occasion on which it is sent by itself
  purpose text check (purpose in ('new', 'preparing', 'ready', 'picked up', 'delivered', 'cancelled', 'paid', 'reminder', 'come back')),
  examples jsonb not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  primary key (shop_id, id)
);
create unique index message_template_name on message_templates (shop_id, name);
create unique index message_template_purpose on message_templates (shop_id, purpose) where purpose is not null;

create table message_template_texts (
  shop_id uuid not null,
  template_id uuid not null,
  language text not null check (language in ('en', 'sw')),
  -- as it is written
  text jsonb not null,
  -- as WhatsApp has it
  submitted jsonb,
  provider_id text,
  state text not null default 'draft' check (state in ('draft', 'sending', 'refused', 'pending', 'approved', 'rejected', 'paused',
    'disabled', 'flagged', 'in_appeal', 'locked', 'limit_exceeded', 'pending_deletion', 'deleted', 'archived')),
  reason text check (char_length(reason) <= 200),
  code integer,
  state_at timestamptz,
  primary key (shop_id, template_id, language),
  foreign key (shop_id, template_id) references message_templates
);

do $$
declare
  tenant_table text;
  mine constant text := 'shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid';
begin
  foreach tenant_table in array array['message_templates', 'message_template_texts'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (%s) with check (%s)', tenant_table, mine, mine);
    execute format('grant select, insert, update, delete on %I to mauzo_app', tenant_table);
  end loop;
end $$;

-- As before, but a shop that starts empty keeps its templates: WhatsApp has them, too.
create or replace function empty_demo_shop() returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  -- What the shop is and how it works, and what the nightly cleaning deletes.
  stays constant text[] := array['shops', 'memberships', 'invites', 'bots', 'flows', 'delivery_methods',
    'order_workflows', 'payment_settings', 'payment_setting_changes', 'list_views', 'lookup_keys', 'stored_replies',
    'media', 'channel_connections', 'channel_numbers', 'message_templates', 'message_template_texts', 'message_prices'];
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
