-- How a shop is paid: the ways its customers see, in its order. One document for each shop.
create table payment_settings (
  shop_id uuid primary key references shops,
  id uuid not null default uuidv7(),
  settings jsonb not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now()
);
-- What was done to them, and by whom. Nothing of it is ever changed.
create table payment_setting_changes (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  -- the version of the settings that has it
  version integer not null,
  kind text not null
    constraint way_change_kind check (kind in ('added', 'changed', 'removed', 'on', 'off', 'cash on', 'cash off')),
  way jsonb,
  before jsonb,
  user_id uuid not null,
  user_name text not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);
create index on payment_setting_changes (shop_id, version);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['payment_settings', 'payment_setting_changes'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I
      using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
      with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert on payment_settings, payment_setting_changes to mauzo_app;
grant update (settings, version, updated_by, updated_at) on payment_settings to mauzo_app;

-- As before, but how the shop is paid stays, too.
create or replace function empty_demo_shop() returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  -- What the shop is and how it works, and what the nightly cleaning deletes.
  stays constant text[] := array['shops', 'memberships', 'invites', 'bots', 'flows', 'delivery_methods',
    'order_workflows', 'payment_settings', 'payment_setting_changes', 'list_views', 'lookup_keys', 'stored_replies',
    'media', 'channel_connections', 'channel_numbers'];
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
