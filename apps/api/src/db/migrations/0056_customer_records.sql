create table customer_notes (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  customer_id uuid not null,
  text text not null check (char_length(text) between 1 and 1000),
  user_id uuid not null,
  user_name text not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers
);
create index on customer_notes (shop_id, customer_id, id);

-- A change of the tags of many customers; what it did to each is among their changes.
create table customer_tag_changes (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);

-- What staff changed in a customer's record, field by field.
create table customer_changes (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  customer_id uuid not null,
  user_id uuid not null,
  user_name text not null,
  changes jsonb not null,
  tag_change_id uuid,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers,
  foreign key (shop_id, tag_change_id) references customer_tag_changes
);
create index on customer_changes (shop_id, customer_id, id);
create index on customer_changes (shop_id, tag_change_id) where tag_change_id is not null;

create table segments (
  shop_id uuid not null references shops,
  id uuid not null default uuidv7(),
  name text not null check (char_length(name) between 1 and 60),
  document jsonb not null,
  user_name text not null,
  version integer not null default 0,
  -- deleted, and for a day to be had back
  removed_at timestamptz,
  updated_at timestamptz not null default now(),
  updated_by text not null,
  primary key (shop_id, id)
);
create unique index segments_name_idx on segments (shop_id, lower(name)) where removed_at is null;
create index on segments (shop_id, removed_at) where removed_at is not null;

do $$
declare
  tenant_table text;
  mine constant text := 'shop_id = nullif(current_setting(''app.shop_id'', true), '''')::uuid';
begin
  foreach tenant_table in array array['customer_notes', 'customer_tag_changes', 'customer_changes', 'segments'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (%s) with check (%s)', tenant_table, mine, mine);
  end loop;
end $$;
grant select, insert, delete on customer_notes to mauzo_app;
grant select, insert on customer_tag_changes, customer_changes to mauzo_app;
grant update (undone_at) on customer_tag_changes, customer_changes to mauzo_app;
grant select, insert, update, delete on segments to mauzo_app;

alter table list_views drop constraint list_view_list;
alter table list_views add constraint list_view_list check (list in ('products', 'orders', 'stock', 'customers'));

-- As before, with what is known of customers.
create or replace function empty_demo_shop() returns boolean
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
  delete from customer_notes where shop_id = mine;
  delete from customer_changes where shop_id = mine;
  delete from customer_tag_changes where shop_id = mine;
  delete from segments where shop_id = mine;
  delete from contacts where shop_id = mine;
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
