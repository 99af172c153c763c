-- A cart may hold its goods for a while: by movements that name it, and nothing else. 0: this shop holds none.
alter table shops add column hold_minutes integer not null default 0
  constraint shop_hold_minutes check (hold_minutes in (0, 10, 15, 30, 60, 120));
-- null: nothing is held
alter table carts add column held_until timestamptz;
alter table stock_movements
  add column cart_id uuid,
  add foreign key (shop_id, cart_id) references carts,
  add check ((cart_id is not null) = (reason in ('hold', 'release')));
create index on stock_movements (shop_id, cart_id) where cart_id is not null;
