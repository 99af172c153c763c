-- A shop that was filled with a made-up life, to try things out on.
alter table shops add column is_demo boolean not null default false;

-- Deletes that life in the current shop; returns whether it was a demo. The app may not delete what happened, and this
-- function only where nothing did. What the shop is and how it works stays: its details, bot, flows, delivery, workflow,
-- views and people; only the made-up staff go. Pictures that nothing shows any more are left to the nightly cleaning.
create function empty_demo_shop() returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid := nullif(current_setting('app.shop_id', true), '')::uuid;
begin
  update shops set is_demo = false where shop_id = mine and is_demo;
  if not found then return false; end if;
  delete from facts where shop_id = mine;
  delete from lookup_keys where shop_id = mine and kind in ('cart', 'document');
  delete from payment_claims where shop_id = mine;
  delete from order_messages where shop_id = mine;
  delete from order_changes where shop_id = mine;
  delete from order_payments where shop_id = mine;
  delete from order_charges where shop_id = mine;
  delete from order_lines where shop_id = mine;
  delete from stock_movements where shop_id = mine;
  delete from orders where shop_id = mine;
  delete from cart_lines where shop_id = mine;
  delete from carts where shop_id = mine;
  delete from messages where shop_id = mine;
  delete from push_counts where shop_id = mine;
  delete from conversations where shop_id = mine;
  delete from customers where shop_id = mine;
  delete from product_set_items where shop_id = mine;
  delete from product_set_sections where shop_id = mine;
  delete from product_sets where shop_id = mine;
  delete from product_import_rows where shop_id = mine;
  delete from product_imports where shop_id = mine;
  delete from product_changes where shop_id = mine;
  delete from product_batches where shop_id = mine;
  delete from product_pictures where shop_id = mine;
  delete from product_add_on_groups where shop_id = mine;
  delete from add_ons where shop_id = mine;
  delete from add_on_groups where shop_id = mine;
  delete from variants where shop_id = mine;
  delete from products where shop_id = mine;
  -- They have addresses to which no mail can be sent.
  delete from memberships m using auth.users u
  where m.shop_id = mine and not m.is_admin and u.id = m.user_id and u.email like '%@mauzo.example';
  return true;
end $$;
revoke execute on function empty_demo_shop() from public;
grant execute on function empty_demo_shop() to mauzo_app;
