-- How a shop's inbox works, and who was assigned a conversation in turn last.
create table inbox_settings (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  settings jsonb not null,
  last_assigned_id uuid,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id)
);
alter table inbox_settings enable row level security;
alter table inbox_settings force row level security;
create policy tenant on inbox_settings
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on inbox_settings to mauzo_app;
create constraint trigger record_change after insert or update of settings on inbox_settings deferrable initially deferred
  for each row execute function record_change('settings', 'inbox', '', 'settings', 'changed');

-- When the bot answers again after a person does: so many minutes after a person last wrote, and once it is closed.
alter table threads
  add column bot_resumes_after integer check (bot_resumes_after > 0),
  add column closing_hands_back boolean not null default true,
  add column bot_resumes_at timestamptz,
  add constraint thread_bot_resumes check (bot_resumes_at is null or answered_by = 'person');

-- Answer times are figures: they stay when the conversation goes.
alter table conversation_times drop constraint conversation_times_shop_id_conversation_id_fkey,
  add foreign key (shop_id) references shops;

-- Whether a conversation led to nothing and waits for nothing: no order, no open cart, nothing on its way, and a customer who
-- owes nothing and whose claims are decided.
create function led_to_nothing(t threads) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select not t.has_order
    and not exists (select from orders o where o.shop_id = t.shop_id and o.conversation_id = t.conversation_id)
    and not exists (
      select from carts k where k.shop_id = t.shop_id and k.conversation_id = t.conversation_id
        and (k.state <> 'open' or k.held_until is not null or k.expires_at > now() and k.expires_at < 'infinity'))
    and not exists (
      select from outbox x where x.shop_id = t.shop_id and x.conversation_id = t.conversation_id
        and x.state in ('queued', 'sending', 'unknown'))
    and not exists (
      select from orders o where o.shop_id = t.shop_id and o.customer_id = coalesce(
          (select k.customer_id from contacts k where k.shop_id = t.shop_id and k.id = t.contact_id), t.customer_id)
        and (o.owed_minor > 0 or exists (
          select from payment_claims p where p.shop_id = o.shop_id and p.order_id = o.id and p.state = 'open')))
$$;
revoke execute on function led_to_nothing(threads) from public;
grant execute on function led_to_nothing(threads) to mauzo_app;

-- Deletes conversations that led to nothing once they are as old as the shop wants them kept, with their messages, notes and
-- files; chat_days and conversation_times, which are figures, stay. Carts that stock movements refer to stay without them.
create function forget_old_conversations(at_most integer, out checked integer, out deleted integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  months constant integer := (select (s.settings ->> 'forget_months')::integer from inbox_settings s where s.shop_id = mine);
  due uuid[];
begin
  checked := 0;
  deleted := 0;
  if months is null or months < 3 then return; end if;
  select array_agg(id) into due from (
    select c.id from threads t join conversations c on c.shop_id = t.shop_id and c.id = t.conversation_id
    where t.shop_id = mine and t.last_at < now() - make_interval(months => months) and led_to_nothing(t)
    order by t.last_at limit at_most for update of c, t skip locked
  ) held;
  if due is null then return; end if;
  update carts set conversation_id = null where shop_id = mine and conversation_id = any (due);
  delete from outbox where shop_id = mine and conversation_id = any (due);
  delete from threads where shop_id = mine and conversation_id = any (due);
  delete from messages where shop_id = mine and conversation_id = any (due);
  delete from conversations where shop_id = mine and id = any (due);
  get diagnostics deleted = row_count;
  checked := deleted;
end $$;
revoke execute on function forget_old_conversations(integer) from public;
grant execute on function forget_old_conversations(integer) to mauzo_app;

-- As before; how the inbox works stays, too.
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
  delete from lookup_keys where shop_id = mine and kind in ('cart', 'document', 'campaign');
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
