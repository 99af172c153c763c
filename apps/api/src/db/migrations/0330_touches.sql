-- What brought somebody: the first touch and the last one, of ours and never about a person, as `short_link:<id>`. They are kept with
-- a conversation and a cart, and go from there to the order, where they never change: no update of them is granted.
create function is_touch(touch text) returns boolean language sql immutable parallel safe
  return touch ~ '^(directory|(qr|short_link|popup|set|campaign):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$';
do $$
declare brought text;
begin
  foreach brought in array array['conversations', 'carts', 'orders'] loop
    execute format($columns$alter table %I
      add first_touch text collate "C", add last_touch text collate "C",
      add constraint %I check (is_touch(first_touch) and is_touch(last_touch)),
      add constraint %I check ((first_touch is null) = (last_touch is null))$columns$,
      brought, brought || '_touches', brought || '_both_touches');
  end loop;
end $$;
create index orders_first_touch_idx on orders (shop_id, first_touch, id) include (paid_minor) where first_touch is not null;
create index orders_last_touch_idx on orders (shop_id, last_touch, id) include (paid_minor) where last_touch is not null;
create index conversations_last_touch_idx on conversations (shop_id, last_touch) where last_touch is not null;
create index carts_last_touch_idx on carts (shop_id, last_touch) where last_touch is not null;
create index on short_links (shop_id, code);
-- What a touch is called now; empty for the list of shops.
create function touch_name(shop uuid, touch text) returns text language sql stable set search_path = public, pg_temp as $$
  select coalesce(case split_part(touch, ':', 1)
    when 'qr' then (select name from short_links where shop_id = shop and id = split_part(touch, ':', 2)::uuid)
    when 'short_link' then (select name from short_links where shop_id = shop and id = split_part(touch, ':', 2)::uuid)
    when 'popup' then (select name from popups where shop_id = shop and id = split_part(touch, ':', 2)::uuid)
    when 'set' then (select name from product_sets where shop_id = shop and id = split_part(touch, ':', 2)::uuid)
    when 'campaign' then (select name from campaigns where shop_id = shop and id = split_part(touch, ':', 2)::uuid)
  end, '')
$$;
