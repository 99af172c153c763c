-- Whose shop it is: whoever opened it, until they hand it over. Of the shops that are there, the first of their admins.
alter table memberships add column is_owner boolean not null default false;
update memberships m set is_owner = true
from (
  select distinct on (shop_id) shop_id, user_id from memberships where is_admin order by shop_id, created_at, user_id
) first
where first.shop_id = m.shop_id and first.user_id = m.user_id;
create unique index memberships_owner on memberships (shop_id) where is_owner;

-- Also of one that a process of the release before opens while the new ones start.
create function own_new_shop() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  new.is_owner := not exists (select 1 from memberships m where m.shop_id = new.shop_id and m.is_admin);
  return new;
end $$;
create trigger own_new_shop before insert on memberships
  for each row when (new.is_admin and not new.is_owner) execute function own_new_shop();

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
create constraint trigger record_change_of_owner after update of is_owner on memberships
  deferrable initially deferred
  for each row when (new.is_owner and not old.is_owner)
  execute function record_change('rights', 'ownership', 'is_owner', '', 'made');
