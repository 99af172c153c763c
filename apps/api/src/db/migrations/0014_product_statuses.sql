-- Whether a product is published or a draft, archived or not; what its variants differ in, and what one is known by.
alter table products
  add column published boolean not null default true,
  add column archived_at timestamptz,
  -- In the shop, its page and its chat.
  add column on_offer boolean not null generated always as (published and archived_at is null) stored,
  add column option_names text[] not null default '{}' constraint product_options check (cardinality(option_names) <= 3);
alter table variants
  add column sku text constraint variant_sku check (char_length(sku) between 1 and 64),
  add column barcode text constraint variant_barcode check (char_length(barcode) between 1 and 64),
  -- Codes are found in whatever letters by columns of their own: behind row-level security no index on lower(…) is used.
  add column sku_key text generated always as (lower(sku)) stored,
  add column barcode_key text generated always as (lower(barcode)) stored,
  add column option_values text[] not null default '{}',
  add column picture_id uuid,
  add foreign key (shop_id, picture_id) references media on delete set null (picture_id);
alter table product_pictures
  add column alt text not null default '' constraint picture_alt check (char_length(alt) <= 200);

-- A product was archived with all its variants; now it is archived by itself, and its variants stay its own.
update products p set archived_at = gone.latest
from (
  select shop_id, product_id, max(archived_at) as latest from variants
  group by shop_id, product_id having count(*) filter (where archived_at is null) = 0) gone
where p.shop_id = gone.shop_id and p.id = gone.product_id;
update variants v set archived_at = null
from products p where p.shop_id = v.shop_id and p.id = v.product_id and p.archived_at = v.archived_at;

drop index variants_shop_id_product_id_archived_at_idx;
create index on products (shop_id, id desc) where on_offer;
create index on products (shop_id, id desc) where not published and archived_at is null;
create index on products (shop_id, id desc) where archived_at is not null;
create unique index on variants (shop_id, sku_key) where archived_at is null and sku_key is not null;
create unique index on variants (shop_id, barcode_key) where archived_at is null and barcode_key is not null;

create or replace function site_statistics()
returns table (sales_minor bigint, products bigint, visitors bigint, orders bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sold.minor, 0)::bigint, goods.count, people.count, sold.count
  from
    (select sum(total_minor) as minor, count(*) from orders where status <> 'cancelled' and currency = 'TZS') sold,
    (select count(*) from products where on_offer) goods,
    (select count(*) from (select distinct visitor_hash from conversations) each) people
$$;
create index on variants (shop_id, picture_id) where picture_id is not null;

-- What was changed of a product, by whom: the fields as they were and as they became.
create table product_changes (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  product_id uuid not null,
  kind text not null constraint product_change_kind check (kind in ('created', 'changed', 'archived', 'restored')),
  user_id uuid not null,
  -- as they were called at the time
  user_name text not null,
  changes jsonb not null,
  -- the changes that were made together, and are taken back together
  batch_id uuid,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, product_id) references products
);
create index on product_changes (shop_id, product_id, id desc);
create index on product_changes (shop_id, batch_id, id) where batch_id is not null;
alter table product_changes enable row level security;
alter table product_changes force row level security;
create policy tenant on product_changes
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
-- what happened stays as it happened
grant select, insert on product_changes to mauzo_app;

-- Where a product was sold.
create index on order_lines (shop_id, product_id, id desc);
