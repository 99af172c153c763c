-- A sale is what a shop's home calls one: every order that is not void. What came back made its total smaller.
create or replace function site_statistics()
returns table (sales_minor bigint, products bigint, visitors bigint, orders bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sold.minor, 0)::bigint, goods.count, people.count, sold.count
  from
    (
      select sum(total_minor) as minor, count(*) from orders
      where goods <> 'cancelled' and not (money = 'refunded' and goods in ('picked up', 'delivered')) and currency = 'TZS'
    ) sold,
    (select count(*) from products where on_offer) goods,
    (select count(*) from (select distinct visitor_hash from conversations) each) people
$$;
