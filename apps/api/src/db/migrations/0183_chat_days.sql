-- A day of a chat is one on which the customer wrote; a cart that is made without a word of theirs makes none. The moments are
-- kept beside the day, so that a shop that moves to another time zone has the days of the new one although messages are gone.
alter table chat_days add column first_at timestamptz, add column cart_at timestamptz;
update chat_days d set first_at = (d.day + time '12:00') at time zone s.time_zone,
  cart_at = case when d.has_cart then (d.day + time '12:00') at time zone s.time_zone end
from shops s where s.shop_id = d.shop_id;
alter table chat_days alter column first_at set not null, drop column has_cart,
  add column has_cart boolean not null generated always as (cart_at is not null) stored;
-- Those of conversations that are deleted, and those that only a cart made.
delete from chat_days d where not exists (
  select from conversations c where c.shop_id = d.shop_id and c.id = d.conversation_id);
delete from chat_days d using shops s where s.shop_id = d.shop_id
  and exists (
    select from messages m where m.shop_id = d.shop_id and m.conversation_id = d.conversation_id and m.direction = 'in')
  and not exists (
    select from messages m where m.shop_id = d.shop_id and m.conversation_id = d.conversation_id and m.direction = 'in'
      and (m.created_at at time zone s.time_zone)::date = d.day);
create index on chat_days (shop_id, conversation_id);

-- By which time zone the chats of all conversations are kept, and after which conversation that goes on; null: nowhere.
alter table figure_states add column chat_zone text, add column chats_to uuid;

-- Remembers the days on which customers wrote in these conversations, or all, since the day of a moment, and the carts that
-- were made in them on those days.
create or replace function keep_chat_days(ids uuid[], since timestamptz) returns void
language sql set search_path = public, pg_temp as $$
  insert into chat_days as k (shop_id, day, conversation_id, channel, first_at, cart_at)
  select e.shop_id, (e.at at time zone s.time_zone)::date, e.conversation_id, c.channel,
    min(e.at) filter (where not e.is_cart), min(e.at) filter (where e.is_cart)
  from (
    -- the whole day: a cart may be a moment older than what is told of it
    select s.*, (since at time zone s.time_zone)::date::timestamp at time zone s.time_zone as start
    from shops s where s.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid
  ) s cross join lateral (
    select m.shop_id, m.conversation_id, m.created_at as at, false as is_cart from messages m
    where m.shop_id = s.shop_id and m.direction = 'in'
      and (ids is null or m.conversation_id = any (ids)) and m.id >= (select first_id_at(s.start)) and m.created_at >= s.start
    union all
    select k.shop_id, k.conversation_id, k.created_at, true from carts k
    where k.shop_id = s.shop_id and k.conversation_id is not null
      and (ids is null or k.conversation_id = any (ids)) and k.created_at >= s.start
  ) e
  join conversations c on c.shop_id = e.shop_id and c.id = e.conversation_id
  group by 1, 2, 3, 4 having not bool_and(e.is_cart)
  order by 1, 2, 3
  on conflict (shop_id, day, conversation_id) do update
  set first_at = least(k.first_at, excluded.first_at), cart_at = least(k.cart_at, excluded.cart_at)
  where excluded.first_at < k.first_at or least(k.cart_at, excluded.cart_at) is distinct from k.cart_at
$$;

-- Keeps the days of the chats of the next conversations, of those that are known by another time zone the new ones. Returns of
-- how many conversations.
create function roll_chats(most integer) returns integer
language plpgsql set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  zone text;
  state figure_states;
  ids uuid[];
begin
  select time_zone into zone from shops where shop_id = mine;
  insert into figure_states (shop_id, time_zone) values (mine, zone) on conflict do nothing;
  select * into state from figure_states where shop_id = mine for update;
  if state.chat_zone is distinct from zone then state.chats_to := '00000000-0000-0000-0000-000000000000'; end if;
  if state.chats_to is null then return 0; end if;
  ids := array(select id from conversations where shop_id = mine and id > state.chats_to order by id limit most);
  update figure_states set chat_zone = zone, chats_to = ids[cardinality(ids)] where shop_id = mine;
  if cardinality(ids) = 0 then return 0; end if;
  with moved as (
    delete from chat_days d where d.shop_id = mine and d.conversation_id = any (ids) and (
      d.day <> (d.first_at at time zone zone)::date or d.day <> (d.cart_at at time zone zone)::date) returning d.*
  )
  insert into chat_days as k (shop_id, day, conversation_id, channel, first_at, cart_at)
  select mine, (e.at at time zone zone)::date, e.conversation_id, e.channel, min(e.at), min(e.at) filter (where e.is_cart)
  from (
    select conversation_id, channel, first_at as at, false as is_cart from moved
    union all
    select conversation_id, channel, cart_at, true from moved where cart_at is not null
  ) e group by 1, 2, 3, 4
  order by 1, 2, 3
  on conflict (shop_id, day, conversation_id) do update
  set first_at = least(k.first_at, excluded.first_at), cart_at = least(k.cart_at, excluded.cart_at);
  perform keep_chat_days(ids, '1970-01-01');
  return cardinality(ids);
end $$;
revoke execute on function roll_chats(integer) from public;
grant execute on function roll_chats(integer) to mauzo_app;

-- As before, with the days of its chats.
create or replace function forget_empty_conversations(at_most integer, out checked integer, out deleted integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  due uuid[];
begin
  checked := 0;
  deleted := 0;
  -- Locked before they are checked, so that nobody adds to them in between. Both rows or neither: who adds a message holds the
  -- thread while they wait for the conversation.
  select array_agg(id) into due from (
    select c.id from conversations c join threads t on t.shop_id = c.shop_id and t.conversation_id = c.id
    where c.shop_id = mine and c.forget_at < now()
    order by c.forget_at limit at_most for update skip locked
  ) held;
  if due is null then return; end if;
  checked := cardinality(due);
  -- With a limit, each is looked up by an index, instead of a scan of the shop's carts and orders.
  update conversations c set forget_at = null where c.shop_id = mine and c.id = any (due) and (
    (select t.pushed > 0 from threads t where t.shop_id = mine and t.conversation_id = c.id)
    or (select true from carts k where k.shop_id = mine and k.conversation_id = c.id limit 1) is not null
    or (select true from orders o where o.shop_id = mine and o.conversation_id = c.id limit 1) is not null
  );
  delete from threads t using conversations c
  where t.shop_id = mine and t.conversation_id = c.id and c.shop_id = mine and c.id = any (due) and c.forget_at is not null;
  delete from messages m using conversations c
  where m.shop_id = mine and m.conversation_id = c.id and c.shop_id = mine and c.id = any (due) and c.forget_at is not null;
  delete from chat_days d using conversations c
  where d.shop_id = mine and d.conversation_id = c.id and c.shop_id = mine and c.id = any (due) and c.forget_at is not null;
  delete from conversations where shop_id = mine and id = any (due) and forget_at is not null;
  get diagnostics deleted = row_count;
end $$;
