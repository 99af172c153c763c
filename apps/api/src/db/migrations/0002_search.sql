-- What was written stands first and alone; only where nothing holds the words as they are, spelling is forgiven.
create or replace function search_products(words text, at_most integer)
returns table (id uuid)
language sql stable security definer set search_path = public, pg_temp set pg_trgm.word_similarity_threshold = 0.5 as $$
  with exact as materialized (
    select p.id from products p
    where p.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid
      and p.search_text like '%' || regexp_replace(lower(words), '([\\%_])', '\\\1', 'g') || '%'
    order by p.id desc limit at_most
  ), close as (
    select p.id from products p
    where not exists (select 1 from exact) and words ~ '[[:alpha:]]{3}'
      and p.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid
      and lower(words) <% p.search_text
    order by word_similarity(lower(words), p.search_text) desc, p.id desc limit at_most
  )
  select exact.id from exact union all select close.id from close
$$;
