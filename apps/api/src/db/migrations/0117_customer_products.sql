-- Who bought which product, and when last: what segments ask. It is written anew from a customer's orders, after the
-- transaction that changed one of them. It refers to no customer, so that nothing has to move it with a merge.
create table customer_products (
  shop_id uuid not null references shops,
  product_id uuid not null,
  customer_id uuid not null,
  last_at timestamptz not null,
  primary key (shop_id, product_id, customer_id) include (last_at)
);
create index on customer_products (shop_id, customer_id, product_id) include (last_at);
alter table customer_products enable row level security;
alter table customer_products force row level security;
create policy tenant on customer_products
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, delete on customer_products to mauzo_app;
grant update (last_at) on customer_products to mauzo_app;
-- Like segments' other columns it is read from indexes alone, which takes pages that are vacuumed.
alter table customer_products set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 20000);

-- What these customers bought, or all, by the orders that are not void.
create function recount_customer_products(ids uuid[]) returns void
language sql set search_path = public, pg_temp as $$
  with bought as materialized (
    select o.shop_id, l.product_id, o.customer_id, max(o.placed_at) as last_at
    from orders o join order_lines l on l.shop_id = o.shop_id and l.order_id = o.id
    where (ids is null or o.customer_id = any (ids)) and o.customer_id is not null and l.quantity > 0
      and o.fulfilment <> 'cancelled' and not (o.payment = 'refunded' and o.fulfilment in ('picked up', 'delivered'))
    group by 1, 2, 3
  ), gone as (
    delete from customer_products k
    where (ids is null or k.customer_id = any (ids)) and not exists (
      select from bought b
      where b.shop_id = k.shop_id and b.product_id = k.product_id and b.customer_id = k.customer_id)
  )
  insert into customer_products as k (shop_id, product_id, customer_id, last_at)
  select shop_id, product_id, customer_id, last_at from bought order by 1, 2, 3
  on conflict (shop_id, product_id, customer_id) do update set last_at = excluded.last_at
  where k.last_at <> excluded.last_at
$$;
revoke execute on function recount_customer_products(uuid[]) from public;
grant execute on function recount_customer_products(uuid[]) to mauzo_app;

-- From here on, those whose orders change are counted by this subscriber.
insert into fact_cursors (subscriber, xid, seq)
values ('customer-products', pg_snapshot_xmin(pg_current_snapshot()), 0) on conflict do nothing;
select recount_customer_products(null);
