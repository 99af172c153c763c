-- What came in on some days is read from the index alone. Ids would not do: what was paid before payments were kept by
-- themselves has the moment of its order, and a later id.
create index on order_payments (shop_id, created_at) include (method, amount_minor);
