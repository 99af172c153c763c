-- What a restock cost may be written down once: as an expense, or as a bill of a supplier.
alter table expenses
  drop constraint expense_source,
  add constraint expense_source check (source in ('person', 'import', 'fee', 'restock')),
  add column movement_id uuid,
  add constraint expense_restock check ((source = 'restock') = (movement_id is not null)),
  add foreign key (shop_id, movement_id) references stock_movements;
create index on expenses (shop_id, movement_id) where movement_id is not null;
create unique index on expenses (shop_id, movement_id) where movement_id is not null and voided_at is null;

alter table supplier_bills
  add column movement_id uuid,
  add foreign key (shop_id, movement_id) references stock_movements;
create index on supplier_bills (shop_id, movement_id) where movement_id is not null;
create unique index on supplier_bills (shop_id, movement_id) where movement_id is not null and voided_at is null;

-- What was decided of a restock. Whoever writes its cost down holds the row until they commit.
create table restock_costs (
  shop_id uuid not null references shops,
  movement_id uuid not null,
  dismissed_at timestamptz,
  user_id uuid,
  primary key (shop_id, movement_id),
  foreign key (shop_id, movement_id) references stock_movements
);
alter table restock_costs enable row level security;
alter table restock_costs force row level security;
create policy tenant on restock_costs
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert on restock_costs to mauzo_app;
grant update (dismissed_at, user_id) on restock_costs to mauzo_app;

create index on stock_movements (shop_id, id) where reason = 'restock' and unit_cost_minor > 0;
-- Restocks until now are written down by hand, or not at all.
insert into restock_costs (shop_id, movement_id, dismissed_at)
select shop_id, id, now() from stock_movements where reason = 'restock' and unit_cost_minor > 0;
