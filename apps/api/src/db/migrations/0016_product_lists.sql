-- Products by price, by what is left of them, and by their codes; what was changed of many at once can be taken back.
alter table products
  add column price_from_minor bigint not null default 0,
  add column price_to_minor bigint not null default 0;

-- A product's prices are those of its variants.
create function write_price_range(shop uuid, product uuid) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  least bigint;
  most bigint;
begin
  select min(v.price_minor), max(v.price_minor) into least, most from variants v
  where v.shop_id = shop and v.product_id = product and v.archived_at is null;
  update products p set price_from_minor = least, price_to_minor = most
  where p.shop_id = shop and p.id = product and least is not null
    and (p.price_from_minor <> least or p.price_to_minor <> most);
end $$;

-- One product after the other: as one statement, all of them would be read for each that is written.
create function keep_price_ranges() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform write_price_range(w.shop_id, w.product_id) from (select distinct shop_id, product_id from written) w;
  return null;
end $$;
create trigger price_ranges_of_new after insert on variants
  referencing new table as written for each statement execute function keep_price_ranges();

-- A sale changes stock only, and comes past this untouched.
create function keep_price_range() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform write_price_range(new.shop_id, new.product_id);
  return null;
end $$;
create trigger price_range_of_changed after update of price_minor, archived_at on variants for each row
  when (old.price_minor <> new.price_minor or old.archived_at is distinct from new.archived_at)
  execute function keep_price_range();

update products p set price_from_minor = r.least, price_to_minor = r.most
from (
  select shop_id, product_id, min(price_minor) as least, max(price_minor) as most from variants
  where archived_at is null group by shop_id, product_id) r
where p.shop_id = r.shop_id and p.id = r.product_id;
create index on products (shop_id, price_from_minor, id);

-- How each of the products of a batch was, as far as the batch changed it.
alter table product_changes add column undo jsonb;

-- Words of the name and the description, or a code as it stands.
create or replace function search_products(words text, at_most integer)
returns table (id uuid)
language sql stable security definer set search_path = public, pg_temp set pg_trgm.word_similarity_threshold = 0.5 as $$
  with coded as materialized (
    select v.product_id as id from variants v
    where v.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and v.archived_at is null
      and v.sku_key = lower(words)
    union
    select v.product_id from variants v
    where v.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid and v.archived_at is null
      and v.barcode_key = lower(words)
  ), exact as materialized (
    select p.id from products p
    where p.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid
      and p.search_text like '%' || regexp_replace(lower(words), '([\\%_])', '\\\1', 'g') || '%'
    order by p.id desc limit at_most
  ), close as (
    select p.id from products p
    where not exists (select 1 from exact) and not exists (select 1 from coded) and words ~ '[[:alpha:]]{3}'
      and p.shop_id = nullif(current_setting('app.shop_id', true), '')::uuid
      and lower(words) <% p.search_text
    order by word_similarity(lower(words), p.search_text) desc, p.id desc limit at_most
  )
  select coded.id from coded union select exact.id from exact union all select close.id from close
$$;
