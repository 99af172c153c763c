-- What somebody sold over the counter, the last first.
create index pos_sales_user_idx on pos_sales (shop_id, user_id, created_at desc, id desc);
