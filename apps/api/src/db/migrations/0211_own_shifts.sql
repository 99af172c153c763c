-- A cashier's own shifts, the newest first.
create index on pos_shifts (shop_id, user_id, opened_at, id);
