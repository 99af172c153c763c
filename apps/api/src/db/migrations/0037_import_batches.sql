-- An import is a batch, too: listed among the changes of many products, and taken back.
alter table product_imports add column batch_id uuid;
alter table product_imports add foreign key (shop_id, batch_id) references product_batches;
create index on product_imports (shop_id, batch_id) where batch_id is not null;
alter table product_batches
  -- while it is taken back piece by piece: the last of its changes that was looked at, and how many were
  add column undo_until uuid,
  add column undo_done integer not null default 0;
-- the count grows with an import
grant update (product_count, undo_until, undo_done) on product_batches to mauzo_app;
-- which change of a batch this one takes back
alter table product_changes add column takes_back uuid;
