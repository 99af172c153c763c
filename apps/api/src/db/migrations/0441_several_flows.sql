-- A shop has several flows, one of which new conversations of a channel meet. The first comes with the bot and has its id.
create table chatflows (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  -- null is the first, until somebody names it
  name text check (length(name) between 1 and 60),
  default_web boolean not null default false,
  default_whatsapp boolean not null default false,
  -- who talks with one of its versions goes on with it
  archived_at timestamptz constraint chatflow_default_is_kept
    check (archived_at is null or not default_web and not default_whatsapp),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);
create unique index chatflows_of_web on chatflows (shop_id) where default_web;
create unique index chatflows_of_whatsapp on chatflows (shop_id) where default_whatsapp;
alter table chatflows enable row level security;
alter table chatflows force row level security;
create policy tenant on chatflows
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on chatflows to mauzo_app;
grant update (name, default_web, default_whatsapp, archived_at, version) on chatflows to mauzo_app;

create function begin_chatflow() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  is_first constant boolean := not exists (select from chatflows c where c.shop_id = new.shop_id);
begin
  insert into chatflows (shop_id, id, default_web, default_whatsapp) values (new.shop_id, new.id, is_first, is_first);
  return null;
end $$;
-- Before those that are there: a bot that begins meanwhile waits until then.
create trigger begin_chatflow after insert on bots for each row execute function begin_chatflow();
insert into chatflows (shop_id, id, default_web, default_whatsapp)
  select shop_id, id, is_first, is_first
  from (select shop_id, id, row_number() over (partition by shop_id order by id) = 1 as is_first from bots) b;

-- What a release before this one writes belongs to the first flow.
create function of_first_chatflow() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  new.chatflow_id := (select b.id from bots b where b.shop_id = new.shop_id order by b.id limit 1);
  return new;
end $$;

-- `flows` last, which every conversation reads: it is locked until all this is done.
alter table unmatched_sentences add column chatflow_id uuid;
update unmatched_sentences t set chatflow_id = (select b.id from bots b where b.shop_id = t.shop_id order by b.id limit 1);
alter table unmatched_sentences alter column chatflow_id set not null,
  add foreign key (shop_id, chatflow_id) references chatflows;
create trigger of_first_chatflow before insert on unmatched_sentences
  for each row when (new.chatflow_id is null) execute function of_first_chatflow();
alter table flow_tests add column chatflow_id uuid;
update flow_tests t set chatflow_id = (select b.id from bots b where b.shop_id = t.shop_id order by b.id limit 1);
alter table flow_tests alter column chatflow_id set not null,
  add foreign key (shop_id, chatflow_id) references chatflows;
create trigger of_first_chatflow before insert on flow_tests
  for each row when (new.chatflow_id is null) execute function of_first_chatflow();
alter table flow_drafts add column chatflow_id uuid;
update flow_drafts t set chatflow_id = (select b.id from bots b where b.shop_id = t.shop_id order by b.id limit 1);
alter table flow_drafts alter column chatflow_id set not null,
  add foreign key (shop_id, chatflow_id) references chatflows;
create trigger of_first_chatflow before insert on flow_drafts
  for each row when (new.chatflow_id is null) execute function of_first_chatflow();
grant delete on flow_drafts to mauzo_app;
alter table flow_drafts drop constraint flow_drafts_pkey, add primary key (shop_id, chatflow_id);
alter table flows add column chatflow_id uuid;
update flows t set chatflow_id = (select b.id from bots b where b.shop_id = t.shop_id order by b.id limit 1);
alter table flows alter column chatflow_id set not null,
  add foreign key (shop_id, chatflow_id) references chatflows;
create trigger of_first_chatflow before insert on flows
  for each row when (new.chatflow_id is null) execute function of_first_chatflow();

-- The numbers of versions stay those of the shop: "version 7" is one, whichever flow it is of.
create index on flows (shop_id, chatflow_id, version desc) where published_at is not null;

-- As before, but the flows stay with what was published of them.
create or replace function empty_demo_shop() returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  -- What the shop is and how it works, and what the nightly cleaning deletes.
  stays constant text[] := array['shops', 'memberships', 'invites', 'bots', 'chatflows', 'flows', 'flow_drafts', 'delivery_methods',
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
