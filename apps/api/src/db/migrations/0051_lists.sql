-- Each order a list can be sorted by has an index of shop, column and id: a page far back reads no more than the first.
create index on products (shop_id, updated_at, id);
create index on orders (shop_id, total_minor, id);
-- Who left no name comes last, as nothing does in every list.
create index on orders (shop_id, (nullif(customer_name, '') collate "unicode"), id);
create index on customers (shop_id, (nullif(name, '') collate "unicode"), id);
create index on product_sets (shop_id, name collate "unicode", id);
create index on product_sets (shop_id, updated_at, id);

-- Shared views are addresses of the back-office, where the order by default was called "newest".
update list_views set query = regexp_replace(query, '(^|[?&])sort=newest(&|$)', '\1sort=created_desc\2') where list = 'products';
