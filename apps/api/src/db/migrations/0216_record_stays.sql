-- The record of a shop stays when it starts empty: it says that it did.
create or replace function empty_demo_shop() returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  -- What the shop is and how it works, and what the nightly cleaning deletes.
  stays constant text[] := array['shops', 'memberships', 'invites', 'bots', 'flows', 'flow_drafts', 'delivery_methods',
    'order_workflows', 'payment_settings', 'payment_setting_changes', 'list_views', 'lookup_keys', 'stored_replies',
    'media', 'channel_connections', 'channel_numbers', 'message_templates', 'message_template_texts', 'message_prices', 'auto_messages',
    'sms_connections', 'whatsapp_catalogues', 'whatsapp_catalogue_items', 'whatsapp_catalogue_sets',
    'record_entries', 'record_heads'];
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
