-- Where a shop's messages begin. On its own, as the search turns index scans off: it would read all conversations of the shop
-- to find the first.
create function oldest_slice(shop uuid) returns bigint
language sql stable security definer set search_path = public, pg_temp set enable_indexscan = on as $$
  select slice_of(ms_of(c.id)) from conversations c where c.shop_id = shop order by c.id limit 1
$$;
alter function oldest_slice(uuid) owner to mauzo_reader;
revoke execute on function oldest_slice(uuid) from public;

-- The messages of the shop with these words, newest first, older than `before`. Nobody finds numbers who does not see them.
create or replace function search_messages(words text, before uuid, at_most integer) returns table (id uuid)
language plpgsql stable rows 20 security definer set search_path = public, pg_temp
set enable_indexscan = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
  asked constant tsquery := words_query(words);
  slice bigint;
  newest constant bigint := (extract(epoch from now()) * 1000)::bigint;
  oldest bigint;
  wanted integer := at_most;
  got integer;
begin
  if mine is null or numnode(asked) = 0 then return; end if;
  if words ~ '[0-9]{3}' and current_setting('app.phones', true) is distinct from 'on' then return; end if;
  oldest := oldest_slice(mine);
  if oldest is null then return; end if;
  -- Whoever asks from a day to come does not make it look through all the slices until then.
  slice := slice_of(least(coalesce(ms_of(before), newest), newest));
  while slice >= oldest and wanted > 0 loop
    return query
      select m.id from messages m
      where words_key(m.shop_id, slice_of(ms_of(m.id))) = words_key(mine, slice)
        and to_tsvector('simple'::regconfig, m.text) @@ asked
        and m.shop_id = mine and (before is null or m.id < before)
      order by m.id desc limit wanted;
    get diagnostics got = row_count;
    wanted := wanted - got;
    slice := slice - 1;
  end loop;
end $$;

-- What could not be had over a number is looked for when it is no longer paused.
create index on conversation_files (shop_id, number_id) where state = 'lost';
