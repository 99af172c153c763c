-- Who changed a stock, why, and what it cost; from which stock on something is running low.
alter table stock_movements
  add column user_id uuid references auth.users on delete set null,
  add column cause text constraint stock_movement_cause check (cause in ('damaged', 'lost', 'found', 'counted', 'own use', 'correction', 'other')),
  add column note text not null default '' check (char_length(note) <= 200),
  add column unit_cost_minor bigint check (unit_cost_minor >= 0),
  drop constraint stock_movement_reason,
  add constraint stock_movement_reason check (reason in ('opening', 'restock', 'adjustment', 'sale', 'return', 'hold', 'release')),
  add check (cause is null or reason = 'adjustment'),
  add check (unit_cost_minor is null or reason = 'restock');

-- a ledger is read newest first
drop index stock_movements_shop_id_variant_id_idx, stock_movements_shop_id_add_on_id_idx;
create index on stock_movements (shop_id, variant_id, id) where variant_id is not null;
create index on stock_movements (shop_id, add_on_id, id) where add_on_id is not null;

-- null: it never runs low
alter table variants add column low_stock_at integer check (low_stock_at >= 0);
alter table add_ons add column low_stock_at integer check (low_stock_at >= 0);
-- What is low or out is found without a walk past all that is not. A column of its own: an index over the stock itself would
-- be written with every sale.
alter table variants add column is_short boolean generated always as (stock <= coalesce(low_stock_at, 0)) stored;
alter table add_ons add column is_short boolean generated always as (stock <= coalesce(low_stock_at, 0)) stored;
create index on variants (shop_id, id) where archived_at is null and is_short;
create index on add_ons (shop_id, id) where archived_at is null and is_short;
create index on product_add_on_groups (shop_id, group_id);
