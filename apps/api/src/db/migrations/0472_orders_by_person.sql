-- Who of the staff entered an order or sold it over the counter. Of the orders that are there, the till knows; who entered the
-- others was never written down.
alter table orders add column taken_by uuid;
update orders o set taken_by = s.user_id from pos_sales s
  where s.shop_id = o.shop_id and s.order_id = o.id and s.user_id is not null;
create index orders_taken_by_idx on orders (shop_id, taken_by, id) where taken_by is not null;
