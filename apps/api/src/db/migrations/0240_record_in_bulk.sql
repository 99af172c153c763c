-- A change of 10,000 prices makes as many entries. When each of them moved the end of the chain, the head had as many
-- versions, through all of which the next one searched: twelve seconds of a commit. Now the end moves once.
create or replace function add_record_entry(e record_entries) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  scope constant text := coalesce(current_setting('app.shop_id', true), '');
  origin constant jsonb := coalesce(nullif(current_setting('app.origin', true), ''), '{}')::jsonb;
  head record_heads;
begin
  -- At the commit the transaction may have left the scope in which the change was made.
  perform set_config('app.shop_id', e.shop_id::text, true);
  select * into head from record_heads h where h.shop_id = e.shop_id for update;
  if not found then
    insert into record_heads (shop_id) values (e.shop_id) on conflict do nothing;
    select * into strict head from record_heads h where h.shop_id = e.shop_id for update;
  end if;
  -- What this transaction has written already, which the head learns at its end.
  select r.number, r.hash into e.number, e.previous from record_entries r
  where r.shop_id = e.shop_id and r.number > head.number order by r.number desc limit 1;
  e.number := coalesce(e.number, head.number) + 1;
  e.previous := coalesce(e.previous, head.hash);
  e.id := uuidv7();
  e.at := clock_timestamp();
  e.actor_kind := coalesce(origin ->> 'kind', 'system');
  e.actor_id := origin ->> 'id';
  e.actor_name := origin ->> 'name';
  e.address := origin ->> 'address';
  e.request_id := origin ->> 'request';
  e.hash := record_hash(e);
  insert into record_entries select (e).*;
  perform set_config('app.shop_id', scope, true);
end $$;

-- Moves the end of a chain to the last entry of a transaction. It is queued by the entries, which are written at the commit,
-- and so runs after all of them.
create function end_record() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope constant text := coalesce(current_setting('app.shop_id', true), '');
begin
  perform set_config('app.shop_id', new.shop_id::text, true);
  if not exists (select from record_entries e where e.shop_id = new.shop_id and e.number = new.number + 1) then
    update record_heads h set number = new.number, hash = new.hash where h.shop_id = new.shop_id and h.number < new.number;
  end if;
  perform set_config('app.shop_id', scope, true);
  return null;
end $$;
revoke execute on function end_record() from public;
create constraint trigger end_record after insert on record_entries deferrable initially deferred
  for each row execute function end_record();

-- Deletes from the beginning of the chain alone, one cleaning after the other and up to a row that somebody holds, so that no
-- entry is missing in its middle.
create or replace function delete_old_entries(at_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  kept bigint;
  oldest bigint[];
  held bigint[];
  deleted integer;
begin
  perform from record_heads h where h.shop_id = mine for update skip locked;
  if not found then return 0; end if;
  select min(o.number) into kept from (
    select number, at from record_entries where shop_id = mine order by number limit at_most) o
  where o.at >= now() - interval '2 years';
  oldest := array(select number from record_entries
    where shop_id = mine and (kept is null or number < kept) order by number limit at_most);
  held := array(select number from record_entries
    where shop_id = mine and number = any (oldest) order by number for update skip locked);
  select min(number) into kept from unnest(oldest) number where number <> all (held);
  with gone as (
    delete from record_entries where shop_id = mine and number = any (held) and (kept is null or number < kept)
    returning number, hash
  ), cut as (
    update record_heads h set cut_number = g.number, cut_hash = g.hash
    from (select number, hash from gone order by number desc limit 1) g
    where h.shop_id = mine and g.number > h.cut_number
  )
  select count(*) into deleted from gone;
  return deleted;
end $$;
