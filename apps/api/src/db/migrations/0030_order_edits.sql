-- The lines of an order change while its goods are with the shop, and come back after they were handed over. How it was
-- before stands in order_changes, which nobody can change. A line of no units was taken out, or has come back whole.
alter table order_lines
  drop constraint order_lines_quantity_check,
  add constraint order_lines_quantity_check check (quantity >= 0),
  -- units that came back after they were handed over; `quantity` no longer counts them
  add column returned integer not null default 0 check (returned >= 0);
grant update (quantity, total_minor, returned) on order_lines to mauzo_app;

-- Others took its place.
alter table order_charges add column dropped boolean not null default false;
grant update (dropped) on order_charges to mauzo_app;

-- How often what is in it changed: whoever changes it says what it was made from.
alter table orders
  -- all of it may come back
  drop constraint orders_quantity_check,
  add constraint orders_quantity_check check (quantity >= 0),
  add column edits integer not null default 0;
grant update (edits, quantity, total_minor, note) on orders to mauzo_app;

alter table order_changes
  drop constraint order_change_kind,
  add constraint order_change_kind
    check (kind in ('moved', 'paid', 'refunded', 'claimed', 'settled', 'declined', 'withdrawn', 'edited', 'returned', 'noted'));
