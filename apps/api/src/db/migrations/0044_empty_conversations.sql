-- Conversations whose visitor never went on after the first message go after thirty days, as new ones come.
alter table conversations add column forget_at timestamptz;
create index on conversations (shop_id, forget_at) where forget_at is not null;

update conversations c set forget_at = created_at + interval '30 days'
where (select count(*) from messages m where m.shop_id = c.shop_id and m.conversation_id = c.id and m.direction = 'in') < 2
  and not exists (select 1 from push_counts p where p.shop_id = c.shop_id and p.conversation_id = c.id)
  and not exists (select 1 from carts k where k.shop_id = c.shop_id and k.conversation_id = c.id)
  and not exists (select 1 from orders o where o.shop_id = c.shop_id and o.conversation_id = c.id);

-- Who writes over a token of the shop is known by their chat id: the newest of their conversations goes on.
update conversations c set visitor_hash = sha256(convert_to('sender:' || c.bot_id || ':' || c.chat_id, 'UTF8'))
from (
  select distinct on (shop_id, bot_id, chat_id) shop_id, id from conversations where channel = 'whatsapp'
  order by shop_id, bot_id, chat_id, updated_at desc, id desc
) newest
where c.shop_id = newest.shop_id and c.id = newest.id;

-- Lets some of the shop's go. What was said stays as it was said: the app deletes no message, and this function only those
-- of conversations in which nothing else happened.
create function forget_empty_conversations(at_most integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  due uuid[];
begin
  -- Held before it is looked at what they have: nobody adds to them any more.
  select array_agg(id) into due from (
    select id from conversations where shop_id = mine and forget_at < now()
    order by forget_at limit at_most for update skip locked
  ) held;
  if due is null then return; end if;
  update conversations c set forget_at = null where c.shop_id = mine and c.id = any (due) and (
    exists (select 1 from push_counts p where p.shop_id = mine and p.conversation_id = c.id)
    or exists (select 1 from carts k where k.shop_id = mine and k.conversation_id = c.id)
    or exists (select 1 from orders o where o.shop_id = mine and o.conversation_id = c.id)
  );
  delete from messages m using conversations c
  where m.shop_id = mine and m.conversation_id = c.id and c.shop_id = mine and c.id = any (due) and c.forget_at is not null;
  delete from conversations where shop_id = mine and id = any (due) and forget_at is not null;
end $$;
revoke execute on function forget_empty_conversations(integer) from public;
grant execute on function forget_empty_conversations(integer) to mauzo_app;
