-- What is forgiven stays forgiven when customers are merged or parted, and their totals counted anew.
create or replace function recount_customers(ids uuid[]) returns void
language sql set search_path = public, pg_temp as $$
  with counted as (
    select c.shop_id, c.id,
      coalesce(sum(o.total_minor) filter (where not v.void), 0) as total_minor,
      count(*) filter (where not v.void) as total_orders,
      -- without what was forgiven, and nothing of an order that is void
      coalesce(sum(o.owed_minor), 0) as owed_minor,
      min(o.placed_at) filter (where not v.void) as first_order_at,
      max(o.placed_at) filter (where not v.void) as last_order_at,
      coalesce(array_agg(distinct o.channel order by o.channel) filter (where o.id is not null), '{}') as channels
    from customers c
    left join orders o on o.shop_id = c.shop_id and o.customer_id = c.id
    left join lateral (
      select o.id is null or o.fulfilment = 'cancelled'
        or (o.payment = 'refunded' and o.fulfilment in ('picked up', 'delivered')) as void
    ) v on true
    where ids is null or c.id = any (ids)
    group by c.shop_id, c.id
  )
  update customers c set total_minor = counted.total_minor, total_orders = counted.total_orders,
    owed_minor = counted.owed_minor, first_order_at = counted.first_order_at, last_order_at = counted.last_order_at,
    channels = counted.channels
  from counted where counted.shop_id = c.shop_id and counted.id = c.id
$$;
-- Of those who were merged or parted since debts can be forgiven, it was counted wrong.
select recount_customers(array(
  select distinct customer_id from orders where forgiven_minor > 0 and customer_id is not null));
