-- Those that were put aside are few, and have a list of their own.
create index receipts_dismissed_idx on receipts (shop_id, id) where dismissed_at is not null;
