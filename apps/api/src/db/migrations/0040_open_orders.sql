-- What is ordered and not handed over is read with the stock.
create index on orders (shop_id, id) where goods in ('new', 'preparing', 'ready');
