-- The draft of a chatflow that is to be published at a time, as it is then. One waits for a flow at a time.
create table flow_schedules (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  chatflow_id uuid not null,
  publish_at timestamptz not null,
  note text not null check (length(note) <= 200),
  -- whatever saved conversations say
  even_so boolean not null,
  -- in whose name
  user_id uuid not null,
  user_name text not null,
  state text not null default 'planned' check (state in ('planned', 'published', 'refused', 'cancelled')),
  -- why it was refused, and how many things
  problem text check (problem in
    ('flow_has_errors', 'flow_tests_differ', 'flow_address_unreachable', 'flow_on_trial', 'no_right')),
  problem_count integer,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, chatflow_id) references chatflows,
  constraint flow_schedule_problem check ((state = 'refused') <= (problem is not null))
);
create unique index flow_schedules_planned on flow_schedules (shop_id, chatflow_id) where state = 'planned';
create index on flow_schedules (shop_id, chatflow_id, id desc) where state in ('planned', 'refused');
alter table flow_schedules enable row level security;
alter table flow_schedules force row level security;
create policy tenant on flow_schedules
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on flow_schedules to mauzo_app;
grant update (state, problem, problem_count) on flow_schedules to mauzo_app;

-- As before, but what is to be published stays with its flow.
create or replace function empty_demo_shop() returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  -- What the shop is and how it works, and what the nightly cleaning deletes.
  stays constant text[] := array['shops', 'memberships', 'invites', 'bots', 'chatflows', 'flows', 'flow_drafts', 'flow_schedules', 'delivery_methods',
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
