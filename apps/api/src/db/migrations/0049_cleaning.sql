-- By these the nightly cleaning finds its rows, where there was no index yet.
create index on auth.access_tokens (expires_at);
create index on auth.sessions (expires_at);
create index on auth.mail_links (expires_at);
create index on auth.verifications (expires_at);
create index on carts (shop_id, expires_at) where state = 'open';
create index on invites (shop_id, expires_at);
create index on media (shop_id, created_at);
create index on list_views (shop_id, removed_at) where removed_at is not null;

-- Nothing updates contact messages, but locking a row before it is deleted needs the right to update some column.
grant update (language) on contact_messages to mauzo_app;

-- As before; also returns how many conversations it checked, and how many of them it deleted.
drop function forget_empty_conversations(integer);
create function forget_empty_conversations(at_most integer, out checked integer, out deleted integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  due uuid[];
begin
  checked := 0;
  deleted := 0;
  -- Locked before they are checked, so that nobody adds to them in between.
  select array_agg(id) into due from (
    select id from conversations where shop_id = mine and forget_at < now()
    order by forget_at limit at_most for update skip locked
  ) held;
  if due is null then return; end if;
  checked := cardinality(due);
  -- With a limit, each is looked up by an index, instead of a scan of the shop's carts and orders.
  update conversations c set forget_at = null where c.shop_id = mine and c.id = any (due) and (
    (select true from push_counts p where p.shop_id = mine and p.conversation_id = c.id limit 1) is not null
    or (select true from carts k where k.shop_id = mine and k.conversation_id = c.id limit 1) is not null
    or (select true from orders o where o.shop_id = mine and o.conversation_id = c.id limit 1) is not null
  );
  delete from messages m using conversations c
  where m.shop_id = mine and m.conversation_id = c.id and c.shop_id = mine and c.id = any (due) and c.forget_at is not null;
  delete from conversations where shop_id = mine and id = any (due) and forget_at is not null;
  get diagnostics deleted = row_count;
end $$;
revoke execute on function forget_empty_conversations(integer) from public;
grant execute on function forget_empty_conversations(integer) to mauzo_app;

-- Facts stay as they are: the app may not delete them, but this function the old ones of its shop, with their failures.
create index on facts (shop_id, at);
alter table fact_failures drop constraint fact_failures_shop_id_fact_id_fkey,
  add foreign key (shop_id, fact_id) references facts on delete cascade;
create function delete_old_facts(at_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  deleted integer;
begin
  delete from facts where shop_id = mine and id = any (array(
    select id from facts where shop_id = mine and at < now() - interval '30 days' order by at limit at_most for update skip locked
  ));
  get diagnostics deleted = row_count;
  return deleted;
end $$;
revoke execute on function delete_old_facts(integer) from public;
grant execute on function delete_old_facts(integer) to mauzo_app;
