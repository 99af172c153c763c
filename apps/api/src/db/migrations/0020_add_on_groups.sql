-- A group of add-ons is the shop's own, and may be in many products: it is known when it was changed, and it is put away
-- by itself. The products it was in keep their places for when it comes back.
alter table add_on_groups
  add column archived_at timestamptz,
  add column updated_at timestamptz not null default now();
-- What a product was parted from had its add-ons taken off sale with it.
update add_on_groups g set archived_at = now()
where not exists (select from add_ons a where a.shop_id = g.shop_id and a.group_id = g.id and a.archived_at is null);
