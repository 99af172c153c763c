-- What went back is no sale, unless it was paid again.
create or replace function site_statistics()
returns table (sales_minor bigint, products bigint, visitors bigint, orders bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sold.minor, 0)::bigint, goods.count, people.count, sold.count
  from
    (
      select sum(total_minor - least(refunded_minor, greatest(0, total_minor - paid_minor))) as minor, count(*)
      from orders where goods <> 'cancelled' and currency = 'TZS'
    ) sold,
    (select count(*) from products where on_offer) goods,
    (select count(*) from (select distinct visitor_hash from conversations) each) people
$$;
