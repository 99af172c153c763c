-- A deleted note about a customer can be had back for a day, as it was.
alter table customer_notes add column removed_at timestamptz;
create index on customer_notes (shop_id, removed_at) where removed_at is not null;
grant update (removed_at) on customer_notes to mauzo_app;
