-- Products by name, and those that are archived without a walk past all that are not.
create index on products (shop_id, name collate "unicode", id);
create index on variants (shop_id, product_id, archived_at) where archived_at is not null;
