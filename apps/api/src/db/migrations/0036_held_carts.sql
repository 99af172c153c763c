-- What a shop's carts hold is read with its stock.
create index on carts (shop_id) where held_until is not null;
