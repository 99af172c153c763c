-- Whose shop it is: whoever opened it, until they hand it over. Of the shops that are there, the first of their admins.
alter table shops add column owner_id uuid;
update shops set owner_id = (
  select m.user_id from memberships m where m.shop_id = shops.shop_id and m.is_admin order by m.created_at, m.user_id limit 1
);

-- To whom a shop is offered; nobody is offered what they could not hold.
create table ownership_offers (
  shop_id uuid primary key references shops,
  user_id uuid not null,
  made_at timestamptz not null default now(),
  ends_at timestamptz not null,
  foreign key (shop_id, user_id) references memberships on delete cascade
);
create index on ownership_offers (shop_id, user_id);
alter table ownership_offers enable row level security;
alter table ownership_offers force row level security;
create policy tenant on ownership_offers
  using (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid)
  with check (shop_id = nullif(current_setting('app.shop_id', true), '')::uuid);
grant select, insert, update, delete on ownership_offers to mauzo_app;

create constraint trigger record_change after insert or update or delete on ownership_offers
  deferrable initially deferred
  for each row execute function record_change('rights', 'ownership_offer', 'ends_at', '', 'made');
create constraint trigger record_change_of_owner after update of owner_id on shops
  deferrable initially deferred
  for each row execute function record_change('rights', 'ownership', '', 'owner_id', 'made');
