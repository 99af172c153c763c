-- The same product may stand in a cart and an order several times, each time with add-ons of its own: what was chosen
-- together has the same number. What is older than that has 0: one item of each product.
alter table cart_lines
  add column item integer not null default 0 check (item >= 0),
  drop constraint cart_lines_shop_id_cart_id_product_id_variant_id_add_on_id_key,
  add constraint cart_lines_once
    unique nulls not distinct (shop_id, cart_id, item, product_id, variant_id, add_on_id);
alter table order_lines add column item integer not null default 0 check (item >= 0);
