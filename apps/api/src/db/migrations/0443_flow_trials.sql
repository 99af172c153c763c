-- A published version that only a part of new conversations meets at first, beside the one before it.
create table flow_trials (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  chatflow_id uuid not null,
  -- the numbers of the new version and of the one before it
  version integer not null,
  against integer not null,
  -- of a hundred new conversations
  share integer not null check (share in (10, 25, 50)),
  state text not null default 'running' check (state in ('running', 'kept', 'returned')),
  -- in whose name it began
  user_id uuid not null,
  user_name text not null,
  -- why it went back by itself, and how many of how many that were on either side
  because text check (because in ('left', 'not_understood')),
  counted integer[],
  -- the version that it went back as
  returned_as integer,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, chatflow_id) references chatflows,
  constraint flow_trial_end check ((state = 'running') = (ended_at is null) and (state = 'returned') = (returned_as is not null))
);
create unique index flow_trials_running on flow_trials (shop_id, chatflow_id) where state = 'running';
create index on flow_trials (shop_id, chatflow_id, returned_as) where because is not null;
alter table flow_trials enable row level security;
alter table flow_trials force row level security;
create policy tenant on flow_trials
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on flow_trials to mauzo_app;
grant update (state, because, counted, returned_as, ended_at) on flow_trials to mauzo_app;

-- When a conversation began with the version that it stays with: which of them a trial counts.
alter table conversations add column flow_began_at timestamptz;

-- As before, but which version is on trial stays with its flow.
create or replace function empty_demo_shop() returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  -- What the shop is and how it works, and what the nightly cleaning deletes.
  stays constant text[] := array['shops', 'memberships', 'invites', 'bots', 'chatflows', 'flows', 'flow_drafts', 'flow_schedules', 'flow_trials', 'delivery_methods',
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
