-- What the till sent is hashed with the customer's name and number, which can be guessed from it.
insert into erasures (place, table_name, whose, becomes) values (78, 'pos_sales', 't.order_id = any ($3)', 'request_hash = ''''');
