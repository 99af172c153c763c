-- Messages are searched in slices of six days, the newest first, until enough are found: so neither a word that everybody
-- uses nor one that nobody does reads more than the index holds for this shop. Shop and slice are one key, so that the
-- index leads to a shop's own words alone.
create function slice_of(ms bigint) returns bigint
language sql immutable parallel safe return ms >> 29;
create function ms_of(id uuid) returns bigint
language sql immutable parallel safe return ('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint;
create function words_key(shop uuid, slice bigint) returns bigint
language sql immutable parallel safe return hashtextextended(shop::text, slice);

-- Without a list of what is not in the index yet: each slice would read all of it.
create index messages_words_idx on messages
  using gin (words_key(shop_id, slice_of(ms_of(id))), to_tsvector('simple'::regconfig, text)) with (fastupdate = off);

-- What is written as a query: every word, and the last one also as the beginning of a longer one.
create function words_query(words text) returns tsquery
language plpgsql immutable set search_path = public, pg_temp as $$
declare
  whole tsquery := plainto_tsquery('simple', words);
begin
  if numnode(whole) = 0 or words !~ '[[:alnum:]]{3}\s*$' then return whole; end if;
  return (whole::text || ':*')::tsquery;
end $$;

-- The messages of the shop with these words, newest first, older than `before`. Nobody finds numbers who does not see them.
create function search_messages(words text, before uuid, at_most integer) returns table (id uuid)
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
  select slice_of(ms_of(c.id)) into oldest from conversations c where c.shop_id = mine order by c.id limit 1;
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
grant select (shop_id, id, text) on messages to mauzo_reader;
alter function search_messages(text, uuid, integer) owner to mauzo_reader;
revoke execute on function search_messages(text, uuid, integer) from public;
grant execute on function search_messages(text, uuid, integer) to mauzo_app;
