-- Sales that were made without a network, and are told of later: when they were made, and what was not as it should be.
alter table pos_sales
  add column sold_at timestamptz,
  add column notes jsonb not null default '[]';
grant update (notes) on pos_sales to mauzo_app;

-- A shift's difference is booked once. A sale of it that is told of after it was closed explains a part of it, which is booked
-- with the sale's order.
drop index transfers_difference_idx;
create unique index transfers_difference_idx on transfers (shop_id, shift_id) where kind = 'difference' and order_id is null;
create unique index transfers_late_difference_idx on transfers (shop_id, order_id) where kind = 'difference';
